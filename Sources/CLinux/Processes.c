#define _GNU_SOURCE
#include "CLinux.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

// What nohup, or a shell without job control, has had us ignore is not ours to take.
static void add_unless_ignored(sigset_t *set, int number) {
    if (!is_ignored(number)) sigaddset(set, number);
}

// We may have been started with SIGCHLD ignored, as by a shell that was told so: our children would vanish unseen.
static void let_children_be_waited_for(void) {
    if (is_ignored(SIGCHLD)) signal(SIGCHLD, SIG_DFL);
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

// What a child is to be, beside its program.
struct child {
    char *const *arguments;
    char *const *environment;
    // Told to the child when the thread that started it ends; 0 for one that is left to itself.
    int last_signal;
    // Descriptors of ours: one that it keeps under its number, and one for all that it prints; -1 for none.
    int kept;
    int output;
    // Whether it begins a session of its own, by which all that it starts is known, and not only a process group.
    int begins_session;
};

// By these a terminal ends what runs in it. Who had us ignore one meant our commands too; others we may ignore ourselves.
static int is_for_the_terminal(int number) {
    return number == SIGHUP || number == SIGINT || number == SIGQUIT;
}

// In the child, which has the memory of its parent until the exec: only calls that are safe there, and nothing is written
// but why there was no exec.
__attribute__((noreturn, noinline)) static void become(const struct child *child, pid_t parent, volatile int *error) {
    if (child->begins_session) setsid();
    else setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, child->last_signal);
    // The parent may have ended before it could be said to watch over us.
    if (child->last_signal != 0 && getppid() != parent) _exit(127);
    struct sigaction ordinary = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
        if (!is_for_the_terminal(number) || !is_ignored(number)) sigaction(number, &ordinary, NULL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (child->kept >= 0) fcntl(child->kept, F_SETFD, 0);
    if (child->output >= 0) {
        int nothing = open("/dev/null", O_RDONLY);
        if (nothing > 0) dup2(nothing, STDIN_FILENO);
        if (nothing > STDERR_FILENO) close(nothing);
        dup2(child->output, STDOUT_FILENO);
        dup2(child->output, STDERR_FILENO);
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
static int start(const struct child *description) {
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

int clinux_start(char *const arguments[], char *const environment[]) {
    struct child child = {arguments, environment, SIGTERM, -1, -1, 0};
    return start(&child);
}

int clinux_launch(char *const arguments[], char *const environment[]) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return -1;
    struct child description = {arguments, environment, 0, -1, -1, 0};
    pid_t between = fork();
    if (between == 0) {
        setsid();
        if (start(&description) > 0) _exit(0);
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

int clinux_start_servant(char *const arguments[], char *const environment[], int kept, int output) {
    struct child child = {arguments, environment, SIGKILL, kept, output, 1};
    return start(&child);
}

void clinux_outlive_parent(void) {
    prctl(PR_SET_PDEATHSIG, 0);
}

// Whether a process, as it is named in /proc, is one of a session and has not ended.
static int is_at_work_in(const char *process, int session) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    // The name of the program, which may hold anything, stands in brackets before the rest.
    const char *rest = strrchr(text, ')');
    char state;
    int parent, group, of;
    return rest != NULL && sscanf(rest, ") %c %d %d %d", &state, &parent, &group, &of) == 4 && of == session
        && state != 'Z' && state != 'X';
}

static int kill_session(int session, int except) {
    DIR *processes = opendir("/proc");
    if (processes == NULL) return 0;
    int killed = 0;
    for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
        int process = atoi(entry->d_name);
        if (process <= 0 || process == except || !is_at_work_in(entry->d_name, session)) continue;
        killed += kill(process, SIGKILL) == 0;
    }
    closedir(processes);
    return killed;
}

void clinux_end_session(int session, int except) {
    // First what is in the group of its first process: all at once, and also where /proc tells nothing.
    if (except != session) kill(-session, SIGKILL);
    // Again, for those that were started while we looked, and until those that were killed are gone.
    struct timespec moment = {0, 1000000};
    for (int attempt = 0; attempt < 100 && kill_session(session, except) > 0; attempt++) nanosleep(&moment, NULL);
}

int clinux_has_ended(int process) {
    siginfo_t info = {.si_pid = 0};
    return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == process;
}

int clinux_watch_process(int process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}
