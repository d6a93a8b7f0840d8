"""Random writers against three observers in one program: of all suites, of those named, and a slow sequence.

What holds: whenever all is quiet, the three pictures are that of the disk. Each change begins where the last one ended, and
is one. Where only our own writers write numbers that grow, no observer sees one fall.
"""

import contextlib
import os
import random
import shutil
import threading
import time

from scenario import scenario
from world import probe

SUITES = [f"group.m{number}" for number in range(6)]


class Writers:
    """Three threads that do something to some suite, again and again, until it is time for a rest."""

    def __init__(self, world, mode):
        self.world, self.mode = world, mode
        self.counter = 0
        self.guard = threading.Lock()
        self.aside = world.directory("aside")
        self.actions = 0

    def next(self):
        with self.guard:
            self.counter += 1
            return self.counter

    def work(self, seconds):
        threads = [threading.Thread(target=self.loop, args=(seconds, f"{number}")) for number in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def loop(self, seconds, owned):
        chance = random.Random(f"{self.world.seed} {owned} {self.counter}")
        for _ in self.world.until(seconds):
            self.actions += 1
            suite, key = chance.choice(SUITES), chance.choice("abcd") + owned
            if self.mode == "ours" or chance.random() < 0.7:
                self.write(chance, suite, key, owned)
            else:
                with contextlib.suppress(OSError, IndexError):
                    chance.choice(MEDDLING)(self, chance, suite, key)

    def write(self, chance, suite, key, owned):
        tool, way = self.world.tool, chance.random()
        if way < 0.75:
            more = [chance.choice("efg") + owned, self.next()] if way < 0.15 else []
            tool("-s", suite, "set", "--no-sync", "--int", key, self.next(), *more)
        else:
            tool("-s", suite, "unset", "--no-sync", *(["-f", key] if way < 0.92 else ["--all"]))

    def mend(self, ends):
        """Whatever a suite was left in, it ends as a good one, or as none."""
        for suite in SUITES:
            if ends:
                if self.world.tool("-s", suite, "list").code == 3:
                    self.world.tool("-s", suite, "unset", "--all")
            elif self.world.tool("-s", suite, "set", "--int", "end", self.next()).code:
                self.world.tool("-s", suite, "unset", "--all")
                self.world.tool("-s", suite, "set", "--int", "end", self.next())


def edit(writers, chance, suite, key):
    writers.world.put({key: writers.next()}, suite, in_place=chance.random() < 0.5)


def damage(writers, chance, suite, key):
    writers.world.put(chance.choice([b"", b"{", b"[]", b'{"a": 1', b'{"a": nul}']), suite, in_place=True)


def remove(writers, chance, suite, key):
    os.unlink(chance.choice([writers.world.suite, writers.world.lock])(suite))


def remove_directory(writers, chance, suite, key):
    shutil.rmtree(f"{writers.world.root}/{suite}" + chance.choice(["", "/Library", "/Library/Preferences"]))


def move_aside(writers, chance, suite, key):
    os.rename(f"{writers.world.root}/{suite}", f"{writers.aside}/{writers.next()}")


def move_back(writers, chance, suite, key):
    os.rename(f"{writers.aside}/{chance.choice(os.listdir(writers.aside))}", f"{writers.world.root}/{suite}")


def away_for_a_moment(writers, chance, suite, key):
    path = chance.choice([writers.world.suite(suite), writers.world.root])
    os.rename(path, path + "~")
    time.sleep(chance.random() * 0.05)
    os.rename(path + "~", path)


MEDDLING = [edit, edit, edit, damage, remove, remove_directory, move_aside, move_back, away_for_a_moment]


def play(world, seconds, mode):
    os.mkdir(world.root)
    observer = world.talk(probe("watch-probe"), "picture", world.root, mode, *SUITES)
    world.attempt(observer.listen() == "ready", "the observers did not begin")
    writers = Writers(world, mode)
    rests = 0
    for _ in world.until(seconds):
        writers.work(world.random.uniform(0.2, 1.2))
        if mode != "ours":
            writers.mend(mode == "ends")
        rests += 1
        line = observer.ask("rest")
        wrong = []
        while line.startswith(("broken", "wrong")):
            wrong.append(line)
            line = observer.listen()
        world.attempt(not wrong, f"rest {rests}: {' | '.join(wrong)[:400]}")
        if not world.attempt(line == "compared", f"the observers ended: {line}"):
            break
    world.tried += writers.actions
    world.note(f"{writers.actions:,} actions, {rests} rests")


@scenario("Our own writers: three observers have the picture of the disk at each rest, and no number falls", size=40,
          unit="seconds")
def our_writers(world, size):
    play(world, size, "ours")


@scenario("Editors, damage, removals and moves too: three observers have the picture of the disk at each rest", size=60,
          unit="seconds")
def wild_writers(world, size):
    play(world, size, "wild")


@scenario("The same where a suite may be left removed: its end is told", size=60, unit="seconds")
def wild_ends(world, size):
    play(world, size, "ends")
