#include "CFileReports.h"

const char *const file_reports_library = "libgroupwidgets-files.so";
