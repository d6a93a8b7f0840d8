#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int clinux_is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

// What nohup, or a shell without job control, has had us ignore is not ours to take.
static void add_unless_ignored(sigset_t *set, int number) {
    if (!clinux_is_ignored(number)) sigaddset(set, number);
}

// We may have been started with SIGCHLD ignored, as by a shell that was told so: our children would vanish unseen.
static void let_children_be_waited_for(void) {
    if (clinux_is_ignored(SIGCHLD)) signal(SIGCHLD, SIG_DFL);
}

static int take(const sigset_t *set) {
    int error = pthread_sigmask(SIG_BLOCK, set, NULL);
    if (error != 0) {
        errno = error;
        return -1;
    }
    return signalfd(-1, set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int clinux_take_signals(void) {
    sigset_t set;
    sigemptyset(&set);
    add_unless_ignored(&set, SIGINT);
    add_unless_ignored(&set, SIGTERM);
    add_unless_ignored(&set, SIGHUP);
    let_children_be_waited_for();
    sigaddset(&set, SIGCHLD);
    return take(&set);
}

int clinux_take_resizes(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGWINCH);
    return take(&set);
}

int clinux_next_signal(int descriptor) {
    struct signalfd_siginfo info;
    return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

void clinux_give_back_signals(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void clinux_die_of(int number) {
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
}

static int is_heeded(const struct clinux_child *child, int number) {
    return child->heeded >> (number - 1) & 1;
}

// Gives the child its standard streams. One of ours below them would be written over before it is its turn.
static void take_streams(const struct clinux_child *child) {
    int streams[3];
    for (int place = 0; place < 3; place++) {
        int stream = child->streams[place];
        streams[place] = stream >= 0 && stream < 3 && stream != place ? fcntl(stream, F_DUPFD_CLOEXEC, 3) : stream;
    }
    for (int place = 0; place < 3; place++) {
        if (streams[place] == place) fcntl(place, F_SETFD, 0);
        else if (streams[place] >= 0) dup2(streams[place], place);
    }
}

// In the child, which has the memory of its parent until the exec: only calls that are safe there, and nothing is written
// but why there was no exec.
__attribute__((noreturn, noinline)) static void become(const struct clinux_child *child, pid_t parent, volatile int *error) {
    if (child->family == 2) setsid();
    if (child->family == 1) setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, child->last_signal);
    // The parent may have ended before it could be said to watch over us.
    if (child->last_signal != 0 && getppid() != parent) _exit(127);
    struct sigaction ordinary = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
        if (is_heeded(child, number) || !clinux_is_ignored(number)) sigaction(number, &ordinary, NULL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (child->kept >= 0) fcntl(child->kept, F_SETFD, 0);
    take_streams(child);
    if (child->directory && chdir(child->directory) != 0) {
        *error = errno;
        _exit(127);
    }
    execvpe(child->arguments[0], child->arguments, child->environment);
    // Someone is just writing the program, or a process that was forked a moment ago still holds a descriptor to do so.
    for (int attempt = 0; errno == ETXTBSY && attempt < 100; attempt++) {
        struct timespec moment = {0, 2000000};
        nanosleep(&moment, NULL);
        execvpe(child->arguments[0], child->arguments, child->environment);
    }
    *error = errno;
    _exit(127);
}

static void reap(pid_t child) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
}

// By vfork, since a fork copies the tables of all our pages, and then each page that either of the two writes to. No handler
// of ours may run in the child, so that no signal comes until it has none.
int clinux_start(const struct clinux_child *description) {
    let_children_be_waited_for();
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t parent = getpid();
    volatile int error = 0;
    pid_t child = vfork();
    if (child == 0) become(description, parent, &error);
    if (child < 0) error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error == 0) return child;
    if (child > 0) reap(child);
    errno = error;
    return -1;
}

int clinux_launch(const struct clinux_child *description) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return -1;
    pid_t between = fork();
    if (between == 0) {
        setsid();
        if (clinux_start(description) > 0) _exit(0);
        int error = errno;
        _exit(write(report[1], &error, sizeof error) < 0);
    }
    int error = between < 0 ? errno : 0;
    close(report[1]);
    if (between > 0) {
        reap(between);
        if (read(report[0], &error, sizeof error) != sizeof error) error = 0;
    }
    close(report[0]);
    errno = error;
    return error == 0 ? 0 : -1;
}

void clinux_outlive_parent(void) {
    prctl(PR_SET_PDEATHSIG, 0);
}

int clinux_has_ended(int process) {
    siginfo_t info = {.si_pid = 0};
    return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == process;
}

int clinux_watch_process(int process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}
