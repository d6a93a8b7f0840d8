#define TABLE symbol_inks
#define TABLE_FILE "Tables/SymbolInks.tsv"
#include "Table.h"
