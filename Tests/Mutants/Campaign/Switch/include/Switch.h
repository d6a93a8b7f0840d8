#pragma once
#include <stdbool.h>

/// Whether the fault of this number is in force in this process.
bool flawed(int number);
