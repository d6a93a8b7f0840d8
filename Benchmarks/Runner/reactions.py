"""Row 3: from a change to the reaction to it."""

import os
import subprocess

import plot
import world
from samples import Cell, Failure, interleave
from table import grid, is_ours, number

TITLE = "Change to reaction"
EXPLANATION = """A *line*: from just before `rename()` puts a new file in the place of one, until the driver can read a
line from the program that watches. A *command*: the same, until it can read what a command printed that was run because
of the change. A *tool*: from just before a one-shot tool of the peer is spawned that sets a value or publishes one, until
the driver can read the line. Each watches a file of its own, one change at a time, milliseconds apart (150 and more for fswatch,
entr and dconf, which gather changes or look away for a time); each change is a new value. The floor is a C program with one blocking inotify descriptor. Redis publishes over a socket,
without a file. What we add to the floor is to read the suite, and to tell which keys changed, from what to what."""

ROWS = ["reaction line", "reaction command", "reaction tool"]
FLOOR = "floor (inotify in C)"


class Watch:
    """A peer that watches: the program, and how react.c makes the changes."""

    def __init__(self, row, peer, needs, words, change, name):
        self.cell = Cell(row, "", peer, "ms")
        self.needs, self.words, self.change, self.name = needs, words, change, name
        self.slow = any(word in peer for word in ["entr", "fswatch", "dconf"])

    def start(self, place):
        self.place = place
        self.child = place.start(self.words, stdout=subprocess.PIPE, stdin=subprocess.PIPE)
        if getattr(self, "input", None):
            self.child.stdin.write(self.input)
            self.child.stdin.flush()
        for _ in range(20):
            if self.child.poll() is not None:
                raise Failure(f"ended with {self.child.returncode}")
            if self.react(1, 300)[0] >= 0:
                return
        raise Failure("does not react")

    def react(self, count, deadline=2000):
        """Nanoseconds from each change to the reaction; -1 where none came in time."""
        descriptor = self.child.stdout.fileno()
        # Those that gather changes for a time, or look away after one, are given that time.
        pause = "150000" if self.slow else "2000"
        words = [world.program("react"), str(count), pause, str(deadline), *self.change, "line"]
        done = subprocess.run(
            [*words, str(descriptor)], env=self.place.environment, pass_fds=[descriptor], capture_output=True, text=True)
        if done.returncode:
            raise Failure(f"react: {done.returncode} {done.stderr}")
        return [int(line.split()[0]) for line in done.stdout.splitlines()]

    def sample(self, count):
        found = self.react(count)
        missed = found.count(-1)
        if missed:
            self.cell.note = f"{missed} changes more without any reaction within 2 s"
        return [time / 1e6 for time in found if time >= 0]


def watches(place):
    """All peers of the row, each on a file of its own."""
    numbers = iter(range(1000))
    root = place.directory("watched")

    def suite():
        name = f"group.w{next(numbers)}"
        file = world.suite_file(root, name)
        world.replace(file, world.suite_text(10))
        return name, os.path.dirname(file), file

    def rename(file):
        return ["rename", file, world.suite_text(10).replace("value 5", "value %N")]

    def on_files(row, peer, needs, words):
        name, directory, file = suite()
        filled = [word.format(name=name, dir=directory, file=file, root=root) for word in words]
        return Watch(row, peer, needs, filled, rename(file), name)

    notice, tool, group_watch = world.program("notice"), world.TOOL, world.program("bench-groupwatch")
    line, command, by_tool = ROWS
    found = [
        on_files(line, FLOOR, notice, [notice, "{dir}"]),
        on_files(line, "GroupWatch", group_watch, [group_watch, "{root}", "{name}"]),
        on_files(line, "groupdefaults watch --json", tool, [tool, "--root", root, "-s", "{name}", "watch", "--json"]),
        on_files(line, "inotifywait -m", "inotifywait", ["inotifywait", "-mq", "-e", "moved_to", "{dir}"]),
        on_files(line, "fswatch -l 0.1", "fswatch", ["fswatch", "-l", "0.1", "{dir}"]),
        on_files(command, FLOOR, notice, [notice, "{dir}", "/bin/echo", "changed"]),
        on_files(command, "groupdefaults watch -- COMMAND", tool,
                 [tool, "--root", root, "-s", "{name}", "watch", "--", "/bin/echo", "changed"]),
        on_files(command, "inotifywait -m | while read", "inotifywait",
                 ["sh", "-c", "inotifywait -mq -e moved_to {dir} | while read -r line; do /bin/echo changed; done"]),
        on_files(command, "entr", "entr", ["sh", "-c", "echo {file} | entr -np /bin/echo changed"]),
        on_files(command, "fswatch -l 0.1 | while read", "fswatch",
                 ["sh", "-c", "fswatch -l 0.1 {dir} | while read -r line; do /bin/echo changed; done"]),
    ]
    found += [watchman(place, line, *suite(), settle, rename) for settle in [20, 1]]

    name, directory, file = suite()
    found.append(Watch(by_tool, FLOOR, notice, [notice, directory],
                       ["run", world.program("floor"), "set", file, "key5", "value %N", ";"], name))
    name, directory, file = suite()
    found.append(Watch(by_tool, "groupdefaults set, watch", tool, [tool, "--root", root, "-s", name, "watch", "--json"],
                       ["run", tool, "--root", root, "-s", name, "set", "key5", "value %N", ";"], name))
    found.append(Watch(by_tool, "dconf write, watch", "dconf", ["dconf", "watch", "/bench/"],
                       ["run", "dconf", "write", "/bench/key", "'value %N'", ";"], "dconf"))
    redis = place.file("run", "redis")
    found.append(Watch(line, "redis: publish, subscribe", "redis-server", ["redis-cli", "-s", redis, "subscribe", "one"],
                       ["publish", redis, "one"], "redis"))
    found.append(Watch(by_tool, "redis-cli publish, subscribe", "redis-server",
                       ["redis-cli", "-s", redis, "subscribe", "two"],
                       ["run", "redis-cli", "-s", redis, "publish", "two", "value %N", ";"], "redis"))
    return found


