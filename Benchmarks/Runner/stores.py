"""Row 2: reads and writes within a process, how they grow, and several writers at once."""

import os
import plistlib
import subprocess
import time

import plot
import world
from samples import Cell, Failure, interleave
from table import by_peer, grid, is_ours, number

TITLE = "In a process"
EXPLANATION = """Each sample is a process of its own. *Read*: the mean time of a read of a string, of keys at random, after
the first, for a quarter of a second. *Write*: the mean time to set one string of a key at random so that it is as durable
as the store can make it: for `UserDefaults`, `set` and `synchronize()`, which in Foundation's does not sync the directory.
*Open*: from nothing to the first value, without the start of the process. SQLite has a write-ahead log with
synchronous=FULL and prepared statements, LMDB its default, which syncs. Both write pages or a log in place, which takes one
commit of the file system's journal; a file that is replaced so that it survives a power cut, and its directory, take two,
and its text is written anew. An open reads and checks all of that text, where the others look up one key."""


class Store:
    def __init__(self, peer, words, place, directory, fill):
        self.peer, self.words, self.place, self.directory, self.fill_with = peer, words, place, directory, fill

    def run(self, size, *verb):
        return self.place.run([*self.words, self.directory(size), *map(str, verb)], timeout=120)

    def fill(self, size):
        self.fill_with(self, size)

    def nanoseconds(self, size, *verb):
        return int(self.run(size, *verb))


def stores(place):
    def at(name):
        return lambda size: place.directory("stores", f"{name}{size}")

    def by_itself(store, size):
        store.run(size, "fill", size)

    def as_file(store, size):
        world.replace(world.suite_file(store.directory(size), "group.bench"), world.suite_text(size))
        # The first write of ours makes the counter that spares readers a look at the file.
        store.run(size, "set", "filled", "yes")

    def as_property_list(store, size):
        """Not by Foundation itself, which takes minutes for 100,000 keys."""
        with open(place.file("config", f"bench.{os.path.basename(store.directory(size))}.plist"), "wb") as file:
            plistlib.dump({f"key{number}": f"value {number}" for number in range(size)}, file)

    databases = world.program("databases")
    return [
        Store("GroupStore", [world.program("bench-groupstore")], place, at("groupstore"), as_file),
        Store("UserDefaults (ours)", [world.program("bench-appgroups")], place, at("appgroups"), as_file),
        Store("Foundation's UserDefaults", [world.program("bench-foundation")], place, at("fd"), as_property_list),
        Store("SQLite", [databases, "sqlite"], place, at("sqlite"), by_itself),
        Store("LMDB", [databases, "lmdb"], place, at("lmdb"), by_itself),
    ]


def measure(result, place, smoke):
    found, measurements = stores(place), []
    for size in [10, 1_000] if smoke else [10, 100, 1_000, 10_000, 100_000, 1_000_000]:
        for store in found:
            cells = {verb: Cell(f"in process {verb}", size, store.peer, "µs") for verb in ["read", "write", "open"]}
            result.add(*cells.values())
            try:
                store.fill(size)
            except (Failure, subprocess.TimeoutExpired) as problem:
                for cell in cells.values():
                    cell.note = f"failed: {problem}"
                continue
            verbs = {"read": ("read", size, 250), "write": ("write", size, 200, 300), "open": ("open", f"key{size // 2}")}
            measurements += [
                (cells[verb], lambda store=store, words=words, size=size: store.nanoseconds(size, *words) / 1000)
                for verb, words in verbs.items()]
    interleave(measurements, rounds=2 if smoke else 5, seconds=4)
    measure_writers(result, found, smoke)


def measure_writers(result, found, smoke):
    """So many processes that each set keys of their own, one by one, in one suite."""
    times = 20 if smoke else 100
    result.facts["writers"] = []
    for round_number in range(1 if smoke else 3):
        for writers in [1, 2, 4, 8]:
            for store in found:
                size = f"-writers{writers}-{round_number}"
                names = [f"w{number}" for number in range(writers)]
                # What is made only once is made before, and by one: SQLite refuses to be made by two at the same time.
                store.run(size, "writer", "first", 1)
                begin = time.monotonic()
                children = [
                    subprocess.Popen([*store.words, store.directory(size), "writer", name, str(times)],
                                     env=store.place.environment, stderr=subprocess.DEVNULL) for name in names]
                failed = sum(child.wait() != 0 for child in children)
                seconds = time.monotonic() - begin
                kept = int(store.run(size, "kept", times, *names))
                result.facts["writers"].append({
                    "peer": store.peer, "writers": writers, "sets": writers * times, "kept": kept, "seconds": seconds,
                    "failed": failed})


def tables(result):
    parts = []
    for verb, title in [("read", "A read"), ("write", "A durable write"), ("open", "Open and the first read")]:
        parts.append(f"{title}, µs, by keys:\n\n" + by_peer(result.of_row(f"in process {verb}")))
    parts.append("Several writers on one suite, a process each: durable sets a second in all, and sets that were lost:\n\n"
                 + writers_table(result.facts["writers"]))
    return "\n".join(parts)


def writers_table(facts):
    counts = sorted({fact["writers"] for fact in facts})
    lines = []
    for peer in dict.fromkeys(fact["peer"] for fact in facts):
        line = [f"**{peer}**" if is_ours(peer) else peer]
        for count in counts:
            some = [fact for fact in facts if fact["peer"] == peer and fact["writers"] == count]
            rate = sorted(fact["sets"] / fact["seconds"] for fact in some)[len(some) // 2]
            line.append(f"{number(rate)}; {fate_of_sets(some)}")
        lines.append(line)
    return grid(["", *(f"{count} writers" if count > 1 else "1 writer" for count in counts)], lines)


def fate_of_sets(facts):
    """A set that failed, and said so, is not lost; a writer stops at its first."""
    sets, kept, failed = (sum(fact[name] for fact in facts) for name in ["sets", "kept", "failed"])
    if failed:
        return f"**{failed} writers failed**"
    return f"**{sets - kept} of {sets} lost**" if sets > kept else "none lost"


def plots(result):
    for verb, title in [("read", "A read in a process"), ("write", "A durable write in a process"),
                        ("open", "Opening, and the first read")]:
        cells = [cell for cell in result.of_row(f"in process {verb}") if cell.samples]
        series = [(peer, [(int(cell.case), cell.median) for cell in cells if cell.peer == peer])
                  for peer in dict.fromkeys(cell.peer for cell in cells)]
        plot.lines(f"store-{verb}.svg", title, "Microseconds, median; less is better", series, "µs", "keys in the suite")
