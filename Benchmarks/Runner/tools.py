"""Row 1: one-shot tools. The whole process is timed, from its spawn to its end, for setting and getting one string."""

import os
import plistlib
import sqlite3
import subprocess

import plot
import world
from samples import Cell, Failure, interleave
from table import by_peer

TITLE = "One-shot tools"
EXPLANATION = """The time of a whole process, from `posix_spawn` to its end, that sets one string to a new value or prints
it, in a store that holds so many other strings already. What `get` prints is checked. The floor is a C program that makes
the same system calls and no more: lock, read, write a temporary file, fsync, rename, fsync of the
directory; beside those that do not sync, without the two. *Synced* says
whether the value would survive a power cut when the command returns. dconf, gsettings and xfconf have a hundred keys a
folder; they fail with 100,000 in one. SQLite and Redis are ahead with 100,000 keys, since they write a page or a line of a
log, where we replace a file that anyone can read; dconf and SQLite, since they look a key up where we check the whole text."""


class Tool:
    """A peer: how it is filled, and the commands. `synced` says what a set has made sure of when it returns."""

    name, synced, needs = "", "yes", ""

    def __init__(self, world):
        self.world = world

    def fill(self, size): raise NotImplementedError
    def set(self, size, key, value): raise NotImplementedError
    def get(self, size, key): raise NotImplementedError


class Floor(Tool):
    name, synced, needs = "floor (C)", "yes", world.program("floor")
    options = []

    def path(self, size):
        return self.world.file(self.name, f"{size}", "suite.json")

    def fill(self, size):
        world.replace(self.path(size), world.suite_text(size))

    def set(self, size, key, value):
        return [self.needs, "set", self.path(size), key, value, *self.options]

    def get(self, size, key):
        return [self.needs, "get", self.path(size), key]


class FloorWithoutSync(Floor):
    name, synced, options = "floor (C), no sync", "no", ["nosync"]


class GroupDefaults(Tool):
    name, synced, needs = "groupdefaults", "yes", world.TOOL
    options, suite = [], "group.size"

    def fill(self, size):
        root = self.world.environment["GROUPDEFAULTS_ROOT"]
        world.replace(world.suite_file(root, f"{self.suite}{size}"), world.suite_text(size))

    def set(self, size, key, value):
        return [self.needs, "-s", f"{self.suite}{size}", "set", *self.options, key, value]

    def get(self, size, key):
        return [self.needs, "-s", f"{self.suite}{size}", "get", key]


class GroupDefaultsWithoutSync(GroupDefaults):
    name, synced, options, suite = "groupdefaults --no-sync", "no", ["--no-sync"], "group.nosync"


class Git(Tool):
    name, synced, needs = "git config", "no", "git"

    def path(self, size):
        return self.world.file("git", f"{size}")

    def fill(self, size):
        text = "".join(f"\tkey{number} = value {number}\n" for number in range(size))
        world.replace(self.path(size), "[bench]\n" + text)

    def set(self, size, key, value):
        return ["git", "config", "--file", self.path(size), f"bench.{key}", value]

    def get(self, size, key):
        return ["git", "config", "--file", self.path(size), f"bench.{key}"]


class SQLite(Tool):
    name, synced, needs = "sqlite3, FULL", "yes", "sqlite3"

    def path(self, size):
        return self.world.file("sqlite", f"{size}.db")

    def fill(self, size):
        # Without the write-ahead log, which a process that ends at once has to fold back at each set.
        with sqlite3.connect(self.path(size)) as base:
            base.execute("CREATE TABLE kv(k TEXT PRIMARY KEY, v TEXT) WITHOUT ROWID")
            base.executemany("INSERT INTO kv VALUES(?,?)", ((f"key{n}", f"value {n}") for n in range(size)))

    def set(self, size, key, value):
        return ["sqlite3", "-init", "/dev/null", self.path(size),
                f"PRAGMA synchronous=FULL; INSERT OR REPLACE INTO kv VALUES('{key}','{value}')"]

    def get(self, size, key):
        return ["sqlite3", "-init", "/dev/null", self.path(size), f"SELECT v FROM kv WHERE k='{key}'"]


class Redis(Tool):
    name, synced, needs = "redis-cli, AOF always", "yes", "redis-server"

    def fill(self, size):
        if not hasattr(self.world, "redis"):
            self.world.start_redis()
        lines = "".join(f'SET key{number}:{size} "value {number}"\n' for number in range(size))
        self.world.run(["redis-cli", "-s", self.world.redis, "--pipe"], input=lines)

    def set(self, size, key, value):
        return ["redis-cli", "-s", self.world.redis, "set", f"{key}:{size}", value]

    def get(self, size, key):
        return ["redis-cli", "-s", self.world.redis, "get", f"{key}:{size}"]


def folder(key):
    """Where a key lies in stores whose keys are paths, and which take minutes for 100,000 of them in one place."""
    return f"d{int(key[3:]) // 100}"


