"""Many writers of every kind, and many readers, on one suite.

What holds: every acknowledged value is there in the end, no reader sees a torn or an older picture, nobody is refused while
nobody hangs. An edit by a program that takes no lock, where it overlaps one of our writes, may
win or lose as a whole: then older values may be seen, and nothing else.
"""

import json
import os
import re
import signal
import subprocess
import time

from scenario import scenario
from world import SUITE, probe

FOREVER = 10**8
SET = '"$TOOL" set --int w{0} $i'
MERGE = 'printf \'{{"w{0}.a": %d, "w{0}.b": %d}}\' $i $i | "$TOOL" merge -'
LOOP = 'i=1; while [ ! -e "$STOP" ]; do {0} && echo $i || echo failed; i=$((i+1)); done'


class Crowd:
    """So many writers of five kinds, each with keys of its own, and what they have acknowledged."""

    def __init__(self, world, count, kinds=("set", "store", "defaults", "pair", "merge")):
        self.world = world
        self.writers = []
        for number in range(count):
            log = world.file(f"writer{number}")
            with open(log, "w") as out, open(log + ".errors", "w") as err:
                words = self.words(kinds[number % len(kinds)], number)
                self.writers.append((number, log, world.start(*words, stdout=out, stderr=err)))

    def words(self, kind, number):
        key, root = f"w{number}", self.world.root
        if kind in ("set", "merge"):
            return ["/bin/sh", "-c", LOOP.format((SET if kind == "set" else MERGE).format(number))]
        if kind == "defaults":
            return [probe("defaults-probe"), "count", SUITE, key, FOREVER]
        return [probe("store-probe"), "count" if kind == "store" else "pair", root, SUITE, key, FOREVER]

    def end(self):
        open(self.world.file("stop"), "w").close()
        for _, _, writer in self.writers:
            # A shell ends by itself, after the command that it runs.
            if not writer.args[0].endswith("sh"):
                writer.send_signal(signal.SIGTERM)
        for _, _, writer in self.writers:
            writer.wait()
        os.unlink(self.world.file("stop"))

    def check(self):
        """Each value is at least what was last acknowledged; no write was refused."""
        values = self.world.values()
        counts = []
        for number, log, _ in self.writers:
            with open(log) as file:
                lines = file.read().split("\n")[:-1]
            with open(log + ".errors") as file:
                said = file.read().strip()[:200]
            numbers = [int(line) for line in lines if line.isdigit()]
            kept = values.get(f"w{number}", values.get(f"w{number}.a", 0))
            last = numbers[-1] if numbers else 0
            self.world.tried += len(lines)
            self.world.attempt(kept >= last, f"w{number} is {kept}, acknowledged {last}")
            refused = len(lines) - len(numbers)
            self.world.attempt(refused == 0, f"w{number}: {refused} of {len(lines)} writes failed: {said}")
            counts.append(len(numbers))
        self.world.note(f"{sum(counts):,} writes, from {min(counts):,} to {max(counts):,} a writer")


def write_and_read(world, writers, seconds, mayFall=False):
    world.must("set", "first", "1")
    crowd = Crowd(world, writers)
    readers = [world.start(probe("store-probe"), "read", world.root, SUITE, seconds, stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE) for _ in range(2)]
    for reader in readers:
        out, err = reader.communicate()
        counts = json.loads(out or "{}")
        bad = {name: counts.get(name) for name in ("torn", "errors", "older") if name != "older" or not mayFall}
        world.tried += counts.get("reads", 0)
        world.attempt(reader.returncode == 0 and not any(bad.values()), f"a reader: {out.strip()} {err[:200]}")
        if mayFall and counts.get("older"):
            world.note(f"{counts['older']} older values were seen")
    crowd.end()
    crowd.check()


@scenario("Eight writers of five kinds lose nothing, and two readers see nothing torn or older", size=20, unit="seconds")
def eight_writers(world, size):
    write_and_read(world, 8, size)


@scenario("Thirty-two writers lose nothing", size=20, unit="seconds")
def many_writers(world, size):
    write_and_read(world, 32, size)


@scenario("Editors that know of no lock lose no acknowledged value of eight writers", size=20, unit="seconds")
def foreign_editors(world, size):
    def edit(number):
        if number % 3 == 0:
            subprocess.run(["sed", "-i", f's/"first": "[0-9]*"/"first": "{number}"/', world.suite()])
        else:
            with open(world.suite()) as file:
                text = file.read()
            if text.endswith("}\n"):
                world.put(re.sub(r'"first": "\d+"', f'"first": "{number}"', text).encode(), in_place=number % 3 == 2)
        time.sleep(world.random.uniform(0, 0.03))
    world.must("set", "first", "1")
    with world.meanwhile(edit):
        write_and_read(world, 8, size, mayFall=True)


@scenario("Eight writers go on, and lose nothing, where someone removes the lock file again and again", size=20,
          unit="seconds")
def lock_removed(world, size):
    def remove(_):
        try:
            os.unlink(world.lock())
        except FileNotFoundError:
            pass
        time.sleep(world.random.uniform(0, 0.03))
    with world.meanwhile(remove):
        write_and_read(world, 8, size, mayFall=True)


@scenario("Shells that set as fast as they can are all served, and fairly", size=12, unit="seconds for 8 and for 32")
def contention(world, size):
    for shells in (8, 32):
        world.clear()
        world.must("set", "a", "1")
        crowd = Crowd(world, shells, kinds=("set",))
        time.sleep(size)
        crowd.end()
        crowd.check()
