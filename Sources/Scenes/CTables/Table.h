// Defines the function TABLE, which returns the file TABLE_FILE. Each table is an object file of its own, so that a program
// contains only those that it uses.
#include "CTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *TABLE(void) {
    static const unsigned char text[] = {
#embed TABLE_FILE suffix(, 0)
    };
    return (const char *)text;
}
