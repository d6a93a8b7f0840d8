#include "CFork.h"
