"""Lock files with any record in them.

What holds: all that is read from a shared file is hostile, and no arithmetic on it traps. Whatever the record says, a suite
can be written, or is said to be gone where its record says so.
"""

import itertools
import os
import struct

from scenario import scenario
from world import SUITE, probe


def begin(world):
    world.clear()
    world.must("set", "a", "1", "b", "2")


def write_record(world, generation, holder=0, present=1, rest=bytes(40)):
    with open(world.lock(), "wb") as file:
        file.write(b"GDLOCK1\0" + struct.pack("<QiI", generation % 2**64, holder, present) + rest)


@scenario("Whatever the lock's record says, writers write: the tool, its removal, and programs with UserDefaults", size=1,
          unit="rounds")
def hostile_records(world, size):
    writers = {"set": lambda: world.tool("set", "k", "v"), "unset --all": lambda: world.tool("unset", "--all"),
               "UserDefaults": lambda: world.run(probe("defaults-probe"), "set", SUITE, "k", "v")}
    for generation, holder in itertools.product((-1, -2, -3, 2**63, 2**63 - 1, 0, 1), (0, -1, 2**31 - 1, -2**31)):
        for name, write in writers.items():
            begin(world)
            write_record(world, generation, holder, rest=b"\xff" * 40)
            done = write()
            world.attempt(done.code == 0, f"generation {generation % 2**64:x}, holder {holder}: {name}: {done}")
    for contents in (world.random.randbytes(200), b"", bytes(1 << 20), b"GDLOCK1\0" + b"\xff" * 56, b"\xff" * 64):
        for name, write in writers.items():
            begin(world)
            with open(world.lock(), "wb") as file:
                file.write(contents)
            done = write()
            world.attempt(done.code == 0, f"a lock of {len(contents)} bytes: {name}: {done}")


@scenario("Every state of lock, suite and left-over file is read and written as it should be", size=1, unit="rounds")
def states_of_a_lock(world, size):
    states = itertools.product((0, 1, 2**62 + 1), (0, 1, 999_999, -5), (0, 1, 7), ("good", "none", "damaged"), (0, 1))
    for generation, holder, present, file, has_left in states:
        world.clear()
        os.makedirs(world.preferences())
        write_record(world, generation, holder, present)
        if file != "none":
            world.put(b'{"a": 1}' if file == "good" else b'{"a"', in_place=True)
        if has_left:
            with open(f"{world.preferences()}/.{SUITE}.new", "w") as left:
                left.write('{"half')
        is_gone = present and generation % 2 == 0
        wanted = {"good": (0, 0), "damaged": (3, 3), "none": (3, 3) if is_gone else (1, 0)}[file]
        found, written = world.tool("get", "a"), world.tool("set", "b", "1")
        state = f"generation {generation}, holder {holder}, present {present}, {file}, left {has_left}"
        world.attempt((found.code, written.code) == wanted, f"{state}: {found.code}, {written.code}, not {wanted}")
        if written.code == 0:
            world.attempt(world.values().get("b") == "1" and not world.litter(), f"{state}: {world.litter()}")
