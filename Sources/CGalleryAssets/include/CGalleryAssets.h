#ifndef CGALLERY_ASSETS_H
#define CGALLERY_ASSETS_H

#include <stddef.h>

/// One file of the gallery page, carried inside the binary.
struct GalleryAsset {
  /// Name of the file in the folder `Page`.
  const char *_Nonnull name;
  /// The bytes of the file, UTF-8, followed by a zero.
  const char *_Nonnull text;
};

/// How many files there are.
size_t GalleryAssetCount(void);

/// The file at `index`, which is less than `GalleryAssetCount()`.
struct GalleryAsset GalleryAssetAt(size_t index);

#endif
