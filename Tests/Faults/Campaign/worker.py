"""Runs one scenario in a process of its own, which leaves nothing behind however it ends."""

import json
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback

import needs
import processes
import scenario
from world import World


def main(name, seed, size, result):
    needs.end_with_parent(signal.SIGTERM)
    needs.adopt_orphans()
    needs.own_mounts()
    # An interrupt is the driver's to handle, which ends this process in its turn.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in (signal.SIGTERM, signal.SIGALRM):
        signal.signal(number, lambda number, _: sys.exit(f"{signal.Signals(number).name}"))
    chosen = scenario.load()[name]
    path = tempfile.mkdtemp(prefix="faults-", dir=place())
    os.chmod(path, 0o755)
    os.chdir(path)
    world = World(path, f"{name}:{seed}")
    try:
        start = time.monotonic()
        signal.alarm(chosen.limit)
        perform(chosen, world, int(size))
        world.seconds = time.monotonic() - start
    finally:
        signal.alarm(0)
        processes.end_descendants()
        unmount(path)
        os.chdir("/")
        shutil.rmtree(path, ignore_errors=True)
    with open(result, "w") as file:
        json.dump({"tried": world.tried, "failures": world.failures, "notes": world.notes,
                   "skipped": getattr(world, "skipped", None), "seconds": world.seconds}, file)


def place():
    """In memory where that is to be had: what is tried is not how long a disk takes to sync."""
    chosen = os.environ.get("FAULTS_PLACE")
    if chosen:
        return chosen
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def perform(chosen, world, size):
    try:
        chosen.body(world, size)
    except scenario.Skipped as reason:
        world.skipped = str(reason)
    except Exception as error:
        world.attempt(False, f"the scenario broke off: {error!r}")
        world.note(traceback.format_exc(limit=-4))
    except SystemExit as end:
        if str(end) != "SIGALRM":
            raise
        world.attempt(False, f"did not end within {chosen.limit} s")


def unmount(path):
    with open("/proc/mounts") as file:
        mounted = [line.split()[1] for line in file]
    for point in reversed([point for point in mounted if point.startswith(path + "/")]):
        os.system(f"umount -l '{point}'")


if __name__ == "__main__":
    main(*sys.argv[1:])