def watchman(place, row, name, directory, file, settle, rename):
    """By a subscription on one connection. Its default is to wait 20 ms for a directory to settle."""
    socket = place.file("run", "watchman")
    with open(os.path.join(directory, ".watchmanconfig"), "w") as config:
        config.write(f'{{"settle": {settle}}}')
    watch = Watch(row, f"watchman, settle {settle} ms", "watchman",
                  ["watchman", "--sockname", socket, "--no-spawn", "-j", "-p", "--no-pretty"], rename(file), name)
    watch.input = f'["subscribe", "{directory}", "bench", {{"fields": ["name"], "expression": ["suffix", "json"]}}]\n'.encode()
    watch.directory, watch.socket = directory, socket
    return watch


def start_daemons(place, found):
    place.start_bus()
    if any(watch.needs == "redis-server" for watch in found):
        place.start_redis()
    directories = [watch.directory for watch in found if watch.needs == "watchman"]
    if not directories:
        return
    socket = place.file("run", "watchman")
    place.start(["watchman", "--sockname", socket, "--foreground", "--logfile", place.file("watchman.log"),
                 "--statefile", place.file("watchman.state")])
    world.await_path(socket)
    for directory in directories:
        place.run(["watchman", "--sockname", socket, "--no-spawn", "watch", directory])


def measure(result, place, smoke):
    found = [watch for watch in watches(place) if result.has(watch.cell.peer, watch.needs)]
    start_daemons(place, found)
    measurements = []
    for watch in found:
        result.add(watch.cell)
        try:
            watch.start(place)
        except (Failure, OSError) as problem:
            watch.cell.note = f"failed: {problem}"
            continue
        count = 3 if smoke else 10 if watch.slow else 100
        measurements.append((watch.cell, lambda watch=watch, count=count: watch.sample(count)))
    interleave(measurements, rounds=1 if smoke else 20, seconds=25)


def tables(result):
    parts = []
    for row in ROWS:
        cells = sorted(result.of_row(row), key=lambda cell: cell.median or float("inf"))
        floor = next((cell for cell in cells if cell.peer == FLOOR), None)
        lines = [line(cell, floor) for cell in cells]
        title = row.split()[1]
        parts.append(f"A {title}, ms:\n\n" + grid(["", "p50", "p99", "p99.9", "× floor", "changes"], lines))
        parts += [f"- {cell.peer}: {cell.note}\n" for cell in cells if cell.note]
    return "\n".join(parts)


def line(cell, floor):
    peer = f"**{cell.peer}**" if is_ours(cell.peer) else cell.peer
    ratio = number(cell.median / floor.median) if cell.samples and floor and floor.samples else "–"
    shares = [number(cell.percentile(share)) if knows(cell, share) else "–" for share in [0.5, 0.99, 0.999]]
    return [peer, *shares, ratio, str(len(cell.samples))]


def knows(cell, share):
    """Of fewer than a thousand, one in a thousand is not known."""
    return len(cell.samples) * (1 - share) >= 0.999


def plots(result):
    cells = sorted((cell for cell in result.of_row("reaction line") if cell.samples), key=lambda cell: cell.median)
    shares = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    series = [(cell.peer, {name: cell.percentile(share) for name, share in shares.items() if knows(cell, share)})
              for cell in cells]
    plot.dots("reactions.svg", "From a replaced file to a line in another process",
              "Milliseconds; redis: from a publish. Less is better", series, "ms")