def folders(size):
    """All folders, and the numbers of the keys in each."""
    return [(f"d{first // 100}", range(first, min(first + 100, size))) for first in range(0, size, 100)]


class Dconf(Tool):
    name, synced, needs = "dconf", "yes", "dconf"

    def fill(self, size):
        """A database for each size, compiled as a whole: `dconf load` of 100,000 keys does not end."""
        database = f"{self.needs}{size}"
        parts = [f"[bench/size{size}/{name}]\n" + "".join(f"key{number}='value {number}'\n" for number in numbers)
                 for name, numbers in folders(size)]
        world.replace(self.world.file(database, "keys"), "".join(parts))
        world.replace(self.profile(size), f"user-db:{database}\n")
        compiled = self.world.file("config", "dconf", database)
        self.world.run(["dconf", "compile", compiled, self.world.file(database)])

    def profile(self, size):
        return self.world.file("profiles", f"{self.needs}{size}")

    def set(self, size, key, value):
        return [f"@DCONF_PROFILE={self.profile(size)}", "dconf", "write", f"/bench/size{size}/{folder(key)}/{key}", f"'{value}'"]

    def get(self, size, key):
        return [f"@DCONF_PROFILE={self.profile(size)}", "dconf", "read", f"/bench/size{size}/{folder(key)}/{key}"]


class GSettings(Dconf):
    name, synced, needs = "gsettings", "yes", "gsettings"

    def fill(self, size):
        """The same in a database of its own, and a schema for it."""
        super().fill(size)
        directory = self.world.environment["GSETTINGS_SCHEMA_DIR"]
        schemas = "".join(
            f'<schema id="bench.size{size}.{name}" path="/bench/size{size}/{name}/">'
            + "".join(f'<key name="key{number}" type="s"><default>\'\'</default></key>' for number in numbers)
            + "</schema>" for name, numbers in folders(size))
        world.replace(
            os.path.join(directory, f"bench.size{size}.gschema.xml"), f"<schemalist>{schemas}</schemalist>")
        self.world.run(["glib-compile-schemas", directory], timeout=60)

    def set(self, size, key, value):
        return [f"@DCONF_PROFILE={self.profile(size)}", "gsettings", "set", f"bench.size{size}.{folder(key)}", key, value]

    def get(self, size, key):
        return [f"@DCONF_PROFILE={self.profile(size)}", "gsettings", "get", f"bench.size{size}.{folder(key)}", key]


class KConfig(Tool):
    name, synced, needs = "kwriteconfig5", "yes", "kwriteconfig5"

    def path(self, size):
        return self.world.file("kconfig", f"{size}rc")

    def fill(self, size):
        text = "".join(f"key{number}=value {number}\n" for number in range(size))
        world.replace(self.path(size), "[bench]\n" + text)

    def set(self, size, key, value):
        return ["kwriteconfig5", "--file", self.path(size), "--group", "bench", "--key", key, value]

    def get(self, size, key):
        return ["kreadconfig5", "--file", self.path(size), "--group", "bench", "--key", key]


class Xfconf(Tool):
    name, synced, needs = "xfconf-query", "5 s later", "xfconf-query"

    def fill(self, size):
        # Its daemon reads a channel when it is first asked for it.
        keys = "".join(
            f'<property name="{name}" type="empty">'
            + "".join(f'<property name="key{number}" type="string" value="value {number}"/>' for number in numbers)
            + "</property>" for name, numbers in folders(size))
        world.replace(
            self.world.file("config", "xfce4", "xfconf", "xfce-perchannel-xml", f"bench{size}.xml"),
            f'<?xml version="1.0" encoding="UTF-8"?><channel name="bench{size}" version="1.0">{keys}</channel>')

    def set(self, size, key, value):
        return ["xfconf-query", "-c", f"bench{size}", "-p", f"/{folder(key)}/{key}", "-s", value]

    def get(self, size, key):
        return ["xfconf-query", "-c", f"bench{size}", "-p", f"/{folder(key)}/{key}"]


class Foundation(Tool):
    name, synced, needs = "Foundation's UserDefaults", "not the directory", world.program("bench-foundation")

    def fill(self, size):
        values = {f"key{number}": f"value {number}" for number in range(size)}
        with open(self.world.file("config", f"bench.size{size}.plist"), "wb") as file:
            plistlib.dump(values, file)

    def set(self, size, key, value):
        return [self.needs, f"size{size}", "set", key, value]

    def get(self, size, key):
        return [self.needs, f"size{size}", "get", key]


