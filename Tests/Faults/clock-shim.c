// For LD_PRELOAD: adds the nanoseconds that stand in the file $CLOCK_OFFSET to what the clocks on the wall say.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { second = 1000000000 };

static const volatile long *shared_offset(void) {
    static const volatile long *offset;
    const char *path = getenv("CLOCK_OFFSET");
    if (offset || !path) return offset;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    void *memory = mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (memory != MAP_FAILED) offset = memory;
    return offset;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = (int)syscall(SYS_clock_gettime, clock, time);
    if (result != 0 || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return result;
    const volatile long *offset = shared_offset();
    if (!offset) return result;
    long nanoseconds = time->tv_sec * second + time->tv_nsec + *offset;
    time->tv_sec = nanoseconds / second;
    time->tv_nsec = nanoseconds % second;
    return result;
}
