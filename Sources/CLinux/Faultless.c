#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SLOTS = 32 };

// A slot is free while its end is 0. The handler may look at any moment, so that the end is set last and cleared first.
static struct {
    _Atomic uintptr_t start;
    _Atomic uintptr_t end;
    atomic_flag taken;
} slots[SLOTS];

static _Atomic int installed;
static uintptr_t page_size;
static struct sigaction previous;

static int is_guarded(uintptr_t address) {
    for (int slot = 0; slot < SLOTS; slot++) {
        if (address < atomic_load(&slots[slot].end) && address >= atomic_load(&slots[slot].start)) return 1;
    }
    return 0;
}

static void on_bus_error(int number, siginfo_t *info, void *context) {
    uintptr_t address = (uintptr_t)info->si_addr;
    if (is_guarded(address)) {
        int error = errno;
        void *page = (void *)(address & ~(page_size - 1));
        void *zeros = mmap(page, page_size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
        errno = error;
        if (zeros == page) return;
    }
    if (previous.sa_flags & SA_SIGINFO) {
        previous.sa_sigaction(number, info, context);
    } else if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
        previous.sa_handler(number);
    } else {
        // The access is tried again, and ends the process as if we had never been here.
        signal(number, SIG_DFL);
    }
}

static int install(void) {
    int expected = 0;
    if (!atomic_compare_exchange_strong(&installed, &expected, 1)) {
        // Another thread is at it, or was: a guard counts only when the handler is there.
        while (atomic_load(&installed) == 1) {}
        return atomic_load(&installed) == 2;
    }
    page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    struct sigaction action = {.sa_sigaction = on_bus_error, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    int done = sigaction(SIGBUS, &action, &previous) == 0;
    atomic_store(&installed, done ? 2 : 3);
    return done;
}

int clinux_guard(void *start, size_t size) {
    if (!install()) return -1;
    for (int slot = 0; slot < SLOTS; slot++) {
        if (atomic_flag_test_and_set(&slots[slot].taken)) continue;
        atomic_store(&slots[slot].start, (uintptr_t)start);
        atomic_store(&slots[slot].end, (uintptr_t)start + size);
        return slot;
    }
    return -1;
}

void clinux_unguard(int slot) {
    atomic_store(&slots[slot].end, 0);
    atomic_flag_clear(&slots[slot].taken);
}
