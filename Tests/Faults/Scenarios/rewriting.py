"""Programs that write a suite in place, in pieces, as the guarantees invite them to, while the tool reads and
writes it.

What holds: no command crashes or hangs, whatever it meets. It exits with 0, with 1 where a key is not found, or with 3 and
words where the text is no suite at that moment.
"""

import collections
import os
import threading
import time

from scenario import scenario
from world import SUITE, TOOL, probe

LARGE = 100_000
# A command that meets a file on its way looks again for a fraction of a second. These are seconds of a processor, since
# a busy machine takes many more to give them.
PATIENCE = 5


def lines(count, longer_at=None):
    for number in range(count):
        yield f'  "k{number:07}": "value {number}{" and more" if number == longer_at else ""}",\n'


def text(count, longer_at=None):
    """Of the same length, with a longer value at a place or without."""
    blank = " " * (0 if longer_at else len(" and more"))
    return ("{\n" + "".join(lines(count, longer_at)) + '  "z": "v"\n}\n' + blank).encode()


def commands(world, seconds, *each):
    """Runs each command again and again in a thread of its own; none may crash or hang."""
    codes = collections.Counter()

    def ask(words):
        for _ in world.until(seconds):
            done = world.run("prlimit", f"--cpu={PATIENCE}", TOOL, *words)
            codes[words[0], done.code] += 1
            world.attempt(not done.crashed, f"{words[0]}: {done}")
    threads = [threading.Thread(target=ask, args=(words,)) for words in each]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    world.note(", ".join(f"{name} {code}: {count}" for (name, code), count in sorted(codes.items(), key=str)))


def write_pieces(path, data, piece=65536):
    file = os.open(path, os.O_WRONLY)
    for start in range(0, len(data), piece):
        os.write(file, data[start:start + piece])
    os.close(file)


GET = ("get", "k0000010")
SET = ("set", "--no-sync", "--string", "k0000010", "x")
UNSET = ("unset", "--no-sync", "-f", "k0000011")


@scenario("Commands stand a large suite that is rewritten in place, longer and shorter", size=40, unit="seconds")
def rewritten_in_place(world, size):
    short, long = text(20_000), text(20_000, longer_at=5)
    world.put(short)

    def rewrite(number):
        data = long if number % 2 else short
        write_pieces(world.suite(), data)
        os.truncate(world.suite(), len(data))
        time.sleep(0.002)
    with world.meanwhile(rewrite):
        commands(world, size, SET, GET, UNSET)


@scenario("A set stands a byte that flickers in the value that it replaces", size=20, unit="seconds")
def flickering_byte(world, size):
    data = text(LARGE)
    at = data.index(b'"value 50000"')
    world.put(data)

    def flicker(_):
        file = os.open(world.suite(), os.O_WRONLY)
        for _ in range(300):
            os.pwrite(file, b"x", at)
            os.pwrite(file, b'"', at)
        os.close(file)
    with world.meanwhile(flicker):
        for number in world.until(size):
            done = world.tool("set", "--no-sync", "--string", "k0050000", f"value {number}")
            world.attempt(not done.crashed, f"set: {done}")
            if done.code == 0:
                world.put(data)


# A process of its own, which never pauses; it begins anew before the suite becomes too large to be one.
GROW = """
import os, sys
path, length = sys.argv[1], os.path.getsize(sys.argv[1])
while True:
    file = os.open(path, os.O_WRONLY | os.O_APPEND)
    for number in range(20_000):
        os.write(file, b'  "m%08d": "%s",\\n' % (number, b"y" * (number % 97)))
    os.ftruncate(file, length)
    os.close(file)
"""


@scenario("Commands end while a program keeps appending to a suite of 20 MB", size=40, unit="seconds")
def growing_file(world, size):
    data = text(20 * LARGE // 3)
    world.put(data[:data.rindex(b'  "z"')])
    writer = world.start("/usr/bin/python3", "-c", GROW, world.suite())
    commands(world, size, GET, SET)
    writer.kill()


@scenario("Commands stand a file that is cut and written again in pieces", size=12, unit="seconds")
def written_in_pieces(world, size):
    data = text(6_000)
    world.put(data)

    def rewrite(_):
        file = os.open(world.suite(), os.O_WRONLY | os.O_TRUNC | os.O_CREAT, 0o600)
        os.close(file)
        write_pieces(world.suite(), data, world.random.choice([512, 4096, 8192, 65536]))
    with world.meanwhile(rewrite):
        commands(world, size, GET, SET, ("list",))


@scenario("Commands stand bytes that change anywhere in a file", size=12, unit="seconds")
def scribbled_on(world, size):
    data = text(6_000)
    world.put(data)

    def scribble(_):
        file = os.open(world.suite(), os.O_WRONLY | os.O_CREAT, 0o600)
        for _ in range(400):
            letter = world.random.choice(b'"\\{}[]x,:1 u\xc3')
            os.pwrite(file, bytes([letter]), world.random.randrange(len(data)))
        os.pwrite(file, data, 0)
        os.ftruncate(file, len(data))
        os.close(file)
    with world.meanwhile(scribble):
        commands(world, size, GET, SET, ("list",))


@scenario("A look at a file neither leaves it nor sees it change, while another program writes to it", size=10,
          unit="seconds")
def steady_view(world, size):
    head = b'{"a": "' + b"x" * 70_001
    world.put(head)

    def grow(_):
        file = os.open(world.suite(), os.O_WRONLY | os.O_APPEND)
        for _ in range(200):
            os.write(file, b"y" * 100)
        os.pwrite(file, b"z", len(head) // 2)
        os.ftruncate(file, len(head))
        os.close(file)
    with world.meanwhile(grow):
        done = world.run(probe("text-fuzz"), "views", size, world.root, SUITE, timeout=size + 30)
    world.take_counts(done, of="looks", bad=("beyond", "changed"))
