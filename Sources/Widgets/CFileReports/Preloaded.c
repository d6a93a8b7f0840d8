// A library that is preloaded into the processes of a script. It reports which files they open, look at, list and write, as
// records of `Access` (GroupStore/Access.swift), to the pipe at $GROUPDEFAULTS_REPORT. It changes nothing else: each function
// calls the one that it stands before, and keeps errno.
//
// By hand, since no library does this alone: tools that trace files (strace, fatrace) need rights or stop the process at each
// call.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A record is written in one piece: a pipe does not mix those of several processes.
#define LONGEST_RECORD 4096
/// A process that opens more files than this reads a tree rather than a state.
#define MOST_RECORDS 4000

// The pipe. Programs close descriptors that they do not know, and open others with the same number, so that the pipe is
// recognised by its inode at each report.

static int pipe_descriptor = -1;
static ino_t pipe_inode;
static int record_count;

/// The calls of this file go to the kernel, past the functions below.
static int look(int directory, const char *path, struct stat *status, int flags) {
    return syscall(SYS_newfstatat, directory, path, status, flags);
}

static bool has_pipe(void) {
    struct stat status;
    return pipe_descriptor >= 0 && look(pipe_descriptor, "", &status, AT_EMPTY_PATH) == 0 && S_ISFIFO(status.st_mode)
        && status.st_ino == pipe_inode;
}

static bool open_pipe(void) {
    const char *path = getenv("GROUPDEFAULTS_REPORT");
    if (!path || !*path) return false;
    int descriptor = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    struct stat status;
    // A high number: shells use the low ones by number.
    int high = syscall(SYS_fcntl, descriptor, F_DUPFD_CLOEXEC, 200);
    syscall(SYS_close, descriptor);
    if (high < 0 || look(high, "", &status, AT_EMPTY_PATH) != 0 || !S_ISFIFO(status.st_mode)) return false;
    (pipe_descriptor = high, pipe_inode = status.st_ino);
    return true;
}

// Paths.

/// Directories of the system, of caches, and of languages with their libraries, whose files change for no script. The second
/// kind is meant anywhere on a path.
static const char *const ignored_beginnings[] = {
    "/usr/", "/lib/", "/lib64/", "/bin/", "/sbin/", "/opt/", "/proc/", "/sys/", "/dev/", "/var/cache/", "/etc/ld.so",
    "/etc/ssl/", "/etc/selinux/", NULL,
};
static const char *const ignored_parts[] = {
    "/.cache/", "/__pycache__", "/node_modules/", "/site-packages/", "/lib/python", "/lib/ruby", "/lib/node", "/lib/perl",
    "/.pyenv/", "/.rbenv/", "/.nvm/", "/.cargo/", "/.rustup/", "/.asdf/", "/.python-version", "pyvenv.cfg", NULL,
};

/// Whether a path is where a command is looked for.
static bool is_in_search_path(const char *path) {
    const char *end = strrchr(path, '/');
    size_t length = end - path;
    for (const char *place = getenv("PATH"); place && length; place = strchr(place, ':')) {
        if (*place == ':') place++;
        if (strncmp(place, path, length) == 0 && (place[length] == ':' || !place[length])) return true;
    }
    return false;
}

static bool is_ignored(const char *path) {
    for (const char *const *beginning = ignored_beginnings; *beginning; beginning++)
        if (strncmp(path, *beginning, strlen(*beginning)) == 0) return true;
    for (const char *const *part = ignored_parts; *part; part++)
        if (strstr(path, *part)) return true;
    return is_in_search_path(path);
}

/// Hashes of the latest records: programs look at a file before they open it, and at some again and again.
static unsigned long long reported[256];

static bool is_known(const char *record, size_t count) {
    unsigned long long hash = 14695981039346656037ull;
    for (size_t place = 0; place < count; place++) hash = (hash ^ (unsigned char)record[place]) * 1099511628211ull;
    unsigned long long *slot = &reported[hash % 256];
    bool is_same = *slot == hash;
    *slot = hash;
    return is_same;
}

