// The few kernel calls that Swift's Glibc module lacks.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// `O_PATH`: a descriptor that only says where, with no permission to the contents needed.
extern const int clinux_o_path;

/// Opens a path that may not leave the directory `directory`, nor pass through a symbolic link on the way.
/// The corresponding system call is `openat2` with RESOLVE_BENEATH and RESOLVE_NO_SYMLINKS.
/// Returns a descriptor, or -1 with `errno` set: ENOSYS where the kernel or a sandbox does not offer the call.
int clinux_open_beneath(int directory, const char *path, int flags, mode_t mode);

/// The words for an error number, from a table that never changes, so that any thread may ask.
const char *clinux_error_words(int error);

/// Sets aside `size` bytes of addresses in which a file may be mapped and then cut short by anyone: to read what is no
/// longer there gives zeros, where elsewhere it would end the process with SIGBUS. Other SIGBUS go where they went before.
/// May be called once in the life of a process. Returns NULL where the addresses cannot be had.
void *clinux_reserve_faultless(size_t size);
