// What Swift cannot call of zlib: its starts are macros with the size of a structure.
#pragma once

#if !__has_include(<zlib.h>)
#error "zlib is missing: apt-get install zlib1g-dev (Fedora: zlib-devel, Arch: zlib)"
#endif

#include <zlib.h>

// 16 beyond the window's bits stand for gzip's header and trailer, in place of zlib's own.
static inline int czlib_start_gzip(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
}

static inline int czlib_start_gunzip(z_stream *stream) {
    return inflateInit2(stream, MAX_WBITS + 16);
}
