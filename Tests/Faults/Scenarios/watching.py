"""What a watcher tells in the end is what is on disk, whatever happened in between.

What holds: the last state of each key arrives, across an overflow of the kernel's queue, directories that are removed,
moved, mounted over and made again, and a reader that is slow. Each change begins where the last one ended. Where inotify
cannot serve, the watcher says so and looks at the files instead. Its memory does not grow with what it has not yet told.

What happens above the root, and to mounts, is found by a look every five seconds.
"""

import os
import shutil
import signal
import subprocess
import time

from observer import Observer
from scenario import scenario
from world import SUITE, TOOL

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


@scenario("A root that comes, goes, moves, and becomes a link is followed", size=1, unit="rounds")
def moving_roots(world, size):
    for _ in range(size):
        base = world.directory("base")
        root = base + "/a/b/root"
        observer = Observer(world, root)

        def other_root(name, number):
            world.put({"n": number}, "group.z", f"{base}/{name}")
        steps = [
            ("it appears", lambda: world.put({"n": 1}, root=root)),
            ("a directory above it is moved away", lambda: os.rename(base + "/a/b", base + "/a/c")),
            ("it is made anew", lambda: world.put({"n": 2}, root=root)),
            ("all is removed", lambda: shutil.rmtree(base + "/a")),
            ("another tree takes the place", lambda: (other_root("x/b/root", 3), os.rename(base + "/x", base + "/a"))),
            ("it is moved away", lambda: os.rename(root, base + "/real")),
            ("a link leads to it", lambda: os.symlink(base + "/real", root)),
            ("a change behind the link", lambda: other_root("real", 4)),
            ("the link leads elsewhere", lambda: (other_root("real2", 5), os.symlink(base + "/real2", root + "~"),
                                                  os.rename(root + "~", root))),
            ("a change there", lambda: other_root("real2", 6)),
            ("the link leads nowhere", lambda: os.rename(base + "/real2", base + "/real3")),
            ("and somewhere again", lambda: os.rename(base + "/real3", base + "/real2")),
        ]
        for name, step in steps:
            step()
            observer.check(name)
        observer.end()


@scenario("Mounts over a root and over its directories are followed, and what changes behind them", size=1, unit="rounds",
          needs=["mounts"])
def mounts_over_a_root(world, size):
    def sh(command):
        subprocess.run(command, shell=True, check=True)
    base = world.directory("base")
    root = base + "/root"
    os.makedirs(root)
    observer = Observer(world, root)
    behind = f"{base}/behind"
    inner = world.preferences("group.m", root)
    steps = [
        ("before", lambda: world.put({"n": 1}, root=root)),
        ("tmpfs over the root", lambda: sh(f"mount -t tmpfs none {root}")),
        ("a change in it", lambda: world.put({"n": 2}, root=root)),
        ("unmounted", lambda: sh(f"umount {root}")),
        ("a change below", lambda: world.put({"n": 3}, root=root)),
        ("a bind mount", lambda: (world.put({"n": 4}, root=behind), sh(f"mount --bind {behind} {root}"))),
        ("a change at its other side", lambda: world.put({"n": 5}, root=behind)),
        ("unmounted again", lambda: sh(f"umount {root}")),
        ("a mount over Preferences", lambda: (os.makedirs(inner), sh(f"mount -t tmpfs none {inner}"),
                                              world.put({"n": 6}, "group.m", root))),
        ("lazily unmounted", lambda: sh(f"umount -l {inner}")),
    ]
    for name, step in steps:
        step()
        observer.check(name)
    observer.end()


@scenario("A change behind an overlay's merged directory is found, and so is one in it", size=1, unit="rounds",
          needs=["mounts"])
def overlays(world, size):
    base = world.directory("base")
    for name in ("lower", "upper", "work", "merged"):
        os.makedirs(f"{base}/{name}")
    for suite in ("group.o", "group.p"):
        world.put({"n": 1}, suite, f"{base}/lower")
    root = base + "/merged"
    options = f"lowerdir={base}/lower,upperdir={base}/upper,workdir={base}/work"
    subprocess.run(["mount", "-t", "overlay", "overlay", "-o", options, root], check=True)
    observer = Observer(world, root)
    observer.check("an overlay")
    world.put({"n": 2}, "group.o", root)
    observer.check("a change that is copied up")
    world.attempt(world.tool("--root", root, "-s", "group.p", "set", "n", "2").code == 0, "a set in an overlay")
    observer.check("a set")
    world.put({"n": 3}, "group.o", base + "/upper")
    observer.check("a change behind it")
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
