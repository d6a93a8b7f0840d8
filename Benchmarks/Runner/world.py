"""A place for all peers to work in, away from the user's own settings, and the programs that stay while they do."""

import os
import shutil
import signal
import subprocess
import tempfile
import time

from samples import Failure

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
BUILD = os.path.join(TOP, ".build", "bench")


def program(name):
    return os.path.join(BUILD, "bin", name)


TOOL = program("groupdefaults")
WIDGETS = program("groupwidgets")
BASIC = program("Basic")
CHARACTERS = program("Characters")


class World:
    """A directory on the same disk as the build, an environment that leads all peers into it, and the timer of processes."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="w", dir=BUILD)
        self.children = []
        self.environment = {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color", "HOME": self.path,
            "USER": "bench", "LOGNAME": "bench",
            "XDG_CONFIG_HOME": self.directory("config"), "XDG_DATA_HOME": self.directory("data"),
            "XDG_CACHE_HOME": self.directory("cache"), "XDG_STATE_HOME": self.directory("state"),
            "XDG_RUNTIME_DIR": self.directory("run"), "GROUPDEFAULTS_ROOT": self.directory("groups"),
            "GSETTINGS_SCHEMA_DIR": self.directory("schemas"), "GNUSTEP_CONFIG_FILE": self.file("gnustep.conf"),
        }
        os.chmod(self.environment["XDG_RUNTIME_DIR"], 0o700)
        self.output = os.path.join(self.path, "output")
        self.lap = None

    def directory(self, *names):
        path = os.path.join(self.path, *names)
        os.makedirs(path, exist_ok=True)
        return path

    def file(self, *names):
        self.directory(*names[:-1])
        return os.path.join(self.path, *names)

    def start(self, words, **options):
        """A program that stays until the end of the run."""
        options.setdefault("stdout", subprocess.DEVNULL)
        options.setdefault("stderr", subprocess.DEVNULL)
        child = subprocess.Popen(words, env=self.environment, start_new_session=True, **options)
        self.children.append(child)
        return child

    def stop(self, child):
        """Ends it, and with it what it started: a shell's pipeline outlives the shell."""
        signal_group(child.pid, signal.SIGTERM)
        try:
            child.wait(5)
        except subprocess.TimeoutExpired:
            pass
        signal_group(child.pid, signal.SIGKILL)
        child.wait()
        self.children.remove(child)

    def run(self, words, **options):
        """A command that is not timed; returns what it prints."""
        options.setdefault("timeout", 120)
        done = subprocess.run(words, env=self.environment, capture_output=True, text=True, **options)
        if done.returncode:
            raise Failure(f"{os.path.basename(words[0])}: {(done.stderr or done.stdout).strip()[:200]}")
        return done.stdout

    def milliseconds(self, words, expects=None):
        """Runs a command from a small process that does nothing else, and times it, from its spawn to its end; `faults`
        are then the page faults that it took."""
        if not self.lap:
            self.lap = self.start(
                [program("lap")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.lap.stdin.write("\x1f".join([self.output, *words]) + "\n")
        self.lap.stdin.flush()
        nanoseconds, status, _, faults = self.lap.stdout.readline().split()
        if status != "0":
            raise Failure(f"{os.path.basename(words[0])} ended with {status}")
        if expects is not None:
            with open(self.output, errors="replace") as file:
                printed = file.read()
            if expects not in printed:
                raise Failure(f"{os.path.basename(words[0])} printed {printed.strip()[:80]!r}, not {expects!r}")
        self.faults = int(faults)
        return int(nanoseconds) / 1e6

    def start_bus(self):
        """A message bus of our own, for those who need one; without it they fail, and are listed with that."""
        if not shutil.which("dbus-daemon"):
            return
        address = "unix:path=" + self.file("run", "bus")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self.start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=" + address])
        await_path(self.file("run", "bus"))

    def start_redis(self):
        """Redis with every write synced before its answer, on a socket."""
        self.redis = self.file("run", "redis")
        self.start(["redis-server", "--port", "0", "--unixsocket", self.redis, "--dir", self.directory("redis"),
                    "--appendonly", "yes", "--appendfsync", "always", "--save", ""])
        await_path(self.redis)

    def end(self):
        for child in reversed(list(self.children)):
            self.stop(child)
        shutil.rmtree(self.path, ignore_errors=True)


def signal_group(process, number):
    try:
        os.killpg(process, number)
    except ProcessLookupError:
        pass


def await_path(path, seconds=60):
    until = time.monotonic() + seconds
    while not os.path.exists(path):
        if time.monotonic() > until:
            raise Failure(f"{os.path.basename(path)} did not appear")
        time.sleep(0.01)


def await_true(condition, what, seconds=60):
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            raise Failure(f"{what}: not within {seconds} s")
        time.sleep(0.01)


def replace(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "w") as file:
        file.write(text)
    os.rename(path + ".new", path)


def suite_file(root, suite):
    return os.path.join(root, suite, "Library", "Preferences", suite + ".json")


def suite_text(count):
    """A suite with key0 … of "value 0" …, as groupdefaults writes it: the keys ascend."""
    members = sorted(f'  "key{number}": "value {number}"' for number in range(count))
    return "{\n" + ",\n".join(members) + "\n}\n"
