"""strace: the system calls of a command, and the command with one of them failing or being its last."""

import collections
import os
import re
import random

# What a program cannot go on without: its memory, its threads, and what the runtime asks of the kernel at the start.
START = {"mmap", "brk", "munmap", "mprotect", "madvise", "mremap", "arch_prctl", "set_tid_address", "set_robust_list", "rseq",
         "prlimit64", "readlinkat", "readlink", "getrandom", "rt_sigaction", "rt_sigprocmask", "sigaltstack",
         "sched_getaffinity", "futex", "clone3", "clone", "vfork", "wait4", "sysinfo"}


class Trace:
    """The points of a command at which something can be injected: a call's name, and which of its calls it is."""

    def __init__(self, world, words, follow=False):
        self.world, self.words = world, [str(word) for word in words]
        self.options = ["strace", "-qq"] + (["-f"] if follow else [])

    def points(self):
        log = self.world.file("trace")
        done = self.world.run(*self.options, "-o", log, *self.words)
        if done.code:
            raise RuntimeError(f"{self.words}: {done}")
        counts, most = collections.Counter(), collections.Counter()
        with open(log, errors="replace") as file:
            for line in file:
                match = re.match(r"(?:(\d+)\s+)?([a-z_0-9]+)\(", line)
                if match and match[2] not in ("execve", "exit_group", "exit"):
                    counts[match.groups()] += 1
                    most[match[2]] = max(most[match[2]], counts[match.groups()])
        os.unlink(log)
        return [(call, number) for call, count in sorted(most.items()) for number in range(1, count + 1)]

    def inject(self, fault, point, timeout=60):
        """`fault` is `signal=NAME` or `error=NAME`."""
        call, number = point
        injection = f"inject={call}:{fault}:when={number}"
        return self.world.run(*self.options, "-o", "/dev/null", "-e", injection, *self.words, timeout=timeout)


def some(points, count, seed):
    """So many of the points, chosen by the seed; all of them if there are no more."""
    return sorted(random.Random(seed).sample(points, min(count, len(points))))
