#pragma once
#include <unistd.h>

// Swift hides fork, since a child that goes on in Swift is in danger: which is what is tried here.
static inline pid_t fork_process(void) { return fork(); }
