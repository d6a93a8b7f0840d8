"""Containers that are moved or removed while someone writes to them.

What holds: a container that was moved away keeps all that it held, and what a `set` has acknowledged is at the suite's
path. A writer that waits for a lock while its container goes away makes it anew, and loses nothing.
"""

import os
import shutil
import threading
import time

from scenario import scenario
from world import SUITE, TOOL

PRECIOUS = {f"precious{number}": "v" for number in range(50)}
# The writer has opened its directory, and now waits for the lock: long enough for anything to happen to the directory.
SLOW_LOCK = ["strace", "-qq", "-o", "/dev/null", "-e", "inject=flock:delay_enter=400000:when=1"]


def fill(world):
    world.clear()
    world.must("set", *[word for pair in PRECIOUS.items() for word in pair])


def kept(world, directory):
    values = world.values(root=directory)
    return [key for key in PRECIOUS if key in values]


@scenario("A container that is moved away under writers keeps all that it held", size=60, unit="moves")
def moved_container(world, size):
    for number in range(size):
        fill(world)
        writers = [world.shell(f'i=0; while [ ! -e "$STOP" ]; do "$TOOL" set w{writer} $i; i=$((i+1)); done')
                   for writer in range(1 + 3 * (number % 2))]
        time.sleep(world.random.uniform(0.03, 0.1))
        aside = world.directory("aside")
        os.rename(f"{world.root}/{SUITE}", f"{aside}/{SUITE}")
        time.sleep(0.05)
        open(world.file("stop"), "w").close()
        for writer in writers:
            writer.wait()
        os.unlink(world.file("stop"))
        left = len(kept(world, aside))
        world.attempt(left == len(PRECIOUS), f"{left} of {len(PRECIOUS)} keys are left, under {len(writers)} writers")
        shutil.rmtree(aside)


def write_during(world, meanwhile, *words):
    """A `set` that is between its first look at the directory and its lock when `meanwhile` is done to it."""
    answer = []
    writer = threading.Thread(target=lambda: answer.append(world.run(*SLOW_LOCK, TOOL, *words)))
    writer.start()
    time.sleep(0.15)
    meanwhile()
    writer.join()
    return answer[0]


@scenario("A writer that waits while its container is moved writes to the path, and not into the moved container",
          size=10, unit="moves", needs=["strace"])
def moved_while_waiting(world, size):
    for number in range(size):
        fill(world)
        aside = world.directory("aside")

        def move():
            os.rename(f"{world.root}/{SUITE}", f"{aside}/{SUITE}")
            if number % 2:
                world.put({"another": 1})
        done = write_during(world, move, "set", "k", "v")
        world.attempt(len(kept(world, aside)) == len(PRECIOUS), "the moved container lost what it held")
        world.attempt("k" not in world.values(root=aside), "the moved container was written to")
        is_there = world.values().get("k") == "v"
        world.attempt(done.code == 0 and is_there, f"set: {done}; the value is there: {is_there}")
        shutil.rmtree(aside)


@scenario("A writer that waits while its container is removed makes it anew", size=10, unit="removals", needs=["strace"])
def removed_while_waiting(world, size):
    for number in range(size):
        fill(world)
        gone = [SUITE, f"{SUITE}/Library", ""][number % 3]
        done = write_during(world, lambda: shutil.rmtree(f"{world.root}/{gone}"), "set", "k", "v")
        is_there = world.values().get("k") == "v"
        world.attempt(done.code == 0 and is_there, f"/{gone} removed: {done}; the value is there: {is_there}")
