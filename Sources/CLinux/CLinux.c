#define _GNU_SOURCE
#include "CLinux.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <pthread.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

const int clinux_o_path = O_PATH;

int clinux_open_beneath(int directory, const char *path, int flags, mode_t mode) {
    struct open_how how = {
        .flags = (uint64_t)(unsigned)(flags | O_CLOEXEC),
        // openat2, unlike open, refuses a mode that it would not use
        .mode = flags & O_CREAT ? mode : 0,
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS,
    };
    return (int)syscall(SYS_openat2, directory, path, &how, sizeof how);
}

const char *clinux_error_words(int error) {
    const char *words = strerrordesc_np(error);
    return words ? words : "unknown error";
}

int clinux_make_alarm(void) {
    return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
}

void clinux_ring_alarm(int alarm) {
    uint64_t one = 1;
    // It can only fail where it is ringing already.
    ssize_t ignored = write(alarm, &one, sizeof one);
    (void)ignored;
}

void clinux_quiet_alarm(int alarm) {
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
