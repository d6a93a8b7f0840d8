#include "Switch.h"
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// The soft limit on message queues, which nothing here uses, carries the number: children inherit it, whatever environment
// they are given, and lowering it needs no privileges. From RECORDING on, no fault is in force, and the numbers that are
// asked for are noted in a file that all processes of a run share.
enum { RECORDING = 700000, RECORDS = 1000 };

static long number;
static unsigned char *reached;

__attribute__((constructor)) static void begin(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_MSGQUEUE, &limit) || limit.rlim_cur >= RECORDING + RECORDS) return;
    number = (long)limit.rlim_cur;
    if (number < RECORDING) return;
    char path[4096];
    snprintf(path, sizeof path, "%s/%ld.reached", MUTANTS_PLACE, number - RECORDING);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *bytes = mmap(NULL, RECORDING, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (bytes != MAP_FAILED) reached = bytes;
}

bool flawed(int asked) {
    if (reached) reached[asked] = 1;
    return number == asked;
}
