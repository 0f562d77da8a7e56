#ifndef C_TYPESETTING_DATA_H
#define C_TYPESETTING_DATA_H

#include <stddef.h>
#include <stdint.h>

// The bytes are brought in by TypesettingData.S.

extern const uint8_t typesetting_metrics_start[];
extern const uint8_t typesetting_metrics_end[];

/// First byte of the metrics tables, whose format Scripts/generate-typesetting-data describes.
static inline const uint8_t *_Nonnull typesettingMetricsBytes(void) {
  return typesetting_metrics_start;
}

/// Number of bytes of the metrics tables.
static inline size_t typesettingMetricsCount(void) {
  return (size_t)(typesetting_metrics_end - typesetting_metrics_start);
}

#endif
