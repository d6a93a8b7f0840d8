"""What a change costs on the live screen of a terminal, and how soon the screen answers a key."""

import fcntl
import os
import pty
import select
import struct
import termios
import time

import world
from processes import cpu
from samples import Cell, Failure, interleave
from table import by_peer
from widgets import KEY, SUITE, Scene

TITLE = "Live screen"
EXPLANATION = """`groupwidgets run` on a terminal of 200 columns and 50 rows, beside `run --plain`, which draws nothing: the
processor's time that the host takes for one `set`, until all archives are replaced and the screen is still. *All* is with
a key that all placed widgets read; *one* with a key that a single one of them reads. *Key* is from a key that scrolls,
there and back, to the end of what the screen writes for it."""

PLAIN, LIVE = "groupwidgets run --plain", "groupwidgets run"
FRAME_END = b"\x1b[?2026l"


class Terminal:
    """The outer end of a terminal that a program runs on."""

    def __init__(self):
        self.leader, self.follower = pty.openpty()
        fcntl.ioctl(self.follower, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))

    @property
    def streams(self):
        return {"stdin": self.follower, "stdout": self.follower}

    def read(self, seconds):
        """What is written within so many seconds, as far as it comes at once; nothing if the time is up."""
        return os.read(self.leader, 1 << 16) if select.select([self.leader], [], [], seconds)[0] else b""

    def settle(self, quiet=0.3):
        """Reads until nothing more is written. Returns whether anything was."""
        isDrawn = False
        while self.read(quiet):
            isDrawn = True
        return isDrawn

    def press(self, key):
        """Milliseconds from a key to the end of the frame that it leads to."""
        begin = time.monotonic_ns()
        os.write(self.leader, key)
        written = b""
        while not written.endswith(FRAME_END):
            more = self.read(10)
            if not more:
                raise Failure("a key was not answered within 10 s")
            written = written[-len(FRAME_END):] + more
        return (time.monotonic_ns() - begin) / 1e6

    def close(self):
        os.close(self.leader)
        os.close(self.follower)


class Screen:
    """A host of placed widgets, with or without a terminal."""

    def __init__(self, place, scene, peer):
        self.scene, self.number = scene, 0
        self.terminal = Terminal() if peer == LIVE else None
        scene.run_host(**(self.terminal.streams if self.terminal else {}))
        self.host = scene.children[-1].pid
        self.settle()

    def settle(self):
        """Waits until nothing more is drawn. Returns whether anything was, as far as there is a screen."""
        if self.terminal:
            return self.terminal.settle()
        time.sleep(0.3)
        return True

    def change(self, sets):
        """Milliseconds of the host for each of so many sets."""
        times = []
        for _ in range(sets):
            before = cpu(self.host)
            self.number += 1
            value = f"value {os.getpid()} {self.number}"
            self.scene.tool(world.TOOL, "-s", SUITE, "set", KEY, value)
            # A terminal must be read from meanwhile. After a large frame, the screen draws the next one only later.
            frames = []
            world.await_true(
                lambda: frames.append(self.settle()) or any(frames) and self.scene.showing(value) == self.scene.count,
                "the last value and its picture")
            times.append(cpu(self.host) - before)
        return times

    def scroll(self, presses):
        times = []
        for number in range(presses):
            times.append(self.terminal.press(b"\x1b[6~" if number % 2 == 0 else b"\x1b[5~"))
            self.settle()
        return times

    def end(self):
        self.scene.end()
        if self.terminal:
            self.terminal.close()


def measure(result, place, smoke):
    many = 20 if smoke else 500
    sets, rounds = (1, 1) if smoke else (2, 5)
    cases = [(f"all of {many}", many, 0, PLAIN), (f"all of {many}", many, 0, LIVE),
             ("one of 1", 1, 0, LIVE), (f"one of {many}", 1, many - 1, LIVE)]
    scenes = {}
    for case, widgets, others, peer in cases:
        # The same widgets, one host after the other.
        if case not in scenes:
            scenes[case] = Scene(place, "screen " + case, 10).put(widgets, others)
        cell = Cell("screen", case, peer, "ms")
        result.add(cell)
        screen = Screen(place, scenes[case], peer)
        interleave([(cell, lambda screen=screen: screen.change(sets))], rounds, seconds=60)
        if widgets == many and peer == LIVE:
            key = Cell("screen key", f"{many} placed", peer, "ms")
            result.add(key)
            interleave([(key, lambda screen=screen: screen.scroll(4 if smoke else 20))], rounds, seconds=20)
        screen.end()


def tables(result):
    return ("The host's time for a `set`, ms:\n\n" + by_peer(result.of_row("screen"), lambda _: PLAIN)
            + "\nFrom a key to its picture, ms:\n\n" + by_peer(result.of_row("screen key")))


def plots(result):
    pass
