"""Power cuts under writers, on file systems in an image that are shut down without a flush.

What holds: what was acknowledged before the cut is there after it. No file is torn, no suite that was removed is back or
taken for lost, every next write works at once, and nothing is left lying about.
"""

import os
import re
import shutil
import signal
import time

from disks import Disk
from scenario import scenario
from world import SUITE, probe

FOREVER = 10**6


def writers(world, root):
    """Nine writers of every kind, by the name of the file that their acknowledgements go to."""
    def shell(script, suite=SUITE):
        return ["/bin/sh", "-c", f"i=1; {script}"], suite
    count = 'while "$TOOL" set --int {0} $i; do echo $i; i=$((i+1)); done'
    return {
        "tool": shell(count.format("k"), "group.tool"),
        "store": ([probe("store-probe"), "count", root, "group.store", "k", FOREVER], SUITE),
        "pair": ([probe("store-probe"), "pair", root, "group.pair", "p", FOREVER], SUITE),
        "defaults": ([probe("defaults-probe"), "count", "group.defaults", "k", FOREVER], SUITE),
        "new": shell('while "$TOOL" -s group.new$i set --int k $i; do echo $i; i=$((i+1)); done'),
        "merge": shell('while echo "{\\"a\\": $i, \\"b\\": $i}" | "$TOOL" merge -; do echo $i; i=$((i+1)); done',
                       "group.merge"),
        "gone": shell('while "$TOOL" set --int k $i && echo "s $i" && "$TOOL" unset --all && echo "u $i"; '
                      'do i=$((i+1)); done', "group.gone"),
        "shared.a": shell(count.format("a"), "group.shared"),
        "shared.b": shell(count.format("b"), "group.shared"),
    }


