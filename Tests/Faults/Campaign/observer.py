"""A `groupdefaults watch`, and the picture that its lines make."""

import json
import os
import subprocess
import tempfile
import threading

import processes
from world import TOOL


class Observer:
    """Watches all suites of a root. Each change must begin where the one before it ended."""

    def __init__(self, world, root, *options, before=(), reads=True):
        self.world, self.root = world, root
        self.picture, self.broken, self.lines = {}, [], 0
        self.said = tempfile.mktemp(dir=world.path)
        with open(self.said, "w") as err:
            self.child = world.start(*before, TOOL, "--root", root, "watch", "--all", "--json", "--initial", *options,
                                     stdout=subprocess.PIPE, stderr=err)
        if reads:
            self.read()

    def read(self):
        threading.Thread(target=self.loop, daemon=True).start()

    def loop(self):
        for line in self.child.stdout:
            change = json.loads(line)
            self.lines += 1
            key = change["suite"], change["key"]
            if self.picture.get(key) != change["old"]:
                self.broken.append(f"{key}: {self.picture.get(key)} was told, and then {change['old']} as the old value")
            if change["new"] is None:
                self.picture.pop(key, None)
            else:
                self.picture[key] = change["new"]

    def words(self):
        with open(self.said) as file:
            return self.world.shown(file.read().strip())

    def settles(self, seconds=15):
        """Whether the picture becomes that of the disk."""
        return self.world.eventually(lambda: dict(self.picture) == disk(self.root), seconds)

    def check(self, name, seconds=15):
        is_same = self.settles(seconds)
        there = disk(self.root)
        wrong = {key for key in {*self.picture, *there} if self.picture.get(key) != there.get(key)}
        self.world.attempt(is_same, f"{name}: {len(wrong)} of {len(there)} keys are told otherwise: {sorted(wrong)[:3]}")
        self.world.attempt(self.child.poll() is None, f"{name}: the watcher ended with {self.child.poll()}")
        self.world.attempt(not self.broken, f"{name}: {self.broken[:2]}")
        self.broken.clear()
        return is_same

    def megabytes(self):
        return processes.resident_kilobytes(self.child.pid) / 1024

    def cpu(self):
        return processes.cpu_seconds(self.child.pid)

    def end(self):
        self.child.kill()
        self.child.wait()


def disk(root):
    """All values of a root, as a plain JSON reader finds them."""
    found = {}
    for suite in os.listdir(root) if os.path.isdir(root) else []:
        path = f"{root}/{suite}/Library/Preferences/{suite}.json"
        if suite.startswith(".") or os.path.islink(f"{root}/{suite}"):
            continue
        try:
            with open(path) as file:
                for key, value in json.load(file).items():
                    found[suite, key] = value
        except (OSError, ValueError):
            pass
    return found
