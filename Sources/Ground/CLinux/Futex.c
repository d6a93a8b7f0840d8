#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// The headers of Linux 5.15 and earlier lack the call, but the running kernel may have it.
#ifndef FUTEX_WAITV_MAX
#define FUTEX_WAITV_MAX 128
#define FUTEX_32 2
struct futex_waitv {
    uint64_t val;
    uint64_t uaddr;
    uint32_t flags;
    uint32_t __reserved;
};
#endif
#ifndef SYS_futex_waitv
#define SYS_futex_waitv 449
#endif

const int clinux_most_words = FUTEX_WAITV_MAX;

int clinux_can_wait_for_words(void) {
    // A kernel that has the call refuses it without any words.
    return syscall(SYS_futex_waitv, NULL, 0, 0, NULL, 0) < 0 && errno == EINVAL;
}

int clinux_wait_for_words(const struct clinux_word *words, int count) {
    struct futex_waitv waiters[FUTEX_WAITV_MAX];
    for (int i = 0; i < count; i++) {
        waiters[i] = (struct futex_waitv){
            .val = words[i].value,
            .uaddr = (uintptr_t)words[i].address,
            .flags = FUTEX_32 | (words[i].is_in_file ? 0 : FUTEX_PRIVATE_FLAG),
        };
    }
    long woken = syscall(SYS_futex_waitv, waiters, count, 0, NULL, 0);
    return woken >= 0 || errno == EAGAIN || errno == EINTR ? 0 : -1;
}

void clinux_wake_word(void *address) {
    syscall(SYS_futex, address, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, INT_MAX, NULL, NULL, 0);
}

void clinux_wake_word_in_file(int file, size_t offset) {
    // A word in a file is identified by the file and the offset, at whatever address each process maps it.
    char *page = mmap(NULL, offset + sizeof(uint32_t), PROT_READ, MAP_SHARED, file, 0);
    if (page == MAP_FAILED) return;
    syscall(SYS_futex, page + offset, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
    munmap(page, offset + sizeof(uint32_t));
}
