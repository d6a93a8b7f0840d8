#define _GNU_SOURCE
#include "CLinux.h"

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

static char *reserved;
static size_t reserved_size;
static size_t page_size;
static struct sigaction previous;

static void on_bus_error(int number, siginfo_t *info, void *context) {
    char *address = info->si_addr;
    if (address >= reserved && address < reserved + reserved_size) {
        char *page = reserved + (size_t)(address - reserved) / page_size * page_size;
        if (mmap(page, page_size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == page) return;
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

void *clinux_reserve_faultless(size_t size) {
    void *memory = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    page_size = (size_t)sysconf(_SC_PAGESIZE);
    reserved_size = size;
    reserved = memory;
    struct sigaction action = {.sa_sigaction = on_bus_error, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGBUS, &action, &previous) != 0) return NULL;
    return memory;
}
