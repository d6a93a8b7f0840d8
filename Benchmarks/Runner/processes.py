"""What the kernel tells of a process."""

import os
import time


def status(process, *names):
    """Numbers of /proc/PID/status: sizes in kB."""
    with open(f"/proc/{process}/status") as file:
        fields = dict(line.split(":", 1) for line in file)
    return [int(fields[name].split()[0]) for name in names]


def megabytes(process):
    """The resident size, and the part of it that is the process's own."""
    return [kilobytes / 1000 for kilobytes in status(process, "VmRSS", "RssAnon")]


def cpu(process):
    """Milliseconds that it has computed, all threads together."""
    # The clock of another process, as clock_getcpuclockid() tells it.
    return time.clock_gettime_ns((~process << 3) | 2) / 1e6


def switches(process):
    """How often each thread of a process has gone to sleep of itself, and so how often it woke."""
    return {thread: status(f"{process}/task/{thread}", "voluntary_ctxt_switches")[0]
            for thread in os.listdir(f"/proc/{process}/task")}


def children(process):
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                if status(name, "PPid") == [process]:
                    found.append(int(name))
            except (FileNotFoundError, ProcessLookupError):
                continue
    return found
