#include "CStart.h"

#include <stddef.h>

static int count;
static char **words;

// glibc passes the arguments to every constructor.
__attribute__((constructor)) static void note_words(int argc, char **argv) {
    count = argc;
    words = argv;
}

int cstart_count(void) {
    return count;
}

char **cstart_words(void) {
    return words;
}

// In a statically linked program these replace the Swift runtime's own, which read /proc before main: for the words, and
// to find a backtracer beside the program, aborting where there is no /proc. Hidden, they do not affect a runtime that is
// a shared library; weak, they yield if a later runtime needs its own.
#define STAND_IN __attribute__((weak, visibility("hidden")))

STAND_IN char **_swift_stdlib_getUnsafeArgvArgc(int *length) {
    *length = count;
    return words;
}

STAND_IN void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc) {
    words = argv;
    count = argc;
}

STAND_IN char *swift_copyAuxiliaryExecutablePath(const char *name) {
    (void)name;
    return NULL;
}
