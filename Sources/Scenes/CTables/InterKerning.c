#define TABLE inter_kerning
#define TABLE_FILE "Tables/InterKerning.tsv"
#include "Table.h"
