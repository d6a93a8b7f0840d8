// Makes changes, and times how long until someone has reacted to each.
//
//   react COUNT PAUSE DEADLINE CHANGE REACTION
//
// CHANGE is one of        rename FILE TEXT        replaces FILE with TEXT; each %N in it is the number of the change
//                         publish SOCKET CHANNEL  publishes it with Redis, on one connection
//                         run WORD … ;            runs a command, each %N in it replaced likewise
// REACTION is one of      line DESCRIPTOR         there is something to read
//                         lines DESCRIPTOR COUNT  so many lines have come
//                         files DIRECTORY COUNT   so many different files of the directory were replaced
//
// The pause before each change is PAUSE microseconds and up to as much again; a reaction that has not come after
// DEADLINE milliseconds is printed as -1. A line for each change: nanoseconds from before the change (for a command: from
// before it is spawned) to the reaction, and from before the change until it was made.
#include "common.h"
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>

static char **rest;
static long number;
static int64_t begun, done;

static char *next(void) {
    if (!*rest) exit(2);
    return *rest++;
}

static char *numbered(const char *text) {
    static char spaces[16][8192];
    static int space;
    char *result = spaces[space++ % 16], *end = result;
    while (*text && end < result + 8100) {
        if (text[0] == '%' && text[1] == 'N') {
            end += sprintf(end, "%ld", number);
            text += 2;
        } else {
            *end++ = *text++;
        }
    }
    *end = 0;
    return result;
}

static const char *file, *text;

static void change_file(void) {
    char temporary[4096];
    const char *slash = strrchr(file, '/');
    snprintf(temporary, sizeof temporary, "%.*s/.%s.new", (int)(slash - file), file, slash + 1);
    int descriptor = check(open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), temporary);
    const char *bytes = numbered(text);
    check(write(descriptor, bytes, strlen(bytes)), "write");
    close(descriptor);
    begun = now();
    check(rename(temporary, file), "rename");
    done = now();
}

static int connection = -1, child_file = -1;
static const char *channel;

static void publish(void) {
    char request[512], value[64];
    int length = snprintf(value, sizeof value, "value %ld", number);
    int size = snprintf(request, sizeof request, "*3\r\n$7\r\nPUBLISH\r\n$%zu\r\n%s\r\n$%d\r\n%s\r\n", strlen(channel), channel, length, value);
    begun = now();
    check(write(connection, request, size), "publish");
    done = now();
}

static char *words[64];
static int count_of_words;
static pid_t child;

static void run(void) {
    char *command[64] = {0};
    for (int at = 0; at < count_of_words; at++) command[at] = numbered(words[at]);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    begun = now();
    if (posix_spawnp(&child, command[0], &actions, NULL, command, environ)) exit(127);
    posix_spawn_file_actions_destroy(&actions);
    child_file = check(syscall(SYS_pidfd_open, child, 0), "pidfd_open");
}

static void reap(void) {
    int status;
    waitpid(child, &status, 0);
    done = now();
    close(child_file);
    child_file = -1;
    if (status) fprintf(stderr, "%s failed: %d\n", words[0], status);
}

/// What a change leaves behind, after the reaction to it, which may well come first.
static void settle(void) {
    char answer[64];
    if (connection >= 0) check(read(connection, answer, sizeof answer), "publish");
    if (child_file >= 0) reap();
}

static void connect_to(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    connection = check(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0), "socket");
    check(connect(connection, (struct sockaddr *)&address, sizeof address), path);
}

static int watched, wanted;

static int readable(int64_t until) {
    while (1) {
        struct pollfd requests[] = {{.fd = watched, .events = POLLIN}, {.fd = child_file, .events = POLLIN}};
        int64_t left = (until - now()) / 1000000;
        if (left < 0 || poll(requests, 2, left) < 1) return 0;
        if (requests[1].revents) reap();
        if (requests[0].revents) return 1;
    }
}

static void drain(void) {
    char buffer[65536];
    struct pollfd request = {.fd = watched, .events = POLLIN};
    while (poll(&request, 1, 0) == 1 && read(watched, buffer, sizeof buffer) > 0) {}
}

/// When the reaction came, or 0.
static int64_t await_line(int64_t until) {
    char buffer[65536];
    if (!readable(until)) return 0;
    int64_t time = now();
    if (read(watched, buffer, sizeof buffer) <= 0) exit(4);
    return time;
}

static int64_t await_lines(int64_t until) {
    char buffer[65536];
    int count = 0;
    while (count < wanted && readable(until)) {
        ssize_t size = check(read(watched, buffer, sizeof buffer), "read");
        for (ssize_t at = 0; at < size; at++) count += buffer[at] == '\n';
    }
    return count >= wanted ? now() : 0;
}

static int64_t await_files(int64_t until) {
    static char buffer[65536] __attribute__((aligned(8))), seen[4096][64];
    int count = 0;
    while (count < wanted && readable(until)) {
        ssize_t size = check(read(watched, buffer, sizeof buffer), "inotify");
        for (char *at = buffer; at < buffer + size; at += sizeof(struct inotify_event) + ((struct inotify_event *)at)->len) {
            const char *name = ((struct inotify_event *)at)->name;
            const char *dot = strrchr(name, '.');
            // The file that another has replaced.
            int known = dot && strcmp(dot, ".old") == 0;
            for (int old = 0; old < count && !known; old++) known = strncmp(seen[old], name, 63) == 0;
            if (!known && count < 4096) snprintf(seen[count++], 64, "%s", name);
        }
    }
    return count >= wanted ? now() : 0;
}

static struct timespec time_between(long pause) {
    long wait = pause + (pause ? rand() % pause : 0);
    return (struct timespec){wait / 1000000, wait % 1000000 * 1000};
}

int main(int count, char **arguments) {
    if (count < 7) return 2;
    rest = arguments + 1;
    long changes = atol(next()), pause = atol(next()), deadline = atol(next());
    void (*change)(void);
    const char *kind = next();
    if (strcmp(kind, "rename") == 0) {
        file = next(), text = next(), change = change_file;
    } else if (strcmp(kind, "publish") == 0) {
        connect_to(next());
        channel = next(), change = publish;
    } else {
        while (strcmp(words[count_of_words] = next(), ";") != 0 && count_of_words < 62) count_of_words++;
        change = run;
    }
    int64_t (*await)(int64_t) = await_line;
    const char *reaction = next();
    if (strcmp(reaction, "files") == 0) {
        watched = check(inotify_init1(IN_CLOEXEC), "inotify_init1");
        check(inotify_add_watch(watched, next(), IN_MOVED_TO), "inotify_add_watch");
        wanted = atoi(next()), await = await_files;
    } else {
        watched = atoi(next());
        if (strcmp(reaction, "lines") == 0) wanted = atoi(next()), await = await_lines;
    }
    // No number comes twice, also in another run: a value that is there already is no change.
    number = time(NULL) * 1000000L + getpid() % 1000 * 1000;
    srand(getpid());
    for (long at = 0; at < changes; at++) {
        struct timespec between = time_between(pause);
        nanosleep(&between, NULL);
        drain();
        number++;
        change();
        int64_t reacted = await(begun + deadline * 1000000);
        settle();
        printf("%lld %lld\n", reacted ? (long long)(reacted - begun) : -1, (long long)(done - begun));
    }
    fprintf(stderr, "%ld\n", number);
}
