"""Hostile things in the place of a suite, its lock and its directories.

What holds: no command crashes or hangs; what is refused is refused with words. Nothing outside the root is read or
written.
"""

import os
import shutil
import socket
import stat
import subprocess

from scenario import scenario
from world import SUITE

COMMANDS = [("get", "a"), ("list",), ("set", "--lock-timeout", "1s", "k", "v"),
            ("watch", "--initial", "--timeout", "300ms"), ("check",)]
SECRET = "a word from outside"


class Case:
    """A suite of two keys, and a directory beside the root that nothing may read or change."""

    def __init__(self, world):
        self.world = world
        world.clear()
        world.must("set", "a", "1", "b", "2")
        self.outside = world.file("outside")
        shutil.rmtree(self.outside, ignore_errors=True)
        os.mkdir(self.outside)
        self.secret = self.outside + "/secret.json"
        with open(self.secret, "w") as file:
            file.write('{"a": "%s"}' % SECRET)

    def contents(self):
        found = {}
        for directory, _, files in os.walk(self.outside):
            found[directory] = os.stat(directory).st_mtime_ns
            for name in files:
                with open(f"{directory}/{name}", "rb") as file:
                    found[f"{directory}/{name}"] = file.read()
        return found

    def replace(self, make, path=None):
        path = path or self.world.suite()
        os.unlink(path)
        make(path)

    def check(self, name, commands=COMMANDS):
        before = self.contents()
        for words in commands:
            done = self.world.tool(*words, timeout=30)
            self.world.attempt(not done.crashed, f"{name}: {words[0]}: {done}")
            self.world.attempt(done.code != 3 or done.err, f"{name}: {words[0]} is refused without a word")
            self.world.attempt(SECRET not in done.out, f"{name}: {words[0]} read what is outside")
        self.world.attempt(self.contents() == before, f"{name}: what is outside was changed")


def nested(opening, closing, count, inner=b""):
    return b'{"a": ' + opening * count + inner + closing * count + b"}"


def texts():
    for count in (10, 511, 512, 513, 100_000, 5_000_000):
        yield f"{count} nested arrays", nested(b"[", b"]", count)
    for count in (511, 512, 100_000):
        yield f"{count} nested objects", nested(b'{"a":', b"}", count, b"1")
    yield "100,000 nested $dict", nested(b'{"$dict":', b"}", 100_000, b"{}")
    yield "arrays that are only opened", b'{"a": ' + b"[" * 10_000_000
    yield "an integer of a million digits", b'{"a": ' + b"9" * 1_000_000 + b"}"
    yield "a real of a million digits", b'{"a": 0.' + b"9" * 1_000_000 + b"}"
    yield "an exponent of a million digits", b'{"a": 1e' + b"9" * 1_000_000 + b"}"
    yield "a key that comes twice in 100,000", b"{" + b",".join(b'"k%d": 1' % n for n in range(100_000)) + b', "k99999": 2}'
    yield "more than 64 MiB of keys", b"{" + b",".join(b'"key%07d": "%s"' % (n, b"x" * 60) for n in range(1_000_000)) + b"}"
    yield "63 MB of keys", b"{" + b",".join(b'"key%07d": "%s"' % (n, b"x" * 46) for n in range(940_000)) + b"}"
    yield "one string of 63 MB", b'{"a": "' + b"x" * 63_000_000 + b'"}'
    for text in (b'{"a": "\\ud800"}', b'{"\\ud800": 1}', b'{"a": "\\udc00\\ud800"}', b'{"a": "\xff\xfe"}',
                 b'{"a": "\xc0\x80"}', b'{"a": "\xed\xa0\x80"}', b'{"a": "x\x00y"}', b'{"a": 1}\x00', b'{"a": 1e999}',
                 b"\xef\xbb\xbf\xef\xbb\xbf{}", '{"a": 1}'.encode("utf-16"), b"", b"null", b"[]", b'{"a": null}',
                 b'{"a": 1} // x', b'{"a": 1, "\\u0061": 2}', b'{"a": {"x": 1, "x": 2}}', b"{\r\"a\": 1\r}\r",
                 b'{"a": "\\u001b[31m", "\\u001b]0;x\\u0007": 1}'):
        yield repr(text), text


