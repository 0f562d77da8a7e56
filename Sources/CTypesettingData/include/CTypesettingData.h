#ifndef C_TYPESETTING_DATA_H
#define C_TYPESETTING_DATA_H

#include <stddef.h>
#include <stdint.h>

/// A file that is part of the program.
typedef struct {
  /// File name without its extension.
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  size_t count;
} TypesettingFile;

/// The metrics tables, whose format Scripts/generate-typesetting-data describes.
TypesettingFile typesettingMetrics(void);

/// The bundled fonts, from zero on; beyond the last one a file of no bytes.
TypesettingFile typesettingFont(size_t index);

/// Number of bundled fonts.
size_t typesettingFontCount(void);

/// The collections of the families that apps bring, from zero on; beyond the last one a file of no
/// bytes.
TypesettingFile typesettingFamily(size_t index);

#endif
