// Kernel calls that Swift's Glibc module lacks.
//
// No system header that declares a structure is included here: Swift would take the structure for one of this module or
// of another, depending on the order of imports.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// `O_PATH`: a descriptor for a location only, which needs no permission to the contents.
extern const int clinux_o_path;

/// Opens a path that must not leave `directory` or pass through a symbolic link. The corresponding system call is
/// `openat2` with RESOLVE_BENEATH and RESOLVE_NO_SYMLINKS. Returns a descriptor, or -1 with `errno` set: ENOSYS if the
/// kernel or a sandbox does not offer the call.
int clinux_open_beneath(int directory, const char *path, int flags, unsigned mode);

/// Opens a path for reading in which no component is a symbolic link; fails with ELOOP if one is. The corresponding
/// system call is `openat2` with RESOLVE_NO_SYMLINKS; it fails as in `clinux_open_beneath`.
int clinux_open_through_no_link(const char *path, int flags);

/// Nanoseconds on one of the kernel's clocks, such as CLOCK_MONOTONIC.
int64_t clinux_time(int clock);

/// Waits for a semaphore, a `sem_t`, until a moment on the clock that never jumps. The corresponding function is
/// `sem_clockwait`. Returns -1 if it was not posted by then.
int clinux_wait_for_semaphore(void *semaphore, int64_t moment);

/// The status of a file. Times are in nanoseconds since 1970.
struct clinux_status {
    uint64_t device;
    uint64_t inode;
    int64_t size;
    int64_t modified;
    int64_t changed;
    uint32_t mode;
    uint32_t owner;
    uint32_t group;
    /// The number of its names.
    uint64_t links;
};

/// The corresponding function is `fstatat`. An empty path stands for the descriptor itself.
/// Returns 0, or -1 with `errno` set.
int clinux_status_of(int directory, const char *path, int follows_links, struct clinux_status *status);

/// The corresponding functions are `flistxattr`, `fgetxattr`, `fsetxattr` and `fremovexattr`.
ptrdiff_t clinux_list_attributes(int file, void *names, size_t size);
ptrdiff_t clinux_get_attribute(int file, const char *name, void *value, size_t size);
int clinux_set_attribute(int file, const char *name, const void *value, size_t size);
int clinux_remove_attribute(int file, const char *name);

/// Exchanges two files atomically. The corresponding system call is `renameat2` with RENAME_EXCHANGE.
int clinux_exchange(const char *path, const char *other);

/// Claims a file that is open for writing until it is closed, so that others who open it wait. Fails with EAGAIN if it is
/// open anywhere else. The corresponding function is `fcntl` with F_SETLEASE.
int clinux_claim(int file);

/// Records that the calling thread holds the lock on a file. Returns -1 if it does already.
int clinux_hold_lock(uint64_t device, uint64_t inode);
void clinux_release_lock(uint64_t device, uint64_t inode);

/// Nanoseconds between two ticks of the clocks that are read without a system call.
int64_t clinux_tick(void);

/// When a file was made, in nanoseconds since 1970; -1 if unknown, as on some file systems. The corresponding system
/// call is `statx`.
int64_t clinux_birth_of(const char *path);

/// Whether a file has an access control list, which may admit others than its mode does. The corresponding function is
/// `getxattr`.
int clinux_has_access_list(const char *path);

/// The description of an error number, from a constant table, so that any thread may ask.
const char *clinux_error_words(int error);

/// Guards the addresses at which files are mapped that anyone may truncate: reads beyond the end give zeros, where they
/// would otherwise end the process with SIGBUS. Other SIGBUS are handled as before. Call this once. Returns 0, or -1
/// with `errno` set.
int clinux_guard(void *start, size_t size);

/// A descriptor that one thread makes readable to wake another one polling it. The corresponding function is `eventfd`.
int clinux_make_alarm(void);
/// Makes it readable, or unreadable again.
void clinux_ring_alarm(int alarm);
void clinux_acknowledge_alarm(int alarm);

/// The kind of file system that a path is on, as numbered by `statfs`; 0 if unknown.
long clinux_file_system(const char *path);

/// Names the calling thread, for observers of the process.
void clinux_name_thread(const char *name);

/// Blocks SIGINT, SIGTERM, SIGHUP and SIGCHLD in the calling thread, and so in those that it starts, and returns a
/// descriptor from which they are read instead; -1 with `errno` set where that cannot be. Of the first three, one that
/// this process was started to ignore stays ignored.
int clinux_take_signals(void);
/// The number of a signal that has come; 0 if there is none.
int clinux_next_signal(int descriptor);
/// The same for SIGWINCH, by which a terminal tells that its size has changed.
int clinux_take_resizes(void);
/// Lets signals that were taken, but for SIGCHLD, end the process again, also those that have come already.
void clinux_give_back_signals(void);
/// Ends the process by a signal as if it had never been blocked or handled.
void clinux_die_of(int signal);

