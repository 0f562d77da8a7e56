// The Cairo 2D graphics library, as pkg-config finds it.
#include <cairo.h>
