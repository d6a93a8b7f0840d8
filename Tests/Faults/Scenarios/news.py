"""Ends and beginnings that a watcher must tell.

What holds: the end of a suite is told whatever came before it. The first value of a sequence is the newest, and none after
it is older. Every watcher of a damaged suite is told that it is damaged.
"""

import json
import os
import queue
import shutil
import threading

from scenario import scenario
from world import SUITE, TOOL, probe


def damage_first(world):
    world.put(b"{", in_place=True)
    return lambda: shutil.rmtree(f"{world.root}/{SUITE}")


def remove_file_first(world):
    os.unlink(world.suite())
    return lambda: shutil.rmtree(f"{world.root}/{SUITE}")


def remove_by_tool(world):
    world.put(b"{", in_place=True)
    return lambda: world.must("unset", "--all")


def remove_at_once(world):
    return lambda: shutil.rmtree(f"{world.root}/{SUITE}")


WAYS = [damage_first, remove_file_first, remove_by_tool, remove_at_once]


def is_watching(process):
    """Whether it has read what there is, and sleeps until inotify tells of something."""
    files = f"/proc/{process.pid}/fd"
    try:
        watches = any("inotify" in os.readlink(f"{files}/{name}") for name in os.listdir(files))
        with open(f"/proc/{process.pid}/stat") as file:
            return watches and file.read().rsplit(")", 1)[1].split()[0] == "S"
    except OSError:
        return False


@scenario("The end of a suite that was damaged or gone before is told, by watch and by wait --gone", size=2,
          unit="times four ways")
def end_of_a_damaged_suite(world, size):
    for way in WAYS * size:
        world.clear()
        world.must("set", "a", "1")
        told = world.file("told")
        with open(told, "w") as out, open(told + ".troubles", "w") as troubles:
            waiter = world.start(TOOL, "wait", "a", "--gone", "--timeout", "15s")
            watcher = world.start(TOOL, "watch", "--initial", "--json", stdout=out, stderr=troubles)

        def events():
            with open(told) as file:
                return [json.loads(line)["new"] for line in file.read().split("\n")[:-1]]
        world.eventually(events)
        world.eventually(lambda: is_watching(waiter))
        finish = way(world)
        if way is not remove_at_once:
            world.eventually(lambda: os.path.getsize(told + ".troubles"), seconds=2)
        finish()
        name = way.__name__.replace("_", " ")
        world.attempt(waiter.wait() == 0, f"{name}: wait --gone ended with {waiter.returncode}")
        world.attempt(world.eventually(lambda: events()[-1:] == [None], 3), f"{name}: watch told {events()}")
        watcher.kill()


@scenario("values(for:) never goes back to an older value, nor repeats one, at its beginning", size=5_000,
          unit="beginnings")
def beginnings_of_values(world, size):
    done = world.run(probe("watch-probe"), "values", world.root, size, timeout=500)
    falls, repeats = (done.out.split() + ["?", "?"])[:2]
    world.tried += size - 1
    world.attempt(done.code == 0 and falls == repeats == "0", f"older: {falls}, repeated: {repeats}; {done.said}")


class Listener:
    """Watchers of one program, and what each of them was told."""

    def __init__(self, world):
        self.conversation = world.talk(probe("watch-probe"), "listen", world.root, SUITE)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.conversation.child.stdout:
            self.lines.put(line.strip())

    def begin(self, name):
        self.conversation.child.stdin.write(name + "\n")
        self.conversation.child.stdin.flush()
        return self.until(f"{name}: begun")

    def until(self, wanted, seconds=3):
        """What was told up to the wanted line; that it never came, if it did not."""
        lines = []
        try:
            while not lines or lines[-1] != wanted:
                lines.append(self.lines.get(timeout=seconds))
        except queue.Empty:
            lines.append(f"never: {wanted}")
        return lines

    def end(self):
        self.conversation.child.kill()
        self.conversation.child.wait()


@scenario("A watcher that begins while a suite is damaged is told that it is, and when it is mended", size=5,
          unit="watchers")
def second_watcher(world, size):
    for _ in range(size):
        world.clear()
        world.must("set", "--int", "a", "1")
        listener = Listener(world)
        listener.begin("first")
        world.put(b"{", in_place=True)
        first = listener.until("first: damaged")
        # It may be told before its beginning has returned.
        second = listener.begin("second")
        if "second: damaged" not in second:
            second = listener.until("second: damaged")
        world.attempt(first[-1] == "first: damaged", f"first: {first}")
        world.attempt("second: damaged" in second, f"second: {second}")
        world.put({"a": 2}, in_place=True)
        mended = listener.until("second: mended")
        world.attempt("second: changed a=2" in mended and mended[-1] == "second: mended", f"second: {mended}")
        listener.end()
