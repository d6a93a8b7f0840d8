#define TABLE symbol_glyphs
#define TABLE_FILE "Tables/SymbolGlyphs.tsv"
#include "Table.h"
