// Says which package is missing, where a header that is not found would only say its own name.
#pragma once

#define CCAIRO_IS_WHOLE 1

#if !__has_include(<cairo.h>)
#error "cairo is missing: apt-get install libcairo2-dev (Fedora: cairo-devel, Arch: cairo)"
#undef CCAIRO_IS_WHOLE
#endif
#if !__has_include(<fontconfig/fontconfig.h>)
#error "fontconfig is missing: apt-get install libfontconfig-dev (Fedora: fontconfig-devel, Arch: fontconfig)"
#undef CCAIRO_IS_WHOLE
#endif
#if !__has_include(<pango-1.0/pango/pangocairo.h>) && !__has_include(<pango/pangocairo.h>)
#error "pango is missing: apt-get install libpango1.0-dev (Fedora: pango-devel, Arch: pango)"
#undef CCAIRO_IS_WHOLE
#endif
#if !__has_include(<turbojpeg.h>)
#error "libjpeg-turbo is missing: apt-get install libturbojpeg0-dev (Fedora: turbojpeg-devel, Arch: libjpeg-turbo)"
#undef CCAIRO_IS_WHOLE
#endif
#if !__has_include(<webp/decode.h>)
#error "libwebp is missing: apt-get install libwebp-dev (Fedora: libwebp-devel, Arch: libwebp)"
#undef CCAIRO_IS_WHOLE
#endif
#if !__has_include(<zlib.h>)
#error "zlib is missing: apt-get install zlib1g-dev (Fedora: zlib-devel, Arch: zlib)"
#undef CCAIRO_IS_WHOLE
#endif
