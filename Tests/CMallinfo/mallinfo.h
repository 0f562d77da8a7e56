// glibc's account of what is allocated, which Swift's Glibc module leaves out.
#include <malloc.h>
