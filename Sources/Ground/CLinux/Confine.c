#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// Debian 12 has headers of a kernel that is older than some of what is asked for here.
enum {
    landlock_create_ruleset = 444,
    landlock_restrict_self = 446,
    landlock_create_ruleset_version = 1,
    // Reading a file and listing a directory stay allowed: they are not among what is handled.
    landlock_read_file = 1 << 2,
    landlock_read_dir = 1 << 3,
};

struct landlock_rules {
    uint64_t files, network, scope;
};

static int confine_files(void) {
    long version = syscall(landlock_create_ruleset, NULL, 0, landlock_create_ruleset_version);
    if (version < 1) return 0;
    int rights = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
    struct landlock_rules rules = {((1ull << rights) - 1) & ~(uint64_t)(landlock_read_file | landlock_read_dir), 0, 0};
    size_t size = sizeof rules.files;
    if (version >= 4) {
        rules.network = 3;
        size += sizeof rules.network;
    }
    if (version >= 6) {
        rules.scope = 3;
        size += sizeof rules.scope;
    }
    int descriptor = (int)syscall(landlock_create_ruleset, &rules, size, 0);
    if (descriptor < 0) return 0;
    int failed = syscall(landlock_restrict_self, descriptor, 0) != 0;
    close(descriptor);
    return !failed;
}

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(answer) BPF_STMT(BPF_RET | BPF_K, (answer))
#define REFUSE_CALL(number) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), ANSWER(SECCOMP_RET_ERRNO | EPERM)
#define UNKNOWN_CALL(number) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), ANSWER(SECCOMP_RET_ERRNO | ENOSYS)
// Refuses a call whose argument has one of these bits, or has none of those that it must have.
#define REFUSE_BITS(number, argument, bits)                                                                      \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 4), LOAD(args[argument]),                                   \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 0, 1), ANSWER(SECCOMP_RET_ERRNO | EPERM), ANSWER(SECCOMP_RET_ALLOW)
#define REQUIRE_BITS(number, argument, bits)                                                                     \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 4), LOAD(args[argument]),                                   \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 1, 0), ANSWER(SECCOMP_RET_ERRNO | EPERM), ANSWER(SECCOMP_RET_ALLOW)

static int confine_calls(void) {
#ifdef OWN_ARCHITECTURE
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
        ANSWER(SECCOMP_RET_ERRNO | EPERM),
        LOAD(nr),
        REFUSE_BITS(SYS_openat, 2, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC),
        // Threads are made by it, too, which is fine; a C library falls back to it from the one below.
        REQUIRE_BITS(SYS_clone, 0, 0x00010000),
        UNKNOWN_CALL(SYS_clone3),
        UNKNOWN_CALL(SYS_openat2),
        UNKNOWN_CALL(SYS_io_uring_setup),
        REFUSE_CALL(SYS_socket),
        REFUSE_CALL(SYS_connect),
        REFUSE_CALL(SYS_bind),
        REFUSE_CALL(SYS_listen),
        REFUSE_CALL(SYS_execve),
        REFUSE_CALL(SYS_execveat),
        REFUSE_CALL(SYS_ptrace),
        REFUSE_CALL(SYS_process_vm_readv),
        REFUSE_CALL(SYS_process_vm_writev),
        REFUSE_CALL(SYS_kill),
        REFUSE_CALL(SYS_unlinkat),
        REFUSE_CALL(SYS_renameat2),
        REFUSE_CALL(SYS_mkdirat),
        REFUSE_CALL(SYS_linkat),
        REFUSE_CALL(SYS_symlinkat),
        REFUSE_CALL(SYS_mknodat),
        REFUSE_CALL(SYS_fchmodat),
        REFUSE_CALL(SYS_fchownat),
        REFUSE_CALL(SYS_truncate),
        REFUSE_CALL(SYS_mount),
        REFUSE_CALL(SYS_bpf),
        REFUSE_CALL(SYS_keyctl),
        REFUSE_CALL(SYS_userfaultfd),
        REFUSE_CALL(SYS_memfd_create),
        REFUSE_CALL(SYS_setns),
        REFUSE_CALL(SYS_unshare),
#ifdef SYS_open
        REFUSE_BITS(SYS_open, 1, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC),
        REFUSE_CALL(SYS_creat),
        REFUSE_CALL(SYS_fork),
        REFUSE_CALL(SYS_vfork),
        REFUSE_CALL(SYS_unlink),
        REFUSE_CALL(SYS_rename),
        REFUSE_CALL(SYS_renameat),
        REFUSE_CALL(SYS_mkdir),
        REFUSE_CALL(SYS_rmdir),
        REFUSE_CALL(SYS_link),
        REFUSE_CALL(SYS_symlink),
        REFUSE_CALL(SYS_mknod),
        REFUSE_CALL(SYS_chmod),
        REFUSE_CALL(SYS_chown),
#endif
        ANSWER(SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
#else
    return 0;
#endif
}

int clinux_confine(unsigned long long memory) {
    struct rlimit limit = {memory, memory};
    if (memory > 0) setrlimit(RLIMIT_AS, &limit);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
    return confine_files() | confine_calls() << 1;
}