/// Writes the absolute path of a name in a directory. Returns its length, or 0 if it is unknown or too long.
static size_t make_absolute(int directory, const char *name, char *path, size_t space) {
    size_t length = 0;
    if (name[0] != '/') {
        if (directory == AT_FDCWD) {
            long count = syscall(SYS_getcwd, path, space);
            if (count <= 1) return 0;
            length = count - 1;
        } else {
            char link[32];
            snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
            long count = syscall(SYS_readlinkat, AT_FDCWD, link, path, space - 1);
            if (count <= 0) return 0;
            length = count;
        }
        if (length + 1 >= space) return 0;
        if (path[length - 1] != '/') path[length++] = '/';
    }
    size_t rest = strlen(name);
    if (length + rest + 1 > space) return 0;
    memcpy(path + length, name, rest + 1);
    return length + rest;
}

// Records.

/// Whether this is the tool that reports by itself which keys it reads.
static bool is_own_tool(void) {
    return strncmp(program_invocation_short_name, "groupdefaults", 13) == 0
        || strcmp(program_invocation_short_name, "defaults") == 0;
}

/// Whether an access may be worth a report. Most are not, and cost no system call.
static bool is_of_interest(const char *name) {
    return name && *name && record_count < MOST_RECORDS && !(name[0] == '/' && is_ignored(name)) && !is_own_tool();
}

/// Reports one access: a file that was read, with its status, or looked for in vain without one; or one that was written.
static void report(char tag, int directory, const char *name, const struct stat *status) {
    if (!is_of_interest(name)) return;
    int error = errno;
    char record[LONGEST_RECORD];
    record[0] = tag;
    size_t length = make_absolute(directory, name, record + 1, PATH_MAX - 256);
    if (length && record[1] == '/' && (name[0] == '/' || !is_ignored(record + 1))) {
        size_t count = 1 + length + 1;
        if (tag == 'f') {
            if (status)
                count += snprintf(
                    record + count, sizeof record - count, "%llu:%lld:%lld", (unsigned long long)status->st_ino,
                    (long long)status->st_size,
                    (long long)status->st_mtim.tv_sec * 1000000000 + status->st_mtim.tv_nsec);
            record[count++] = 0;
        }
        if (!is_known(record, count) && (has_pipe() || open_pipe())) {
            record_count++;
            syscall(SYS_write, pipe_descriptor, record, count);
        }
    }
    errno = error;
}

/// Reports an attempt to open a file.
static void report_opened(int directory, const char *name, int flags, int descriptor) {
    if (!is_of_interest(name)) return;
    bool writes = (flags & O_ACCMODE) != O_RDONLY || flags & O_TRUNC;
    if (writes && descriptor >= 0) report('c', directory, name, NULL);
    if ((flags & O_ACCMODE) == O_WRONLY || flags & O_PATH) return;
    struct stat status;
    int error = errno;
    if (descriptor < 0) {
        if (error == ENOENT && !writes) report('f', directory, name, NULL);
    } else if (look(descriptor, "", &status, AT_EMPTY_PATH) == 0 && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))) {
        report('f', directory, name, &status);
    }
    errno = error;
}

/// Reports that a path was looked at, whether it is there or not.
static void report_looked(int directory, const char *name) {
    if (!is_of_interest(name)) return;
    struct stat status;
    int error = errno;
    if (look(directory, name, &status, 0) != 0) {
        if (errno == ENOENT) report('f', directory, name, NULL);
    } else if (S_ISREG(status.st_mode)) {
        report('f', directory, name, &status);
    }
    errno = error;
}

// The functions that programs call.

#define NEXT(name) \
    static __typeof__(&name) next; \
    if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define MODE(flags, mode) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | __O_TMPFILE)) { \
        va_list arguments; \
        va_start(arguments, flags); \
        mode = va_arg(arguments, mode_t); \
        va_end(arguments); \
    }

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        NEXT(name); \
        MODE(flags, mode) \
        int descriptor = next(path, flags, mode); \
        report_opened(AT_FDCWD, path, flags, descriptor); \
        return descriptor; \
    }

