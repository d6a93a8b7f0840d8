"""Processes: those of a scenario, and what is left of them."""

import os
import signal
import subprocess
import time
from dataclasses import dataclass

HUNG = "hung"


@dataclass
class Done:
    """How a command ended. `code` is that of a shell, negative for a signal, or HUNG."""
    code: object
    out: str
    err: str
    seconds: float

    @property
    def crashed(self):
        return self.code == HUNG or self.code < 0 or self.code >= 126

    @property
    def said(self):
        """The first line of what it said, for a report."""
        return (self.err or self.out).strip().split("\n")[0][:200]

    def __str__(self):
        return f"exit {self.code} {self.said}"


def run(words, environment, input=None, timeout=60, **options):
    """Runs a command to its end. Bytes or text go in; text comes out."""
    data = input.encode() if isinstance(input, str) else input
    start = time.monotonic()
    stdin = subprocess.PIPE if data is not None else subprocess.DEVNULL
    child = subprocess.Popen(words, env=environment, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    try:
        out, err = child.communicate(data, timeout)
        code = child.returncode
    except subprocess.TimeoutExpired:
        child.kill()
        out, err = child.communicate()
        code = HUNG
    return Done(code, out.decode(errors="replace"), err.decode(errors="replace"), time.monotonic() - start)


def threads(process):
    try:
        return os.listdir(f"/proc/{process}/task")
    except FileNotFoundError:
        return []


def children(process, thread):
    try:
        with open(f"/proc/{process}/task/{thread}/children") as file:
            return [int(word) for word in file.read().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def descendants(process=None):
    # A child belongs to the thread that has started it.
    found = [child for each in threads(process or os.getpid()) for child in children(process or os.getpid(), each)]
    return found + [each for child in found for each in descendants(child)]


def end_descendants():
    """Kills all that this process has started, and what those have: with `adopt_orphans` nothing escapes."""
    for _ in range(200):
        found = descendants()
        if not found:
            return
        for child in found:
            try:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, os.WNOHANG)
            except (ProcessLookupError, ChildProcessError):
                pass
        time.sleep(0.01)


class Conversation:
    """A program that answers each line with one."""

    def __init__(self, child):
        self.child = child

    def ask(self, line=""):
        try:
            self.child.stdin.write(line + "\n")
            self.child.stdin.flush()
        except BrokenPipeError:
            return f"ended with {self.child.wait()}"
        return self.child.stdout.readline().strip()

    def listen(self):
        return self.child.stdout.readline().strip()


def resident_kilobytes(process):
    """Zero of a process that has ended."""
    try:
        with open(f"/proc/{process}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") // 1024
    except (FileNotFoundError, ProcessLookupError):
        return 0


def cpu_seconds(process):
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