class Round:
    """One life of a root, from its first write to what is found after the cut."""

    def __init__(self, world, disk, number, syncs):
        self.world, self.disk, self.syncs = world, disk, syncs
        self.root = f"{disk.point}/root{number}"
        self.acknowledged = {}

    def write_and_cut(self):
        logs = self.world.directory("acknowledged")
        children = []
        for name, (words, suite) in writers(self.world, self.root).items():
            environment = {"GROUPDEFAULTS_ROOT": self.root, "GROUPDEFAULTS_SUITE": suite}
            with open(f"{logs}/{name}", "w") as log:
                children.append(self.world.start(*words, stdout=log, environment=environment, start_new_session=True))
        if self.syncs:
            children.append(self.world.shell(f"while sync -f {self.disk.point}; do sleep 0.03; done",
                                             start_new_session=True))
        time.sleep(self.world.random.uniform(0.1, 0.6))
        self.stop(children, logs)

    def stop(self, children, logs):
        # What is acknowledged after this moment counts no more: a dying xfs lets the fsync of a directory succeed.
        sizes = {name: os.path.getsize(f"{logs}/{name}") for name in os.listdir(logs)}
        if not self.disk.has_switch:
            for child in children:
                os.killpg(child.pid, signal.SIGSTOP)
            time.sleep(0.02)
        self.disk.cut()
        for child in children:
            try:
                os.killpg(child.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            child.wait()
        for name, size in sizes.items():
            with open(f"{logs}/{name}") as log:
                lines = log.read(size).split("\n")[:-1]
            self.acknowledged[name] = [line for line in lines if re.fullmatch(r"([su] )?\d+", line)]
        shutil.rmtree(logs)

    def last(self, name):
        numbers = self.acknowledged[name]
        return int(numbers[-1]) if numbers else 0

    def values(self, suite):
        try:
            return self.world.values(suite, self.root)
        except ValueError as error:
            self.world.attempt(False, f"{suite} is torn: {error}")
            return {}

    def check(self):
        for name in ("tool", "store", "defaults"):
            self.has_kept(name, f"group.{name}", "k")
        self.has_kept("shared.a", "group.shared", "a")
        self.has_kept("shared.b", "group.shared", "b")
        for name, first, second in (("pair", "p.a", "p.b"), ("merge", "a", "b")):
            self.has_kept(name, f"group.{name}", first)
            values = self.values(f"group.{name}")
            self.world.attempt(values.get(first) == values.get(second), f"group.{name} is torn: {values}")
        for number in range(1, self.last("new") + 1):
            kept = self.values(f"group.new{number}").get("k")
            self.world.attempt(kept == number, f"group.new{number} of {self.last('new')} has {kept}")
        self.check_removed()
        self.check_next_writes()

    def has_kept(self, name, suite, key):
        kept = self.values(suite).get(key, 0)
        self.world.tried += len(self.acknowledged[name])
        self.world.attempt(kept >= self.last(name), f"{suite} {key} is {kept}, acknowledged {self.last(name)}")

    def check_removed(self):
        if not self.acknowledged["gone"]:
            return
        deed, number = self.acknowledged["gone"][-1].split()
        is_there = os.path.exists(self.world.suite("group.gone", self.root))
        kept = self.values("group.gone").get("k", 0)
        is_right = not is_there or kept > int(number) or deed == "s" and kept == int(number)
        self.world.tried += len(self.acknowledged["gone"])
        self.world.attempt(is_right, f"group.gone has {kept} after '{deed} {number}'")

    def check_next_writes(self):
        for suite in sorted(os.listdir(self.root)) if os.path.isdir(self.root) else []:
            done = self.world.tool("--root", self.root, "-s", suite, "set", "after", "1")
            self.world.attempt(done.code == 0, f"the next set of {suite}: {done}")
            self.world.attempt(done.seconds < 5, f"the next set of {suite} took {done.seconds:.1f} s")
            litter = self.world.litter(suite, self.root)
            self.world.attempt(done.code != 0 or not litter, f"{suite} has {litter}")


def cut_often(world, size, kind, options="", syncs=False):
    disk = Disk(world, kind, options)
    for number in range(size):
        with disk:
            for old in os.listdir(disk.point):
                if old.startswith("root"):
                    shutil.rmtree(f"{disk.point}/{old}")
            round = Round(world, disk, number, syncs)
            round.write_and_cut()
        disk.restore()
        with disk:
            round.check()


@scenario("A removal that was acknowledged is one after a power cut, though its record was synced before", size=8,
          unit="cuts", needs=["loop", "ext4"])
def cut_after_removal(world, size):
    disk = Disk(world, "ext4")
    for number in range(size):
        suite = f"group.r{number}"

        def tool(*words):
            return world.tool("--root", f"{disk.point}/root", "-s", suite, *words)
        with disk:
            prepared = tool("set", "k", "v")
            os.sync()
            removed = tool("unset", "--all")
            disk.cut()
        with disk:
            found, set_again = tool("get", "k"), tool("set", "n", "1")
        world.attempt(prepared.code == removed.code == 0, f"set: {prepared}; unset: {removed}")
        world.attempt(found.code == 1, f"get: {found}")
        world.attempt(set_again.code == 0, f"set: {set_again}")


@scenario("Acknowledged writes survive a power cut on ext4", size=40, unit="cuts", needs=["loop", "ext4"], limit=1200)
def cut_on_ext4(world, size):
    cut_often(world, size, "ext4")


@scenario("The same where ext4 commits often and in any order", size=15, unit="cuts", needs=["loop", "ext4"])
def cut_on_eager_ext4(world, size):
    cut_often(world, size, "ext4", "commit=1,noauto_da_alloc")


@scenario("The same while something syncs now and then", size=40, unit="cuts", needs=["loop", "ext4"], limit=1200)
def cut_on_synced_ext4(world, size):
    cut_often(world, size, "ext4", syncs=True)


@scenario("Acknowledged writes survive a power cut on xfs, synced now and then", size=30, unit="cuts",
          needs=["loop", "xfs"], limit=1200)
def cut_on_xfs(world, size):
    cut_often(world, size, "xfs", syncs=True)


@scenario("Acknowledged writes survive a power cut on btrfs", size=15, unit="cuts", needs=["loop", "btrfs"], limit=1200)
def cut_on_btrfs(world, size):
    cut_often(world, size, "btrfs")
