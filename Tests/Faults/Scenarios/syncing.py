"""`groupdefaults sync`: machines that share suites through a cluster.

What holds: whatever happens to machines, networks and members, in the end all agree, no write is lost, and none is made twice;
whatever is put back to an earlier state or removed (clusters, roots, ledgers, files), nothing newer is lost, and nothing comes back.

These are the project's own tests, which do less of it in `make test`: more kills, and seeds that nobody has seen. They are
built first, if they are not. A failure names its seed, which `SYNC_SEEDS` and `SYNC_FAULTS` take.
"""

import os
import re
import subprocess

from scenario import HERE, scenario

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
HOUR = 3600


def test(world, suite, **choices):
    """Runs one of the project's suites of tests, and returns whether it went well, and what it said last."""
    build = ["swift", "build", "--build-tests", "--package-path", PACKAGE]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    place = subprocess.run([*build, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    # Not by `swift test`, which would have scenarios wait for each other.
    words = [f"{place}/groupdefaultsPackageTests.xctest", "--testing-library", "swift-testing", "--filter", suite]
    environment = os.environ | choices | {"TMPDIR": world.tmp}
    done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    told = [line for line in done.stdout.splitlines() if "recorded an issue" in line or "seed" in line]
    # Nothing to run is no failure to it.
    ran = re.search("Test run with [1-9]", done.stdout)
    return done.returncode == 0 and ran, "\n".join(told[-20:] or done.stdout.splitlines()[-5:])


@scenario("The states of machines agree, whatever happens, is lost or put back in whatever order", size=2000,
          unit="seeds of a thousand steps, each twice", limit=HOUR)
def sync_states(world, size):
    first = world.random.randrange(10**12)
    for start in range(first, first + size, 500):
        seeds = f"{start}..{min(start + 500, first + size) - 1}"
        world.attempt(*test(world, "GroupSyncTests.SimulationTests", SYNC_SEEDS=seeds))


@scenario("A run that is killed at any system call is made up for by the next", size=1000, unit="calls, or all",
          needs=["strace", "etcd"], limit=HOUR)
def sync_kills(world, size):
    world.attempt(*test(world, "SyncEndToEndTests.KillTests", SYNC_KILLS="all" if size >= 1000 else str(size)))


@scenario("Ten machines agree after whatever happens to them, their networks and their cluster", size=5,
          unit="rounds of a minute", needs=["etcd"], limit=HOUR)
def sync_chaos(world, size):
    for _ in range(size):
        choices = f"{world.random.randrange(10**12)} 10 3000"
        held, words = test(world, "SyncEndToEndTests.RandomFaultTests", SYNC_FAULTS=choices)
        world.attempt(held, f"SYNC_FAULTS=\"{choices}\": {words}")
