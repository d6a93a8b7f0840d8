"""What a watcher tells in the end is what is on disk, whatever happened in between.

What holds: the last state of each key arrives, across an overflow of the kernel's queue, directories that are removed,
moved, mounted over and made again, and a reader that is slow. Each change begins where the last one ended. Where inotify
cannot serve, the watcher says so and looks at the files instead. Its memory does not grow with what it has not yet told.
"""

import os
import shutil
import signal
import time

from observer import Observer
from scenario import scenario

QUEUE = "/proc/sys/fs/inotify/max_queued_events"


def root_of(world, suites=0):
    root = world.directory("watched") + "/root"
    for number in range(suites):
        world.put({"n": 0}, f"group.{number}", root)
    return root


@scenario("Across overflows of the kernel's queue the last state arrives, and they are told", size=3,
          unit="rounds for three queues", needs=["root"])
def queue_overflow(world, size):
    with open(QUEUE) as file:
        before = file.read()
    try:
        for length in (1, 16, 200):
            for _ in range(size):
                with open(QUEUE, "w") as file:
                    file.write(str(length))
                root = root_of(world, 100)
                observer = Observer(world, root)
                observer.settles()
                observer.child.send_signal(signal.SIGSTOP)
                change_many(world, root)
                observer.child.send_signal(signal.SIGCONT)
                observer.check(f"a queue of {length}")
                world.attempt("queue" in observer.words(), f"a queue of {length}: the overflow was not told")
                observer.end()
    finally:
        with open(QUEUE, "w") as file:
            file.write(before)


def change_many(world, root):
    for number in range(1, 20):
        for suite in world.random.sample(range(100), 40):
            world.put({"n": number}, f"group.{suite}", root, in_place=world.random.random() < 0.5)
    for suite in range(0, 100, 7):
        shutil.rmtree(f"{root}/group.{suite}")
        if suite % 2:
            world.put({"again": suite}, f"group.{suite}", root)


@scenario("Without inotify, or with few watches, it says so, looks at the files, and costs little", size=1, unit="rounds",
          needs=["root"])
def inotify_limits(world, size):
    for limit, count in (("max_inotify_instances", 0), ("max_inotify_watches", 0), ("max_inotify_watches", 5),
                         ("max_inotify_watches", 40)):
        root = root_of(world, 20)
        script = f'echo {count} > /proc/sys/user/{limit}; exec "$@"'
        observer = Observer(world, root, before=["unshare", "-Ur", "sh", "-c", script, "limited"])
        observer.settles()
        for number in range(3):
            for suite in range(20):
                world.put({"n": number}, f"group.{suite}", root)
            world.put({"n": number}, f"group.new{number}", root)
            shutil.rmtree(f"{root}/group.{number}")
            time.sleep(0.3)
        name = f"{limit} {count}"
        observer.check(name)
        world.attempt("sysctl fs.inotify" in observer.words(), f"{name}: it says {observer.words()[:200]!r}")
        before = observer.cpu()
        time.sleep(2)
        world.attempt(observer.cpu() - before < 0.5, f"{name}: {observer.cpu() - before:.1f} s of CPU in 2 s")
        observer.end()


@scenario("Storms of directories that are made, moved and removed end in the picture of the disk", size=3, unit="storms")
def directory_storms(world, size):
    for _ in range(size):
        root = root_of(world)
        os.makedirs(root)
        observer = Observer(world, root)
        for number in range(1500):
            suite, way = f"group.{world.random.randrange(300)}", world.random.random()
            if way < 0.5:
                world.put({"n": number}, suite, root)
            elif way < 0.75:
                shutil.rmtree(f"{root}/{suite}", ignore_errors=True)
            elif way < 0.85 and os.path.isdir(f"{root}/{suite}"):
                os.rename(f"{root}/{suite}", f"{root}/group.moved{number}")
            else:
                os.makedirs(f"{root}/{suite}/Library", exist_ok=True)
        observer.check("a storm")
        observer.end()


@scenario("Ten thousand suites are watched, told when they change and when they go, and cost little at rest", size=1,
          unit="rounds")
def many_suites(world, size):
    root = world.directory("watched") + "/root"
    for number in range(10_000):
        world.put({"n": 0}, f"group.{number:05}", root)
    observer = Observer(world, root)
    observer.check("10,000 suites", 120)
    before = observer.cpu()
    time.sleep(5)
    world.attempt(observer.cpu() - before < 1, f"{observer.cpu() - before:.1f} s of CPU in 5 s at rest")
    for number in range(0, 10_000, 3):
        world.put({"n": 1}, f"group.{number:05}", root)
    observer.check("3,334 of them change", 120)
    for number in range(0, 10_000, 2):
        shutil.rmtree(f"{root}/group.{number:05}")
    observer.check("5,000 are removed", 120)
    world.attempt(observer.megabytes() < 150, f"it takes {observer.megabytes():.0f} MB")
    observer.end()


@scenario("A suite of 100,000 keys is watched; equal values in another order are silent", size=1, unit="rounds")
def large_suite(world, size):
    root = world.directory("watched") + "/root"
    world.put({f"key{number:06}": f"value {number}" for number in range(100_000)}, root=root)
    observer = Observer(world, root)
    observer.check("100,000 keys", 120)
    for number in range(30):
        key = f"key{world.random.randrange(100_000):06}"
        world.must("--root", root, "set", "--no-sync", key, f"n{number}")
    observer.check("30 sets", 120)
    world.put({f"key{number:06}": number for number in range(100_000)}, root=root)
    observer.check("all of them change", 120)
    lines = observer.lines
    world.put({f"key{number:06}": number for number in range(99_999, -1, -1)}, root=root)
    world.put({"n": 1}, "group.later", root)
    world.attempt(observer.settles(120) and observer.lines == lines + 1, "another order was told")
    observer.end()


@scenario("A reader that blocks while 50,000 changes happen gets the last state, from a watcher that has not grown",
          size=1, unit="rounds")
def blocked_reader(world, size):
    root = root_of(world, 50)
    observer = Observer(world, root, reads=False)
    time.sleep(0.5)
    before = observer.megabytes()
    for number in range(1, 1001):
        for suite in range(50):
            world.put({"n": number, "x": "y" * 100}, f"group.{suite}", root)
    grown = observer.megabytes() - before
    world.attempt(grown < 30, f"it has grown by {grown:.0f} MB")
    observer.read()
    observer.check("a blocked reader", 60)
    observer.end()


@scenario("A watcher that is stopped while thousands of changes happen has the last state soon after", size=5, unit="seconds")
def stopped_watcher(world, size):
    root = root_of(world, 20)
    observer = Observer(world, root)
    observer.settles()
    observer.child.send_signal(signal.SIGSTOP)
    for number in world.until(size):
        world.put({"n": number}, f"group.{world.random.randrange(20)}", root)
        if number % 500 == 499:
            shutil.rmtree(f"{root}/group.{number % 20}")
    observer.child.send_signal(signal.SIGCONT)
    observer.check("a stopped watcher")
    observer.end()
