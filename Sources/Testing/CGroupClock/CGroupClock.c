// For LD_PRELOAD: the clock on the wall stands still at the nanoseconds since 1970 that the file $GROUPCLOCK holds.
// Monotonic clocks go on, and so do the coarse ones, by which file times are judged.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { second = 1000000000 };

static const volatile int64_t *shared_moment(void) {
    static const volatile int64_t *moment;
    const char *path = moment ? NULL : getenv("GROUPCLOCK");
    if (!path) return moment;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    void *memory = mmap(NULL, sizeof *moment, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (memory != MAP_FAILED) moment = memory;
    return moment;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    const volatile int64_t *moment = clock == CLOCK_REALTIME ? shared_moment() : NULL;
    if (!moment) return (int)syscall(SYS_clock_gettime, clock, time);
    int64_t nanoseconds = *moment;
    time->tv_sec = nanoseconds / second;
    time->tv_nsec = nanoseconds % second;
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
