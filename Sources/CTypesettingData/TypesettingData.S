// Puts the files of `data` into the program itself, so that it can be moved without them.

#ifdef __APPLE__
#define SYMBOL(name) _##name
    .const_data
#else
#define SYMBOL(name) name
    .section .rodata
#endif

#define EMBED(name, file) \
    .p2align 3 ; \
    .globl SYMBOL(typesetting_##name##_start) ; \
    SYMBOL(typesetting_##name##_start): ; \
    .incbin file ; \
    .globl SYMBOL(typesetting_##name##_end) ; \
    SYMBOL(typesetting_##name##_end): ; \
    .byte 0

// Written by Scripts/generate-typesetting-data, so that builds notice new tables: metrics.bin: bf593d51d68bffac
EMBED(metrics, "metrics.bin")
EMBED(InterThin, "Inter-Thin.otf")
EMBED(InterLight, "Inter-Light.otf")
EMBED(InterRegular, "Inter-Regular.otf")
EMBED(InterMedium, "Inter-Medium.otf")
EMBED(InterSemiBold, "Inter-SemiBold.otf")
EMBED(InterBold, "Inter-Bold.otf")
EMBED(InterBlack, "Inter-Black.otf")
EMBED(InterDisplayLight, "InterDisplay-Light.otf")
EMBED(InterDisplayRegular, "InterDisplay-Regular.otf")
EMBED(InterDisplaySemiBold, "InterDisplay-SemiBold.otf")
EMBED(InterDisplayBold, "InterDisplay-Bold.otf")
EMBED(DejaVuSansMono, "DejaVuSansMono.ttf")
EMBED(DejaVuSansMonoBold, "DejaVuSansMono-Bold.ttf")
EMBED(NotoSansArabicRegular, "NotoSansArabic-Regular.ttf")
EMBED(NotoSansArabicBold, "NotoSansArabic-Bold.ttf")
EMBED(NotoSansHebrewRegular, "NotoSansHebrew-Regular.ttf")
EMBED(NotoSansHebrewBold, "NotoSansHebrew-Bold.ttf")
EMBED(NotoSansThaiRegular, "NotoSansThai-Regular.ttf")
EMBED(NotoSansThaiBold, "NotoSansThai-Bold.ttf")
EMBED(NotoSansDevanagariRegular, "NotoSansDevanagari-Regular.ttf")
EMBED(SansM, "SansM.ttc")
EMBED(SansR, "SansR.ttc")
EMBED(SansO, "SansO.ttc")
EMBED(SansL, "SansL.ttc")
EMBED(SansF, "SansF.ttc")
EMBED(SansN, "SansN.ttc")
EMBED(SansS, "SansS.ttc")
EMBED(SansW, "SansW.ttc")
EMBED(SansP, "SansP.ttc")
EMBED(SansK, "SansK.ttc")
EMBED(SansU, "SansU.ttc")
EMBED(SansD, "SansD.ttc")

#if defined(__linux__) && defined(__ELF__)
    .section .note.GNU-stack,"",%progbits
#endif
