"""Roots that come, go and move, under a watcher.

What holds: what a watcher tells in the end is what is on disk, wherever the root leads just then: through links, over mounts
and overlays. What happens above the root, and to mounts, is found by a look every five seconds.
"""

import os
import shutil
import subprocess

from observer import Observer
from scenario import scenario


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