/// Makes a crash of this process put the terminal behind a descriptor back into the mode that it is in now, and write some
/// text, of up to 255 bytes, to the standard output; -1 ends that. Signals that someone else handles are left to them.
void clinux_release_at_crash(int terminal, const char *text);

/// Whether this process ignores a signal.
int clinux_is_ignored(int signal);

/// What a child is to be, beside its program, which is found on the PATH.
struct clinux_child {
    char *const *arguments;
    char *const *environment;
    /// Its working directory; NULL for ours.
    const char *directory;
    /// Descriptors of ours for its standard streams, in their order; -1 for the same stream of ours.
    int streams[3];
    /// A descriptor of ours that it keeps under its number; -1 for none.
    int kept;
    /// 0 for the process group of ours, 1 for one of its own, 2 for a session of its own.
    int family;
    /// Sent to it when the thread that started it ends; 0 for none.
    int last_signal;
    /// The signals that it does not ignore, also where we do: the bit of each, counted from 1. Those that we handle are as
    /// ever in it.
    uint64_t heeded;
};
/// Starts a program. SIGCHLD is no longer ignored then: the ends of children could not be seen otherwise.
/// Returns its process; or -1 with `errno` set, also where it is the program that cannot be run.
int clinux_start(const struct clinux_child *child);
/// Starts a program that is nobody's child: it goes on when this process ends, and need not be waited for.
/// Returns 0; or -1 with `errno` set, also where it is the program that cannot be run.
int clinux_launch(const struct clinux_child *child);
/// This process is no longer ended when the one does that started it.
void clinux_outlive_parent(void);
/// Whether a child has ended, which is still to be waited for: until then its number is no other's, nor that of its group
/// or session. Also if there is no such child.
int clinux_has_ended(int process);
/// A descriptor that becomes readable when a child has ended. The corresponding system call is `pidfd_open`.
int clinux_watch_process(int process);

/// A descriptor that becomes readable at a time of the wall clock, and when that clock is set. The corresponding
/// function is `timerfd_create`.
int clinux_make_timer(void);
/// Sets the time, in nanoseconds since 1970; 0 for none.
void clinux_set_timer(int timer, int64_t moment);
/// Makes it unreadable until it rings again.
void clinux_acknowledge_timer(int timer);

/// Makes a pipe that is not inherited, with a reading and a writing end. The corresponding function is `pipe2`.
int clinux_make_pipe(int pair[2]);

/// Takes a connection, which neither blocks nor is inherited. The corresponding function is `accept4`.
int clinux_accept(int socket, void *address, uint32_t *size);
/// A descriptor that is readable while one of those that it watches is ready. The corresponding function is
/// `epoll_create1`.
int clinux_make_ready_set(void);
/// Watches a descriptor, known or new, for what it can be ready to do, and for its hang-up always; a negative kind ends
/// that. The kinds, and those that come back, are bits: 1 for reading, 2 for writing, 4 for the hang-up. The
/// corresponding function is `epoll_ctl`.
int clinux_watch_ready(int set, int descriptor, int is_known, int kinds, uint64_t token);
/// Stores the tokens of those that are ready, without waiting, and returns their number. The corresponding function is
/// `epoll_wait`.
int clinux_take_ready(int set, uint64_t *tokens, int *kinds, int most);

/// A word of memory to wait on while it has a value: of this process, or of a mapped file.
struct clinux_word {
    const void *address;
    uint32_t value;
    int is_in_file;
};
/// How many words can be waited on at once.
extern const int clinux_most_words;
/// Whether the kernel has `futex_waitv` and no sandbox refuses it.
int clinux_can_wait_for_words(void);
/// Waits until one of these words is woken; returns at once if one has another value. The corresponding system call is
/// `futex_waitv`. Returns 0, possibly without a reason, or -1 with `errno` set if it cannot wait.
int clinux_wait_for_words(const struct clinux_word *words, int count);
/// Wakes all threads that wait on a word of this process.
void clinux_wake_word(void *address);
/// Wakes all processes that wait on the word at an offset of a file. The corresponding system call is `futex`.
void clinux_wake_word_in_file(int file, size_t offset);

// Keeps this process from now on from writing files, using the network and starting programs; reading and its open
// descriptors stay. Its address space may grow to so many bytes, if that is not 0. Returns what the kernel has taken up: 1 for
// Landlock, 2 for seccomp.
int clinux_confine(unsigned long long memory);

/// The records of the conformances to protocols in this binary, each an offset of 32 bits, as Swift's runtime finds
/// them, and their end. Both are null where there are none.
const void *clinux_conformances_start(void);
const void *clinux_conformances_end(void);

/// The module of another program that was linked into this file and is not the one that runs; null behind the last, and
/// where there is none.
const char *clinux_module_of_other_program(unsigned number);

/// The records of the types in this binary, likewise.
const void *clinux_types_start(void);
const void *clinux_types_end(void);

/// The metadata of a type, by the function in its description that gives it. The type must not be generic.
const void *clinux_metadata(const void *accessor);
