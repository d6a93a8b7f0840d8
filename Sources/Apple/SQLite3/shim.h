#pragma once

#if !__has_include(<sqlite3.h>)
#error "libsqlite3 is missing: apt-get install libsqlite3-dev (Fedora: sqlite-devel, Arch: sqlite)"
#else

#include <sqlite3.h>

#endif