class GNUstep(Tool):
    name, synced, needs = "GNUstep defaults", "no", "/usr/bin/defaults"

    def fill(self, size):
        # It takes the home directory from the password file, and so would write to the user's own settings.
        with open("/etc/GNUstep/GNUstep.conf") as file:
            settings = [line for line in file if not line.startswith("GNUSTEP_USER_DEFAULTS_DIR")]
        settings.append(f"GNUSTEP_USER_DEFAULTS_DIR={self.world.directory('GNUstep', 'Defaults')}\n")
        world.replace(self.world.environment["GNUSTEP_CONFIG_FILE"], "".join(settings))
        values = {f"key{number}": f"value {number}" for number in range(size)}
        with open(self.world.file("GNUstep", "Defaults", f"bench{size}.plist"), "wb") as file:
            plistlib.dump(values, file)

    def set(self, size, key, value):
        return [self.needs, "write", f"bench{size}", key, value]

    def get(self, size, key):
        return [self.needs, "read", f"bench{size}", key]


class Jq(Tool):
    name, synced, needs = "jq, sync, mv, sync", "yes", "jq"
    script = 'jq --arg k "$2" --arg v "$3" \'.[$k]=$v\' "$1" >"$1.new" && sync "$1.new" && mv "$1.new" "$1" && sync "${1%/*}"'

    def path(self, size):
        return self.world.file(self.name, f"{size}.json")

    def fill(self, size):
        world.replace(self.path(size), world.suite_text(size))

    def set(self, size, key, value):
        return ["sh", "-c", self.script, "sh", self.path(size), key, value]

    def get(self, size, key):
        return ["jq", "-r", f'."{key}"', self.path(size)]


class JqWithoutSync(Jq):
    name, synced = "jq, mv", "no"
    script = 'jq --arg k "$2" --arg v "$3" \'.[$k]=$v\' "$1" >"$1.new" && mv "$1.new" "$1"'


TOOLS = [Floor, FloorWithoutSync, GroupDefaults, GroupDefaultsWithoutSync, Git, SQLite, Redis, Dconf, GSettings, KConfig,
         Xfconf, Foundation, GNUstep, Jq, JqWithoutSync]


def measure(result, place, smoke):
    sizes = [10] if smoke else [10, 1_000, 100_000]
    place.start_bus()
    tools = [tool(place) for tool in TOOLS if result.has(tool.name, tool.needs)]
    result.synced = {tool.name: tool.synced for tool in tools}
    measurements = []
    for size in sizes:
        for tool in tools:
            cells = [Cell(f"tool {verb}", size, tool.name, "ms") for verb in ["set", "get"]]
            if size == sizes[0]:
                cells.append(Cell("tool get faults", size, tool.name, "page faults"))
            result.add(*cells)
            try:
                tool.fill(size)
            except (Failure, subprocess.TimeoutExpired, OSError) as problem:
                for cell in cells:
                    cell.note = f"failed: {problem}"
                continue
            pair = SetAndGet(tool, size)
            pair.warm(cells)
            measurements += [(cell, take) for cell, take in zip(cells, [pair.set, pair.get, pair.faults]) if not cell.note]
    interleave(measurements, rounds=3 if smoke else 40, seconds=8)


class SetAndGet:
    """Sets a value that was not there before, and gets the last one that was set."""

    def __init__(self, tool, size):
        self.tool, self.size, self.key = tool, size, f"key{size // 2}"
        self.value, self.number = f"value {size // 2}", 0

    def warm(self, cells):
        """Once without counting: caches, and daemons that start at the first call."""
        try:
            self.get()
        except Failure as problem:
            for cell in cells:
                cell.note = f"failed: {problem}"

    def set(self):
        self.number += 1
        value = f"changed {self.number}"
        time = self.tool.world.milliseconds(self.tool.set(self.size, self.key, value))
        self.value = value
        return time

    def get(self):
        return self.tool.world.milliseconds(self.tool.get(self.size, self.key), expects=self.value)

    def faults(self):
        self.get()
        return self.tool.world.faults


def tables(result):
    def floor(peer):
        return Floor.name if result.synced[peer] in ["yes", Foundation.synced] else FloorWithoutSync.name

    facts = ("synced", result.synced)
    parts = [f"`{verb}`, ms, by keys:\n\n" + by_peer(result.of_row(f"tool {verb}"), floor, "", facts)
             for verb in ["set", "get"]]
    faults = result.of_row("tool get faults")
    if faults:
        parts.append("`get`, page faults, by keys: what a start costs, whatever else the machine does\n\n" + by_peer(faults, floor))
    return "\n".join(parts)


def plots(result):
    for verb in ["set", "get"]:
        cells = [cell for cell in result.of_row(f"tool {verb}") if cell.samples]
        peers = sorted({cell.peer for cell in cells}, key=lambda peer: [c.median for c in cells if c.peer == peer][0])
        series = [(peer, {f"{int(c.case):,} keys": c.median for c in cells if c.peer == peer}) for peer in peers]
        title = {"set": "Set a value from a shell", "get": "Get a value from a shell"}[verb]
        plot.dots(f"tool-{verb}.svg", title, "The whole process, milliseconds, median; less is better", series, "ms")
