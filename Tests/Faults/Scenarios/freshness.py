"""Reads of a running program, whatever is done to the files between two writes of ours, and whatever its clock says.

What holds: what a `set` has finished, the next read of every process gives. An edit by a program that takes no lock is
seen at the next tick of the kernel's clock, and so after 30 ms. The documented limits allow one more exception: where someone has
exchanged the lock file, or a directory above it, by hand, a read may be stale for up to a tick.
"""

import os
import re
import shutil
import struct
import time

from scenario import scenario
from world import SUITE, probe

TICK = 0.03
DAY = 86400


def remove(path):
    if os.path.exists(path):
        os.unlink(path)


def copy_lock(world, _):
    shutil.copyfile(world.lock(), world.lock() + "~")
    os.rename(world.lock() + "~", world.lock())


def exchange_for_link(world, number):
    if os.path.islink(world.root):
        target = os.readlink(world.root)
        os.unlink(world.root)
        os.rename(target, world.root)
    else:
        os.rename(world.root, world.file(f"real{number}"))
        os.symlink(world.file(f"real{number}"), world.root)


def exchange_for_copy(world, number):
    shutil.copytree(world.root, world.file(f"copy{number}"))
    os.rename(world.root, world.file(f"old{number}"))
    os.rename(world.file(f"copy{number}"), world.root)
    shutil.rmtree(world.file(f"old{number}"))


KEPT = {
    "nothing is done": lambda world, _: None,
    "the lock file is emptied": lambda world, _: os.truncate(world.lock(), 0),
    "the suite file is dated back": lambda world, _: os.utime(world.suite(), (1, 1)),
}
EXCHANGED = {
    "the lock file is removed": lambda world, _: remove(world.lock()),
    "the lock file is replaced by a copy": copy_lock,
    "the container is removed": lambda world, _: shutil.rmtree(f"{world.root}/{SUITE}"),
    "Library is removed": lambda world, _: shutil.rmtree(f"{world.root}/{SUITE}/Library"),
    "the root is removed": lambda world, _: shutil.rmtree(world.root),
    "the root becomes a link, and back": exchange_for_link,
    "the root is exchanged for a copy": exchange_for_copy,
}


def reads(world, rounds, way, meddle, allowance):
    """A set follows each deed; the reader has the value at once, or after the allowance."""
    world.clear()
    world.must("set", "--int", "n", "0")
    reader = world.talk(probe("defaults-probe"), "keep", SUITE, "n")
    reader.ask()
    stale = 0
    for number in range(1, rounds + 1):
        meddle(world, number)
        world.must("set", "--no-sync", "--int", "n", number)
        got = reader.ask()
        if got != str(number):
            stale += 1
            time.sleep(allowance)
            got = reader.ask() if allowance else got
        world.attempt(got == str(number), f"{way}: read {got} after {number} was set")
    reader.child.kill()
    if allowance and stale:
        world.note(f"{way}: {stale} of {rounds} reads were stale for less than {1000 * allowance:.0f} ms")


@scenario("What a set has finished is read next, also where files were emptied or dated back", size=200, unit="sets a way")
def reads_after_sets(world, size):
    for way, meddle in KEPT.items():
        reads(world, size, way, meddle, allowance=0)


@scenario("The same within a tick of the clock where the lock, or a directory, was exchanged", size=100,
          unit="sets a way")
def reads_after_exchanges(world, size):
    for way, meddle in EXCHANGED.items():
        reads(world, size, way, meddle, allowance=TICK)


CLOCKS = {
    "right": [0],
    "ten days behind": [-10 * DAY],
    "ten days ahead": [10 * DAY],
    "jumping by days": [-3 * DAY, 3 * DAY, 0, -3600, 3600],
    "jumping by milliseconds": [-0.02, 0.02, -0.005, 0.005, 0],
}


def edit_in_place(world, number):
    with open(world.suite()) as file:
        at = file.read().index(": ") + 2
    file = os.open(world.suite(), os.O_WRONLY)
    os.pwrite(file, str(number).encode(), at)
    os.close(file)


def edit_by_rename(world, number):
    with open(world.suite()) as file:
        world.put(re.sub(r"\d{5}", str(number), file.read()).encode())


@scenario("A reader whose clock is wrong, or jumps, misses no set and no edit", size=90, unit="changes a clock",
          needs=["cc"])
def wrong_clocks(world, size):
    offset = world.file("offset")

    def jump(seconds):
        with open(offset, "r+b" if os.path.exists(offset) else "wb") as file:
            file.write(struct.pack("<q", int(seconds * 1e9)))
            file.truncate(4096)
    for clock, jumps in CLOCKS.items():
        world.clear()
        world.must("set", "--int", "n", "10000")
        jump(jumps[0])
        shim = {"LD_PRELOAD": probe("clock-shim.so"), "CLOCK_OFFSET": offset}
        reader = world.talk(probe("defaults-probe"), "keep", SUITE, "n", environment=shim)
        reader.ask()
        for number in range(10001, 10001 + size):
            jump(world.random.choice(jumps))
            way = number % 3
            if way == 0:
                world.must("set", "--no-sync", "n", number)
            else:
                (edit_in_place if way == 1 else edit_by_rename)(world, number)
                time.sleep(TICK)
            got = reader.ask()
            done = ["a set", "an edit in place", "an edit by rename"][way]
            world.attempt(got == str(number), f"a clock {clock}: read {got} after {done} of {number}")
        reader.child.kill()
