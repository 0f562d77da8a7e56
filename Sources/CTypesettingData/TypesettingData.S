// Puts the files of `data` into the program itself, so that it can be moved without them.

#ifdef __APPLE__
#define SYMBOL(name) _##name
    .const_data
#else
#define SYMBOL(name) name
    .section .rodata
#endif

    .p2align 3
    .globl SYMBOL(typesetting_metrics_start)
SYMBOL(typesetting_metrics_start):
    .incbin "metrics.bin"
    .globl SYMBOL(typesetting_metrics_end)
SYMBOL(typesetting_metrics_end):
    .byte 0

#if defined(__linux__) && defined(__ELF__)
    .section .note.GNU-stack,"",%progbits
#endif