#define OPENAT(name) \
    int name(int directory, const char *path, int flags, ...) { \
        NEXT(name); \
        MODE(flags, mode) \
        int descriptor = next(directory, path, flags, mode); \
        report_opened(directory, path, flags, descriptor); \
        return descriptor; \
    }

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

int __open_2(const char *path, int flags);
int __open_2(const char *path, int flags) {
    NEXT(__open_2);
    int descriptor = next(path, flags);
    report_opened(AT_FDCWD, path, flags, descriptor);
    return descriptor;
}

int __open64_2(const char *path, int flags);
int __open64_2(const char *path, int flags) {
    NEXT(__open64_2);
    int descriptor = next(path, flags);
    report_opened(AT_FDCWD, path, flags, descriptor);
    return descriptor;
}

int __openat_2(int directory, const char *path, int flags);
int __openat_2(int directory, const char *path, int flags) {
    NEXT(__openat_2);
    int descriptor = next(directory, path, flags);
    report_opened(directory, path, flags, descriptor);
    return descriptor;
}

static int flags_of(const char *mode) {
    int flags = mode[0] == 'r' ? O_RDONLY : O_WRONLY;
    return strchr(mode, '+') ? O_RDWR : flags;
}

#define FOPEN(name) \
    FILE *name(const char *path, const char *mode) { \
        NEXT(name); \
        FILE *file = next(path, mode); \
        report_opened(AT_FDCWD, path, flags_of(mode), file ? fileno(file) : -1); \
        return file; \
    }

FOPEN(fopen)
FOPEN(fopen64)

DIR *opendir(const char *path) {
    NEXT(opendir);
    DIR *directory = next(path);
    report_opened(AT_FDCWD, path, O_RDONLY, directory ? dirfd(directory) : -1);
    return directory;
}

#define LOOK(name, type, ...) \
    int name(const char *path, type argument) { \
        NEXT(name); \
        int result = next(path, argument); \
        report_looked(AT_FDCWD, path); \
        return result; \
    }

LOOK(stat, struct stat *)
LOOK(stat64, struct stat64 *)
LOOK(lstat, struct stat *)
LOOK(lstat64, struct stat64 *)
LOOK(access, int)
LOOK(euidaccess, int)
LOOK(eaccess, int)

int fstatat(int directory, const char *path, struct stat *status, int flags) {
    NEXT(fstatat);
    int result = next(directory, path, status, flags);
    report_looked(directory, path);
    return result;
}

int fstatat64(int directory, const char *path, struct stat64 *status, int flags) {
    NEXT(fstatat64);
    int result = next(directory, path, status, flags);
    report_looked(directory, path);
    return result;
}

int statx(int directory, const char *path, int flags, unsigned int mask, struct statx *status) {
    NEXT(statx);
    int result = next(directory, path, flags, mask, status);
    report_looked(directory, path);
    return result;
}

int faccessat(int directory, const char *path, int mode, int flags) {
    NEXT(faccessat);
    int result = next(directory, path, mode, flags);
    report_looked(directory, path);
    return result;
}

int rename(const char *path, const char *other) {
    NEXT(rename);
    int result = next(path, other);
    if (result == 0) (report('c', AT_FDCWD, path, NULL), report('c', AT_FDCWD, other, NULL));
    return result;
}

int renameat(int directory, const char *path, int other_directory, const char *other) {
    NEXT(renameat);
    int result = next(directory, path, other_directory, other);
    if (result == 0) (report('c', directory, path, NULL), report('c', other_directory, other, NULL));
    return result;
}

int renameat2(int directory, const char *path, int other_directory, const char *other, unsigned int flags) {
    NEXT(renameat2);
    int result = next(directory, path, other_directory, other, flags);
    if (result == 0) (report('c', directory, path, NULL), report('c', other_directory, other, NULL));
    return result;
}

int unlink(const char *path) {
    NEXT(unlink);
    int result = next(path);
    if (result == 0) report('c', AT_FDCWD, path, NULL);
    return result;
}

int unlinkat(int directory, const char *path, int flags) {
    NEXT(unlinkat);
    int result = next(directory, path, flags);
    if (result == 0) report('c', directory, path, NULL);
    return result;
}
