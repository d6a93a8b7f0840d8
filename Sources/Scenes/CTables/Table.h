// Makes a function of the file that TABLE_FILE names. Each is in an object of its own: a program has in it what it uses.
#include "CTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *TABLE(void) {
    static const unsigned char text[] = {
#embed TABLE_FILE suffix(, 0)
    };
    return (const char *)text;
}
