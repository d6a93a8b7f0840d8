#define TABLE symbol_drawings
#define TABLE_FILE "Tables/SymbolDrawings.svg"
#include "Table.h"
