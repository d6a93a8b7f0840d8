"""A kill, and each of seven errors, at every system call of every command that writes, and of some that read.

What holds: whatever happens, the old values or the new ones are there, a reader that comes right then is served, the next
write works at once, and nothing is left beside the suite. A command that says nothing has done what it was told; one that
fails says why, and says so if it has changed something nevertheless.

EndToEndTests/FaultTests tries `set` and `unset --all` in each run of the tests; here is the rest.
"""

import json
import os
import shutil

from scenario import scenario
from tracing import START, Trace, some
from world import SUITE, TOOL, probe

KEYS = {f"key{number:02}": f"value {number}" for number in range(20)}
ERRORS = ["ENOSPC", "EIO", "EINTR", "EMFILE", "EACCES", "EDQUOT", "ENOMEM"]
PLIST = '<plist version="1.0"><dict><key>key01</key><string>P</string></dict></plist>'


def but(**changes):
    return {key: value for key, value in {**KEYS, **changes}.items() if value is not None}


class Command:
    """A command, what is there before it, and what it makes of that."""

    def __init__(self, words, after, before=KEYS, was_removed=False, follow=False):
        self.words, self.before, self.after = words, before, after
        self.was_removed, self.follow = was_removed, follow


def commands(world):
    merged, replaced, plist = world.file("merged"), world.file("replaced"), world.file("plist")
    for path, text in ((merged, '{"key01": "M", "new": [1, 2]}'), (replaced, '{"only": "R"}'), (plist, PLIST)):
        with open(path, "w") as file:
            file.write(text)
    return {
        "set": Command([TOOL, "set", "key01", "S"], but(key01="S")),
        "the first set": Command([TOOL, "set", "key01", "S"], {"key01": "S"}, before=None),
        "set of a removed suite": Command([TOOL, "set", "key01", "S"], {"key01": "S"}, before={}, was_removed=True),
        "merge": Command([TOOL, "merge", merged], but(key01="M", new=[1, 2])),
        "import": Command([TOOL, "import", merged], but(key01="M", new=[1, 2])),
        "import of XML": Command([TOOL, "import", plist], but(key01="P")),
        "replace": Command([TOOL, "replace", replaced], {"only": "R"}),
        "unset": Command([TOOL, "unset", "key01"], but(key01=None)),
        "unset --all": Command([TOOL, "unset", "--all"], {}),
        "rename": Command([TOOL, "rename", "key01", "zzz"], but(key01=None, zzz="value 1")),
        "append": Command([TOOL, "append", "list", "x"], but(list=["x"])),
        "put": Command([TOOL, "put", "dictionary", "a", "x"], but(dictionary={"a": "x"})),
        "edit": Command([TOOL, "edit"], but(key01="E")),
        "defaults write": Command([TOOL, "defaults", "write", SUITE, "key01", "D"], but(key01="D")),
        "UserDefaults": Command([probe("defaults-probe"), "set", SUITE, "key01", "U"], but(key01="U"), follow=True),
        "get": Command([TOOL, "get", "key01"], KEYS),
        "list": Command([TOOL, "list"], KEYS),
    }


class Stage:
    """A root as it was before the command, again and again."""

    def __init__(self, world, command):
        self.world, self.command = world, command
        self.template = world.file("template")
        shutil.rmtree(self.template, ignore_errors=True)
        world.environment["EDITOR"] = "sed -i 's/value 1\"/E\"/'"
        world.clear()
        if command.before is not None:
            world.must("replace", "-", input=json.dumps(command.before or KEYS))
            if command.was_removed:
                world.must("unset", "--all")
            shutil.copytree(world.root, self.template)

    def reset(self):
        self.world.clear()
        for name in os.listdir(self.world.tmp):
            shutil.rmtree(f"{self.world.tmp}/{name}")
        if self.command.before is not None:
            shutil.copytree(self.template, self.world.root)

    def trace(self):
        return Trace(self.world, self.command.words, self.command.follow)

    def check(self, where):
        """What is there now: the new values, the old ones, or what must not be."""
        world, command = self.world, self.command
        try:
            found = world.values()
        except ValueError as error:
            world.attempt(False, f"{where}: torn: {error}")
            return "torn"
        state = "new" if found == command.after else "old" if found == (command.before or {}) else "other"
        world.attempt(state != "other", f"{where}: there is {str(found)[:100]}")
        listed = world.tool("list", "--json", timeout=30)
        world.attempt(listed.code == 0 or listed.code == 1 and not found, f"{where}: list: {listed}")
        self.check_next(where, found)
        return state

    def check_next(self, where, found):
        world = self.world
        done = world.tool("set", "after", "x", timeout=30)
        world.attempt(done.code == 0 and done.seconds < 5, f"{where}: the next set after {done.seconds:.1f} s: {done}")
        world.attempt(world.values() == {**found, "after": "x"}, f"{where}: the next set changed other values")
        world.attempt(not world.litter(), f"{where}: it left {world.litter()}")


@scenario("A kill at any system call leaves the old values or the new ones, and the next write works", size=150,
          unit="calls a command", needs=["strace"], limit=1200)
def kills(world, size):
    for name, command in commands(world).items():
        stage = Stage(world, command)
        stage.reset()
        for point in some(stage.trace().points(), size, world.seed + name):
            stage.reset()
            done = stage.trace().inject("signal=SIGKILL", point)
            where = f"{name}, killed at {point[0]} #{point[1]}"
            world.attempt(done.code in (-9, 137, 0), f"{where}: {done}")
            stage.check(where)
            if name == "edit":
                silent = left_in_silence(world)
                world.attempt(not silent, f"{where}: {silent} stays after the next edit, which does not say so")
                for name in os.listdir(world.tmp):
                    shutil.rmtree(os.path.join(world.tmp, name))


def left_in_silence(world):
    """What a killed edit has left, and the next one neither clears away nor names: text that was not saved is kept."""
    told = world.tool("edit").err
    return [name for name in os.listdir(world.tmp) if name not in told]


@scenario("An error of any system call is told, or leads to the right values, and changes nothing in silence", size=50,
          unit="calls a command and error", needs=["strace"], limit=1800)
def errors(world, size):
    for name, command in commands(world).items():
        stage = Stage(world, command)
        stage.reset()
        points = stage.trace().points()
        for error in ERRORS:
            for point in some(points, size, world.seed + name + error):
                stage.reset()
                done = stage.trace().inject(f"error={error}", point)
                where = f"{name}, {error} of {point[0]} #{point[1]}"
                judge(world, command, where, point[0], done, stage.check(where))


def judge(world, command, where, call, done, state):
    """What the command said, against what it did."""
    if call in START:
        return
    world.attempt(not done.crashed or done.code in (126, 127), f"{where}: {done}")
    world.attempt(done.seconds < 20, f"{where}: took {done.seconds:.0f} s")
    if done.code == 0:
        # A program with UserDefaults ends with 0, as on Apple's systems, but not without a word.
        world.attempt(state == "new" or command.follow and done.err, f"{where}: exit 0, and the values are the {state} ones")
    else:
        was_told = command.after == command.before or state != "new" or "was changed, but" in done.err \
            or "was removed, but" in done.err
        world.attempt(done.err, f"{where}: exit {done.code} without a word")
        world.attempt(was_told, f"{where}: changed, though it says {done}")
