"""A scenario's own place: a root, the programs of this build, and helpers to run, change and compare."""

import contextlib
import json
import os
import random
import shutil
import subprocess
import tempfile
import threading
import time

import processes
from scenario import Outcome

SUITE = "group.x"
BUILD = os.environ.get("FAULTS_BUILD", "")
PREFIX = os.environ.get("FAULTS_PREFIX", os.path.join(BUILD, "prefix"))
TOOL = os.path.join(PREFIX, "bin", "groupdefaults")
WIDGETS = os.path.join(PREFIX, "bin", "groupwidgets")


def probe(name):
    return os.path.join(BUILD, "bin", name)


class World(Outcome):
    """Where a scenario happens, and what came of it."""

    def __init__(self, path, seed):
        super().__init__()
        self.path = path
        self.seed = seed
        self.random = random.Random(seed)
        self.root = os.path.join(path, "groups")
        self.tmp = os.path.join(path, "tmp")
        os.mkdir(self.tmp)
        self.environment = {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": path, "TMPDIR": self.tmp,
            "GROUPDEFAULTS_ROOT": self.root, "GROUPDEFAULTS_SUITE": SUITE, "TOOL": TOOL, "STOP": self.file("stop"),
            "SWIFT_BACKTRACE": "enable=no",
        }

    # Paths

    def file(self, *names):
        return os.path.join(self.path, *names)

    def directory(self, prefix="d"):
        return tempfile.mkdtemp(prefix=prefix, dir=self.path)

    def preferences(self, suite=SUITE, root=None):
        return os.path.join(root or self.root, suite, "Library", "Preferences")

    def suite(self, suite=SUITE, root=None):
        return os.path.join(self.preferences(suite, root), suite + ".json")

    def lock(self, suite=SUITE, root=None):
        return os.path.join(self.preferences(suite, root), "." + suite + ".lock")

    def litter(self, suite=SUITE, root=None):
        """What stands beside a suite's file and its lock."""
        with contextlib.suppress(FileNotFoundError):
            return sorted(set(os.listdir(self.preferences(suite, root))) - {suite + ".json", "." + suite + ".lock"})
        return []

    def shown(self, text):
        """Without the names of this place, which are others in each run."""
        return str(text).replace(self.path, "")

    def attempt(self, holds, words=""):
        return super().attempt(holds, self.shown(words))

    def note(self, words):
        self.notes.append(self.shown(words))

    # Commands

    def run(self, *words, environment=None, **options):
        return processes.run([str(word) for word in words], {**self.environment, **(environment or {})}, **options)

    def tool(self, *words, **options):
        return self.run(TOOL, *words, **options)

    def must(self, *words, **options):
        """A command that prepares a scenario, and has to work."""
        done = self.tool(*words, **options)
        if done.code != 0:
            raise RuntimeError(f"groupdefaults {' '.join(map(str, words))[:80]}: {done}")
        return done.out

    def start(self, *words, environment=None, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.DEVNULL)
        options.setdefault("stderr", subprocess.DEVNULL)
        merged = {**self.environment, **(environment or {})}
        return subprocess.Popen([str(word) for word in words], env=merged, text=True, **options)

    def talk(self, *words, **options):
        """A program that is given lines and answers them."""
        return processes.Conversation(
            self.start(*words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1, **options))

    def shell(self, script, **options):
        return self.start("/bin/sh", "-c", script, **options)

    # Files

    def clear(self):
        if os.path.islink(self.root):
            os.unlink(self.root)
        shutil.rmtree(self.root, ignore_errors=True)

    def values(self, suite=SUITE, root=None):
        """What a plain JSON reader finds in the suite's file; an empty dictionary where there is none."""
        try:
            with open(self.suite(suite, root)) as file:
                return json.load(file)
        except FileNotFoundError:
            return {}

    def put(self, values, suite=SUITE, root=None, in_place=False):
        """Replaces a suite as an editor does that knows of no lock."""
        os.makedirs(self.preferences(suite, root), exist_ok=True)
        path = self.suite(suite, root)
        target = path if in_place else path + "~"
        with open(target, "wb") as file:
            file.write(values if isinstance(values, bytes) else json.dumps(values).encode())
        if not in_place:
            os.rename(target, path)

    # Time

    def eventually(self, condition, seconds=10):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                return False
            time.sleep(0.005)
        return True

    @contextlib.contextmanager
    def meanwhile(self, body):
        """Calls `body` again and again, with the number of the call, until the block ends."""
        over = threading.Event()

        def loop():
            number = 0
            while not over.is_set():
                body(number)
                number += 1
        thread = threading.Thread(target=loop)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()

    def until(self, seconds):
        """Numbers for a loop that lasts so long."""
        end = time.monotonic() + seconds
        number = 0
        while time.monotonic() < end:
            yield number
            number += 1

    # Answers of the probes

    def take_counts(self, done, of, bad, who=""):
        """Counts that a probe has printed: so many tries, of which some were bad."""
        if done.code != 0:
            return self.attempt(False, f"{who} {done}")
        counts = json.loads(done.out.splitlines()[-1])
        self.tried += counts[of]
        for name in bad:
            if counts[name]:
                self.failures.append(f"{who} {counts[name]:,} of {counts[of]:,} {of}: {name} {self.shown(done.said)}".strip())
        return counts
