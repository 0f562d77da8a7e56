// The sources of the gallery page, embedded by the compiler so that a moved binary still has them.
// `#embed` also tells the build system which files this one depends on.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CGalleryAssets.h"

static const unsigned char indexPage[] = {
#embed "Page/index.html"
    , 0};

static const unsigned char baseStyle[] = {
#embed "Page/base.css"
    , 0};

static const unsigned char scenesStyle[] = {
#embed "Page/scenes.css"
    , 0};

static const unsigned char viewerStyle[] = {
#embed "Page/viewer.css"
    , 0};

static const unsigned char elementsScript[] = {
#embed "Page/elements.js"
    , 0};

static const unsigned char modelScript[] = {
#embed "Page/model.js"
    , 0};

static const unsigned char scenesScript[] = {
#embed "Page/scenes.js"
    , 0};

static const unsigned char filtersScript[] = {
#embed "Page/filters.js"
    , 0};

static const unsigned char problemsScript[] = {
#embed "Page/problems.js"
    , 0};

static const unsigned char searchScript[] = {
#embed "Page/search.js"
    , 0};

static const unsigned char overlaysScript[] = {
#embed "Page/overlays.js"
    , 0};

static const unsigned char inspectorScript[] = {
#embed "Page/inspector.js"
    , 0};

static const unsigned char viewerScript[] = {
#embed "Page/viewer.js"
    , 0};

static const unsigned char pageScript[] = {
#embed "Page/page.js"
    , 0};

static const struct GalleryAsset assets[] = {
    {"index.html", (const char *)indexPage},
    {"base.css", (const char *)baseStyle},
    {"scenes.css", (const char *)scenesStyle},
    {"viewer.css", (const char *)viewerStyle},
    {"elements.js", (const char *)elementsScript},
    {"model.js", (const char *)modelScript},
    {"scenes.js", (const char *)scenesScript},
    {"filters.js", (const char *)filtersScript},
    {"problems.js", (const char *)problemsScript},
    {"search.js", (const char *)searchScript},
    {"overlays.js", (const char *)overlaysScript},
    {"inspector.js", (const char *)inspectorScript},
    {"viewer.js", (const char *)viewerScript},
    {"page.js", (const char *)pageScript},
};

size_t GalleryAssetCount(void) { return sizeof assets / sizeof *assets; }

struct GalleryAsset GalleryAssetAt(size_t index) { return assets[index]; }
