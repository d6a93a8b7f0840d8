"""Runs tests with one fault switched on, and notes which faults a suite's tests reach."""

import ctypes
import hashlib
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import threading
import time

from tree import PLACE, TESTS, TREE

RECORDING = 700_000  # as in Switch/switch.c
FAILED = re.compile(r"✘ Test (.*?) recorded an issue")


class Result:
    def __init__(self, code, seconds, output):
        self.code, self.seconds, self.output = code, seconds, output
        self.failed = sorted({name.strip('"`()') for name in FAILED.findall(output)})


def become_reaper():
    """What a killed test leaves behind becomes a child of this process, which can then end it."""
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)


def run(filters, skipped, number, limit, stops=True):
    """Runs suites in a process group and a temporary directory of their own."""
    place = PLACE / "runs" / str(os.getpid())
    clear(place)
    place.mkdir(parents=True)
    words = [TESTS, "--testing-library", "swift-testing"]
    words += [word for suite in filters for word in ("--filter", f"^{re.escape(suite)}/")]
    words += [word for test in skipped for word in ("--skip", re.escape(test))]
    environment = os.environ | {"TMPDIR": str(place), "NO_COLOR": "1", "TERM": "dumb"}
    start = time.monotonic()
    hard = resource.getrlimit(resource.RLIMIT_MSGQUEUE)[1]
    process = subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", start_new_session=True, cwd=TREE, env=environment,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_MSGQUEUE, (number, hard)))
    timer = threading.Timer(limit, lambda: os.killpg(process.pid, signal.SIGKILL))
    timer.start()
    lines = []
    for line in process.stdout:
        lines.append(line)
        if stops and FAILED.search(line):
            os.killpg(process.pid, signal.SIGKILL)
            break
    process.wait()
    timer.cancel()
    end_children()
    clear(place)
    return Result(process.returncode, time.monotonic() - start, "".join(lines))


def clear(place):
    """Removes what a run has left, and ends what it had mounted there when it was killed."""
    mounted = [line.split()[1] for line in open("/proc/self/mounts") if f" {place}/" in line]
    for path in reversed(mounted):
        subprocess.run(["umount", "--lazy", path], check=False)
    shutil.rmtree(place, ignore_errors=True)


def end_children():
    me = os.getpid()
    while children := open(f"/proc/{me}/task/{me}/children").read().split():
        for child in children:
            try:
                os.kill(int(child), signal.SIGKILL)
                os.waitpid(int(child), 0)
            except (ProcessLookupError, ChildProcessError):
                pass


def listed():
    """The suites of each test target."""
    done = subprocess.run(
        [TESTS, "--testing-library", "swift-testing", "--list-tests"], capture_output=True, text=True, check=True)
    suites = {}
    for line in done.stdout.splitlines():
        if found := re.match(r"(\w+)\.(\w+)/", line):
            suites.setdefault(found[1], set()).add(f"{found[1]}.{found[2]}")
    return {target: sorted(names) for target, names in suites.items()}


class Reach:
    """Which faults the tests of a suite reach, how long they take, and which of them fail without any fault."""

    def __init__(self):
        self.memory = PLACE / "reached.json"
        self.known = json.loads(self.memory.read_text()) if self.memory.exists() else {}
        self.sources = digest("Sources")
        self.suites = listed()

    def missing(self, targets):
        wanted = [suite for target in targets for suite in self.suites.get(target, [])]
        return [suite for suite in wanted if self.known.get(suite, {}).get("of") != self.state(suite)]

    def state(self, suite):
        return self.sources + digest(f"Tests/*/{suite.split('.')[0]}")

    def add(self, suite, entry):
        self.known[suite] = entry | {"of": self.state(suite)}
        self.memory.write_text(json.dumps(self.known))

    def reaching(self, number, targets):
        wanted = [suite for target in targets for suite in self.suites.get(target, [])]
        return [suite for suite in wanted if number in self.known[suite]["reached"]]


def record(suite):
    file = TREE / f"{os.getpid()}.reached"
    with open(file, "wb") as bytes:
        bytes.truncate(RECORDING)
    os.rename(file, TREE / f"{os.getpid() % 1000}.reached")
    file = TREE / f"{os.getpid() % 1000}.reached"
    result = run([suite], [], RECORDING + os.getpid() % 1000, 600, stops=False)
    reached = [number for number, byte in enumerate(file.read_bytes()) if byte]
    file.unlink()
    return suite, {"reached": reached, "seconds": round(result.seconds, 2), "fails": result.failed}


_digests = {}


def digest(folder):
    if folder not in _digests:
        sums = hashlib.sha1()
        for path in sorted(TREE.glob(folder + "/**/*")):
            if path.is_file():
                sums.update(str(path).encode() + path.read_bytes())
        _digests[folder] = sums.hexdigest()[:12]
    return _digests[folder]
