#define TABLE symbol_files
#define TABLE_FILE "Tables/SymbolFiles.tsv"
#include "Table.h"
