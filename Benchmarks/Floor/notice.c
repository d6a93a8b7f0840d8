// The least that a watching program can be: one inotify descriptor, a blocking read, a line for each renamed file,
// or a command.
//
//   notice DIRECTORY [COMMAND …]
#include "common.h"

static void react(char **command) {
    pid_t child;
    if (!*command) {
        check(write(1, "changed\n", 8), "write");
    } else if (posix_spawnp(&child, *command, NULL, NULL, command, environ) == 0) {
        waitpid(child, NULL, 0);
    }
}

int main(int count, char **words) {
    if (count < 2) return 2;
    int events = check(inotify_init1(IN_CLOEXEC), "inotify_init1");
    check(inotify_add_watch(events, words[1], IN_MOVED_TO), words[1]);
    check(write(1, "ready\n", 6), "write");
    char buffer[65536] __attribute__((aligned(8)));
    while (1) {
        ssize_t size = check(read(events, buffer, sizeof buffer), "read");
        for (char *at = buffer; at < buffer + size; at += sizeof(struct inotify_event) + ((struct inotify_event *)at)->len)
            react(words + 2);
    }
}
