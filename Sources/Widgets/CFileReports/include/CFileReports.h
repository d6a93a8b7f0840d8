#pragma once

/// The file name of the library, which the plugin PreloadedLibrary compiles from Preloaded.c.
extern const char *const file_reports_library;
