#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

const int clinux_o_path = O_PATH;

static int open_resolving(int directory, const char *path, int flags, unsigned mode, uint64_t resolve) {
    struct open_how how = {
        .flags = (uint64_t)(unsigned)(flags | O_CLOEXEC),
        // openat2, unlike open, refuses a mode that it would not use
        .mode = flags & O_CREAT ? mode : 0,
        .resolve = resolve,
    };
    return (int)syscall(SYS_openat2, directory, path, &how, sizeof how);
}

int clinux_open_beneath(int directory, const char *path, int flags, unsigned mode) {
    return open_resolving(directory, path, flags, mode, RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS);
}

int clinux_open_through_no_link(const char *path, int flags) {
    return open_resolving(AT_FDCWD, path, flags, 0, RESOLVE_NO_SYMLINKS);
}

static int64_t nanoseconds(struct timespec time) {
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t clinux_time(int clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return nanoseconds(time);
}

int clinux_wait_for_semaphore(void *semaphore, int64_t moment) {
    struct timespec time = {moment / 1000000000, moment % 1000000000};
    int failed;
    do failed = sem_clockwait(semaphore, CLOCK_MONOTONIC, &time);
    while (failed && errno == EINTR);
    return failed;
}

int clinux_status_of(int directory, const char *path, int follows_links, struct clinux_status *status) {
    struct stat info;
    int flags = AT_EMPTY_PATH | (follows_links ? 0 : AT_SYMLINK_NOFOLLOW);
    if (fstatat(directory, path, &info, flags) != 0) return -1;
    *status = (struct clinux_status){
        .device = info.st_dev,
        .inode = info.st_ino,
        .size = info.st_size,
        .modified = nanoseconds(info.st_mtim),
        .changed = nanoseconds(info.st_ctim),
        .mode = info.st_mode,
        .owner = info.st_uid,
        .group = info.st_gid,
        .links = info.st_nlink,
    };
    return 0;
}

ptrdiff_t clinux_list_attributes(int file, void *names, size_t size) {
    return flistxattr(file, names, size);
}

ptrdiff_t clinux_get_attribute(int file, const char *name, void *value, size_t size) {
    return fgetxattr(file, name, value, size);
}

int clinux_set_attribute(int file, const char *name, const void *value, size_t size) {
    return fsetxattr(file, name, value, size, 0);
}

int clinux_remove_attribute(int file, const char *name) {
    return fremovexattr(file, name);
}

// A thread that holds more locks than this is not warned when it waits for itself.
enum { HELD_LOCKS = 16 };

static _Thread_local struct {
    uint64_t device;
    uint64_t inode;
} held[HELD_LOCKS];
static _Thread_local int held_count;

int clinux_hold_lock(uint64_t device, uint64_t inode) {
    for (int place = 0; place < held_count; place++) {
        if (held[place].device == device && held[place].inode == inode) return -1;
    }
    if (held_count < HELD_LOCKS) {
        held[held_count].device = device;
        held[held_count++].inode = inode;
    }
    return 0;
}

void clinux_release_lock(uint64_t device, uint64_t inode) {
    for (int place = 0; place < held_count; place++) {
        if (held[place].device != device || held[place].inode != inode) continue;
        held[place] = held[--held_count];
        return;
    }
}

int64_t clinux_tick(void) {
    struct timespec tick;
    return clock_getres(CLOCK_MONOTONIC_COARSE, &tick) == 0 ? nanoseconds(tick) : 0;
}

int clinux_has_access_list(const char *path) {
    return getxattr(path, "system.posix_acl_access", NULL, 0) > 0;
}

int64_t clinux_birth_of(const char *path) {
    struct statx info;
    if (statx(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, STATX_BTIME, &info) != 0) return -1;
    if (!(info.stx_mask & STATX_BTIME)) return -1;
    return (int64_t)info.stx_btime.tv_sec * 1000000000 + info.stx_btime.tv_nsec;
}

const char *clinux_error_words(int error) {
    const char *words = strerrordesc_np(error);
    return words ? words : "unknown error";
}

int clinux_exchange(const char *path, const char *other) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

int clinux_claim(int file) {
    // Opening it sends this process a signal. SIGURG is ignored by default; SIGIO would end the process.
    if (fcntl(file, F_SETSIG, SIGURG) == -1) return -1;
    return fcntl(file, F_SETLEASE, F_WRLCK);
}

int clinux_make_alarm(void) {
    return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
}

void clinux_ring_alarm(int alarm) {
    uint64_t one = 1;
    // It can fail only if it is ringing already.
    ssize_t ignored = write(alarm, &one, sizeof one);
    (void)ignored;
}

void clinux_acknowledge_alarm(int alarm) {
    uint64_t count;
    ssize_t ignored = read(alarm, &count, sizeof count);
    (void)ignored;
}

long clinux_file_system(const char *path) {
    struct statfs info;
    return statfs(path, &info) == 0 ? (long)info.f_type : 0;
}

void clinux_name_thread(const char *name) {
    pthread_setname_np(pthread_self(), name);
}

int clinux_make_timer(void) {
    return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

void clinux_set_timer(int timer, int64_t moment) {
    // A time centuries away never comes, but the timer still rings when the clock is set.
    if (moment == 0) moment = INT64_MAX;
    struct itimerspec time = {.it_value = {.tv_sec = moment / 1000000000, .tv_nsec = moment % 1000000000}};
    timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &time, NULL);
}

void clinux_acknowledge_timer(int timer) {
    uint64_t count;
    // It fails if the clock was set, which is just as good.
    ssize_t ignored = read(timer, &count, sizeof count);
    (void)ignored;
}

int clinux_make_pipe(int pair[2]) {
    return pipe2(pair, O_CLOEXEC);
}