@scenario("Hostile texts in the place of a suite crash nothing, and are refused with words", size=1, unit="rounds")
def hostile_texts(world, size):
    for _ in range(size):
        for name, text in texts():
            case = Case(world)
            world.put(text)
            # What is refused is refused by all alike, and what is large and good takes a while to print.
            case.check(name, COMMANDS if len(text) < 1 << 20 else COMMANDS[::2])


def devices():
    def node(kind, number):
        return lambda path: os.mknod(path, kind | 0o666, os.makedev(*number))

    def bind(path):
        # By a short name: a socket's may have 107 bytes.
        os.chdir(os.path.dirname(path))
        socket.socket(socket.AF_UNIX).bind(os.path.basename(path))
        os.chdir("/")
    yield "a FIFO", os.mkfifo
    yield "a directory", os.mkdir
    yield "a socket", bind
    yield "a link to itself", lambda path: os.symlink(os.path.basename(path), path)
    yield "a sparse file of 10 GB", lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600), 10 << 30)
    if os.geteuid() == 0:
        yield "/dev/zero", node(stat.S_IFCHR, (1, 5))
        yield "/dev/full", node(stat.S_IFCHR, (1, 7))
        yield "/dev/tty", node(stat.S_IFCHR, (5, 0))


@scenario("Devices, pipes and directories in the place of a suite, its lock, or a file on its way, crash nothing", size=1,
          unit="rounds")
def hostile_files(world, size):
    for _ in range(size):
        for name, make in devices():
            for place in (world.suite(), world.lock(), f"{world.preferences()}/.{SUITE}.new"):
                case = Case(world)
                open(place, "a").close()
                case.replace(make, place)
                case.check(f"{name} as {os.path.basename(place)}")


@scenario("Links and names lead no command out of the root", size=1, unit="rounds")
def ways_out(world, size):
    for place in (world.suite(), world.lock(), f"{world.preferences()}/.{SUITE}.new"):
        for kind, make in (("symbolic", os.symlink), ("hard", os.link)):
            case = Case(world)
            open(place, "a").close()
            case.replace(lambda path: make(case.secret, path), place)
            # Of a hard link, a reader cannot tell what else it is.
            words = COMMANDS if kind == "symbolic" else COMMANDS[2:3]
            case.check(f"a {kind} link as {os.path.basename(place)}", words)
    for step in (SUITE, f"{SUITE}/Library", f"{SUITE}/Library/Preferences"):
        case = Case(world)
        shutil.rmtree(f"{world.root}/{step}")
        target = world.preferences(root=case.outside)
        os.makedirs(target)
        shutil.copy(case.secret, f"{target}/{SUITE}.json")
        os.symlink(f"{case.outside}/{step}", f"{world.root}/{step}")
        case.check(f"a link as {step}")
    for name in ("../outside", "/outside", "..", "a/../../outside", "a\x07b", ".widgets", "", "."):
        case = Case(world)
        case.check(f"the suite {name!r}", [("-s", name, "set", "a", "1"), ("-s", name, "get", "a")])


@scenario("A file in the place of a directory, and a directory that cannot be changed, are refused with words", size=1,
          unit="rounds")
def wrong_places(world, size):
    for place in (f"{world.root}/{SUITE}/Library", world.root):
        case = Case(world)
        shutil.rmtree(place)
        open(place, "w").close()
        case.check("a file for a directory")
        os.unlink(place)
    if os.geteuid() == 0:
        case = Case(world)
        subprocess.run(["chattr", "+i", world.preferences()], capture_output=True)
        case.check("a directory that cannot be changed", [("get", "a"), ("set", "k", "v")])
        subprocess.run(["chattr", "-i", world.preferences()], capture_output=True)
