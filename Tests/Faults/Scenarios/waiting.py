"""Commands that wait: `watch -- COMMAND`, and `wait`.

What holds: the command runs in the order of the changes, and last of all for the last state. A wait ends however closely it
races the change that it waits for.
"""

import shutil
import subprocess
import time

from scenario import scenario
from world import SUITE, TOOL


@scenario("A watched command runs in order, and last of all for the last state", size=4, unit="bursts of 300")
def watched_commands(world, size):
    for _ in range(size):
        world.clear()
        world.put({"n": 0})
        log = world.file("log")
        open(log, "w").close()
        pause = world.random.randrange(1, 9)
        watch = world.start(TOOL, "watch", "n", "--", "sh", "-c",
                            f'echo "$GROUPDEFAULTS_NEW" >> {log}; sleep 0.0{pause}')

        def runs():
            with open(log) as file:
                return [int(line) for line in file.read().split()]
        marks = iter(range(-10**6, 0))
        world.attempt(world.eventually(lambda: world.put({"n": next(marks)}) or runs()), "it never ran")
        for number in range(1, 301):
            world.put({"n": number})
            time.sleep(world.random.choice([0, 0, 0.002, 0.02]))
        world.attempt(world.eventually(lambda: runs()[-1] == 300), f"the last run was for {runs()[-1]}")
        world.attempt(runs() == sorted(runs()), "the runs are out of order")
        watch.kill()
        watch.wait()


@scenario("wait returns for a value that comes, or goes, while it begins", size=60, unit="waits of each kind")
def racing_waits(world, size):
    for number in range(size):
        world.clear()
        waiter = world.start(TOOL, "wait", "k", "go", "--timeout", "20s", stdout=subprocess.PIPE)
        time.sleep(world.random.uniform(0, 0.02))
        if number % 3 == 0:
            world.must("set", "--no-sync", "k", "go")
        else:
            for value in ("no", "go"):
                world.put({"k": value}, in_place=number % 3 == 1)
        out = waiter.communicate()[0]
        world.attempt(waiter.returncode == 0 and out == "go\n", f"wait: exit {waiter.returncode} {out!r}")
    for number in range(size):
        world.put({"k": 1})
        waiter = world.start(TOOL, "wait", "k", "--gone", "--timeout", "20s")
        time.sleep(world.random.uniform(0, 0.02))
        way = number % 4
        if way < 2:
            world.must("unset", ["k", "--all"][way])
        else:
            shutil.rmtree(world.root + ["/" + SUITE, ""][way - 2])
        world.attempt(waiter.wait() == 0, f"wait --gone, way {way}: exit {waiter.returncode}")
        world.clear()
