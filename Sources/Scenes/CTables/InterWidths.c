#define TABLE inter_widths
#define TABLE_FILE "Tables/InterWidths.tsv"
#include "Table.h"
