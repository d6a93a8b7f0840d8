#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

// The end is set last, since the handler may look at any time.
static _Atomic uintptr_t guarded_start;
static _Atomic uintptr_t guarded_end;

static uintptr_t page_size;
static struct sigaction previous;

static int is_guarded(uintptr_t address) {
    return address < atomic_load(&guarded_end) && address >= atomic_load(&guarded_start);
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
        // The access is repeated, and ends the process as if this handler had never been here.
        signal(number, SIG_DFL);
    }
}

int clinux_guard(void *start, size_t size) {
    page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    struct sigaction action = {.sa_sigaction = on_bus_error, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGBUS, &action, &previous) != 0) return -1;
    atomic_store(&guarded_start, (uintptr_t)start);
    atomic_store(&guarded_end, (uintptr_t)start + size);
    return 0;
}
