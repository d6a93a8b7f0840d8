#include "CLinux.h"

#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int crashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
static volatile sig_atomic_t released = -1;
static struct termios mode;
static char words[256];

static void release(int signal) {
    int terminal = released;
    released = -1;
    if (terminal >= 0) {
        tcsetattr(terminal, TCSANOW, &mode);
        ssize_t ignored = write(STDOUT_FILENO, words, strlen(words));
        (void)ignored;
    }
    // The handler is gone by now: the process ends as if there had been none.
    raise(signal);
}

void clinux_release_at_crash(int terminal, const char *text) {
    released = -1;
    if (terminal < 0 || tcgetattr(terminal, &mode) != 0) return;
    strncpy(words, text, sizeof words - 1);
    released = terminal;
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
        struct sigaction present;
        if (sigaction(crashes[i], NULL, &present) != 0 || present.sa_handler != SIG_DFL) continue;
        struct sigaction handler = {.sa_handler = release, .sa_flags = SA_RESETHAND | SA_NODEFER};
        sigaction(crashes[i], &handler, NULL);
    }
}
