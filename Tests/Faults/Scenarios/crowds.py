"""Many writers of every kind, and many readers, on one suite.

What holds: every acknowledged value is there in the end, no reader sees a torn or an older picture, nobody is refused while
nobody hangs, and every increment counts. An edit by a program that takes no lock, where it overlaps one of our writes, may
win or lose as a whole: then older values may be seen, and nothing else.
"""

import collections
import json
import os
import re
import signal
import subprocess
import time

from scenario import scenario
from world import SUITE, TOOL, probe

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


@scenario("Increments all count: under the lock, by compare-and-set, and by --if-equal from shells", size=1000,
          unit="increments a process")
def counters(world, size):
    world.must("set", "--int", "locked", "0", "swapped", "0", "shells", "0")
    script = ('n=0; while [ $n -lt %d ]; do v=$("$TOOL" get shells); '
              '"$TOOL" set --no-sync --if-equal $v shells $((v+1)) 2>/dev/null; r=$?; '
              '[ $r = 0 ] && n=$((n+1)); [ $r -gt 1 ] && exit $r; done; exit 0') % max(1, size // 20)
    for key, each, start in (
            ("locked", size, lambda: world.start(probe("store-probe"), "increment", world.root, SUITE, "locked", size)),
            ("swapped", size // 2, lambda: world.start(probe("store-probe"), "swap", world.root, SUITE, "swapped", size // 2)),
            ("shells", max(1, size // 20), lambda: world.shell(script))):
        codes = [child.wait() for child in [start() for _ in range(8)]]
        found = world.values()[key]
        world.tried += 8 * each
        world.attempt(found == 8 * each and not any(codes), f"{key}: {found} of {8 * each}, exit {codes}")


@scenario("UserDefaults reads back what it has set, from four threads, beside another process that writes", size=1500,
          unit="sets a thread")
def read_back(world, size):
    for beside in (False, True):
        world.clear()
        if beside:
            world.start(probe("store-probe"), "count", world.root, SUITE, "n", FOREVER)
        done = world.run(probe("defaults-probe"), "read-back", SUITE, size, timeout=400)
        world.tried += 4 * size
        world.attempt(done.code == 0 and done.out == "0\n", f"read otherwise: {done.out.strip()} times; {done}")


@scenario("Readers of a suite that comes and goes see it or none, and no error", size=10, unit="seconds")
def coming_and_going(world, size):
    world.must("set", "--int", "n", "0")
    script = ('while [ ! -e "$STOP" ]; do "$TOOL" set --no-sync --int n $$ || echo "set $?"; '
              '"$TOOL" unset --all --no-sync || [ $? = 1 ] || echo "unset $?"; done')
    logs = [world.file(f"log{number}") for number in range(4)]
    shells = [world.shell(script, stdout=open(log, "w")) for log in logs]
    reader = world.start(probe("store-probe"), "read-key", world.root, SUITE, "n", size, 1, stdout=subprocess.PIPE)
    for _ in world.until(size):
        done = world.tool("get", "n")
        world.attempt(done.code in (0, 1), f"get: {done}")
    counts = json.loads(reader.communicate()[0] or '{"reads": 0, "errors": "?"}')
    open(world.file("stop"), "w").close()
    for shell in shells:
        shell.wait()
    world.tried += counts["reads"]
    world.attempt(counts["errors"] == 0, f"a reader: {counts}")
    said = collections.Counter(line for log in logs for line in open(log).read().split("\n") if line)
    world.attempt(not said, f"writers: {dict(said)}")


@scenario("Writers that are killed at random lose nothing that they have acknowledged", size=25, unit="rounds")
def killed_writers(world, size):
    for number in range(size):
        writers = [world.start(probe("store-probe"), "count", world.root, SUITE, f"k{writer}", FOREVER,
                               1 + number * 10**6, stdout=subprocess.PIPE) for writer in range(2)]
        time.sleep(world.random.uniform(0.02, 0.1))
        for writer in writers:
            writer.kill()
        for key, writer in enumerate(writers):
            numbers = [int(word) for word in writer.communicate()[0].split("\n")[:-1]]
            kept = world.values().get(f"k{key}", 0)
            world.tried += len(numbers)
            world.attempt(not numbers or kept >= numbers[-1], f"k{key} is {kept}, acknowledged {numbers[-1:]}")


@scenario("A program with more suites than it has pages for reads each of them fresh", size=1500, unit="suites")
def thousands_of_suites(world, size):
    for number in range(size):
        world.put({"n": "0"}, f"group.{number}")
    reader = world.talk(probe("store-probe"), "read-many", world.root, "group.", size)
    world.attempt(reader.listen() == "ready", "the reader did not begin")
    for value in ("1", "2"):
        script = f'for i in $(seq 0 {size - 1}); do "$TOOL" -s group.$i set --no-sync n {value} || exit; done'
        world.attempt(world.shell(script).wait() == 0, "a set failed")
        stale = reader.ask(value)
        world.tried += size
        world.attempt(stale == "0", f"{stale} of {size} are stale")
