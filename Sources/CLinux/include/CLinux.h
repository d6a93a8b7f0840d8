// The few kernel calls that Swift's Glibc module lacks.
//
// No header of the system's is included that declares a structure: Swift would take that for one of this module's, or of
// another's, as the order of the imports has it.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// `O_PATH`: a descriptor that only says where, with no permission to the contents needed.
extern const int clinux_o_path;

/// Opens a path that may not leave the directory `directory`, nor pass through a symbolic link on the way.
/// The corresponding system call is `openat2` with RESOLVE_BENEATH and RESOLVE_NO_SYMLINKS.
/// Returns a descriptor, or -1 with `errno` set: ENOSYS where the kernel or a sandbox does not offer the call.
int clinux_open_beneath(int directory, const char *path, int flags, unsigned mode);

/// Opens a path for reading in which no step is a symbolic link: ELOOP where one is.
/// The corresponding system call is `openat2` with RESOLVE_NO_SYMLINKS; it fails as in `clinux_open_beneath`.
int clinux_open_through_no_link(const char *path, int flags);

/// Nanoseconds on one of the kernel's clocks, such as CLOCK_MONOTONIC.
int64_t clinux_time(int clock);

/// What the kernel knows of a file; times in nanoseconds since 1970.
struct clinux_status {
    uint64_t device;
    uint64_t inode;
    int64_t size;
    int64_t modified;
    int64_t changed;
    uint32_t mode;
    uint32_t owner;
    uint32_t group;
    /// How many names it has.
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

/// Remembers that the calling thread holds the lock on a file; -1 if it does already.
int clinux_hold_lock(uint64_t device, uint64_t inode);
void clinux_release_lock(uint64_t device, uint64_t inode);

/// Nanoseconds from one tick to the next of the clocks that are read without a system call.
int64_t clinux_tick(void);

/// When a file was made, in nanoseconds since 1970; -1 where that cannot be told, as on some file systems.
/// The corresponding system call is `statx`.
int64_t clinux_birth_of(const char *path);

/// Whether a file has an access control list, which may let in others than its mode names.
/// The corresponding function is `getxattr`.
int clinux_has_access_list(const char *path);

/// The words for an error number, from a table that never changes, so that any thread may ask.
const char *clinux_error_words(int error);

/// Guards the addresses at which files are mapped that anyone may cut short: to read what is no longer there gives zeros,
/// where elsewhere it ends the process with SIGBUS. Other SIGBUS go where they went before.
/// To be called once. Returns 0, or -1 with `errno` set.
int clinux_guard(void *start, size_t size);

/// A descriptor that one thread makes readable to wake another that polls it. The corresponding function is `eventfd`.
int clinux_make_alarm(void);
/// Makes it readable, or no longer so.
void clinux_ring_alarm(int alarm);
void clinux_quiet_alarm(int alarm);

/// What kind of file system holds a path, as `statfs` numbers it; 0 if it cannot be told.
long clinux_file_system(const char *path);

/// Gives the calling thread a name, for those who look at the process from outside.
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

/// Whether this process ignores a signal.
int clinux_is_ignored(int signal);

/// What a child is to be, beside its program, which is found on the PATH.
struct clinux_child {
    char *const *arguments;
    char *const *environment;
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

/// A descriptor that becomes readable at a moment of the clock on the wall, and when that clock is set.
/// The corresponding function is `timerfd_create`.
int clinux_make_timer(void);
/// Sets the moment, in nanoseconds since 1970; 0 for none.
void clinux_set_timer(int timer, int64_t moment);
/// Makes it unreadable until it rings again.
void clinux_quiet_timer(int timer);

/// Makes a pipe that is not inherited: its ends for reading and for writing. The corresponding function is `pipe2`.
int clinux_make_pipe(int pair[2]);

/// A word of memory that is waited for while it has a value: of this process, or of a file that it maps.
struct clinux_word {
    const void *address;
    uint32_t value;
    int is_in_file;
};
/// How many words can be waited for at once.
extern const int clinux_most_words;
/// Whether the kernel has `futex_waitv`, and a sandbox does not refuse it.
int clinux_can_wait_for_words(void);
/// Waits until one of these words is woken; not at all if one has another value. The corresponding system call is
/// `futex_waitv`. Returns 0, also for no reason; or -1 with `errno` set where it cannot wait.
int clinux_wait_for_words(const struct clinux_word *words, int count);
/// Wakes all threads that wait for a word of this process.
void clinux_wake_word(void *address);
/// Wakes all processes that wait for the word at this offset of a file. The corresponding system call is `futex`.
void clinux_wake_word_in_file(int file, size_t offset);
