#include "CTypesettingData.h"

// The bytes are brought in by TypesettingData.S.
#define DECLARE(name) \
  extern const uint8_t typesetting_##name##_start[]; \
  extern const uint8_t typesetting_##name##_end[];
#define FILE_OF(string, name) \
  {string, typesetting_##name##_start, \
   (size_t)(typesetting_##name##_end - typesetting_##name##_start)}

DECLARE(metrics)
DECLARE(InterThin)
DECLARE(InterLight)
DECLARE(InterRegular)
DECLARE(InterMedium)
DECLARE(InterSemiBold)
DECLARE(InterBold)
DECLARE(InterBlack)
DECLARE(InterDisplayLight)
DECLARE(InterDisplayRegular)
DECLARE(InterDisplaySemiBold)
DECLARE(InterDisplayBold)
DECLARE(DejaVuSansMono)
DECLARE(DejaVuSansMonoBold)
DECLARE(NotoSansArabicRegular)
DECLARE(NotoSansArabicBold)
DECLARE(NotoSansHebrewRegular)
DECLARE(NotoSansHebrewBold)
DECLARE(NotoSansThaiRegular)
DECLARE(NotoSansThaiBold)
DECLARE(NotoSansDevanagariRegular)
DECLARE(SansM)
DECLARE(SansR)
DECLARE(SansO)
DECLARE(SansL)
DECLARE(SansF)
DECLARE(SansN)
DECLARE(SansS)
DECLARE(SansW)
DECLARE(SansP)
DECLARE(SansK)
DECLARE(SansU)
DECLARE(SansD)

TypesettingFile typesettingMetrics(void) {
  TypesettingFile file = FILE_OF("metrics", metrics);
  return file;
}

TypesettingFile typesettingFont(size_t index) {
  const TypesettingFile files[] = {
    FILE_OF("Inter-Thin", InterThin),
    FILE_OF("Inter-Light", InterLight),
    FILE_OF("Inter-Regular", InterRegular),
    FILE_OF("Inter-Medium", InterMedium),
    FILE_OF("Inter-SemiBold", InterSemiBold),
    FILE_OF("Inter-Bold", InterBold),
    FILE_OF("Inter-Black", InterBlack),
    FILE_OF("InterDisplay-Light", InterDisplayLight),
    FILE_OF("InterDisplay-Regular", InterDisplayRegular),
    FILE_OF("InterDisplay-SemiBold", InterDisplaySemiBold),
    FILE_OF("InterDisplay-Bold", InterDisplayBold),
    FILE_OF("DejaVuSansMono", DejaVuSansMono),
    FILE_OF("DejaVuSansMono-Bold", DejaVuSansMonoBold),
    FILE_OF("NotoSansArabic-Regular", NotoSansArabicRegular),
    FILE_OF("NotoSansArabic-Bold", NotoSansArabicBold),
    FILE_OF("NotoSansHebrew-Regular", NotoSansHebrewRegular),
    FILE_OF("NotoSansHebrew-Bold", NotoSansHebrewBold),
    FILE_OF("NotoSansThai-Regular", NotoSansThaiRegular),
    FILE_OF("NotoSansThai-Bold", NotoSansThaiBold),
    FILE_OF("NotoSansDevanagari-Regular", NotoSansDevanagariRegular),
  };
  TypesettingFile none = {"", typesetting_metrics_end, 0};
  return index < typesettingFontCount() ? files[index] : none;
}

size_t typesettingFontCount(void) { return 20; }

TypesettingFile typesettingFamily(size_t index) {
  const TypesettingFile files[] = {
    FILE_OF("SansM", SansM),
    FILE_OF("SansR", SansR),
    FILE_OF("SansO", SansO),
    FILE_OF("SansL", SansL),
    FILE_OF("SansF", SansF),
    FILE_OF("SansN", SansN),
    FILE_OF("SansS", SansS),
    FILE_OF("SansW", SansW),
    FILE_OF("SansP", SansP),
    FILE_OF("SansK", SansK),
    FILE_OF("SansU", SansU),
    FILE_OF("SansD", SansD),
  };
  TypesettingFile none = {"", typesetting_metrics_end, 0};
  return index < sizeof files / sizeof *files ? files[index] : none;
}
