"""Counts that must be right: increments, values read back, and what was acknowledged before a kill.

What holds: every increment counts, a program reads what it has set, readers of a suite that comes and goes see it or none,
and what a writer has acknowledged is there, whenever it is killed.
"""

import collections
import json
import subprocess
import time

from scenario import scenario
from world import SUITE, probe

FOREVER = 10**8


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
