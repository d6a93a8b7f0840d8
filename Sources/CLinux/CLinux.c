#define _GNU_SOURCE
#include "CLinux.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <string.h>
#include <sys/syscall.h>
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
