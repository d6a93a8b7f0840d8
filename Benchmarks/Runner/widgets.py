"""Row 4: from a change to the widget that shows it."""

import json
import os
import pty
import re
import signal
import subprocess
import time

import plot
import world
from samples import Cell, Failure, interleave
from table import by_peer, grid, number

TITLE = "Change to widget"
EXPLANATION = """From just before `groupdefaults set` is spawned until what the widget shows is on disk: for us, until the
host has replaced the archives of all placed widgets, each of five entries, evaluated in the widget's own process
(`Sources/Samples/Basic`, a SwiftUI view as written for iOS); for the shell scripts, until they have replaced a text file
with the value, which `jq` gets for them. *Cold* is with the widget's program not running. *Terminal* is until
`groupwidgets show` has written to its terminal, and *bar* until `groupwidgets stream` has printed a line. The floor is
the `set` itself: until its `rename()` is seen by a raw inotify descriptor."""

SUITE, KEY = "group.sample.alstn38.practice", "SampleName"
FLOOR = "floor (set, seen by inotify)"
SCRIPT = "inotifywait, jq and mv in a script"
POLL = "the same, polling each second"
# Microseconds between two changes: a host reloads a widget for changes once in 50 ms at most.
APART = "60000"
LOAD = 'name=$(jq -r .SampleName "$1") && printf "%s\\n" "$name" >"$2.new" && mv "$2.new" "$2"'


class Scene:
    """A root with a suite of so many keys, and what watches it."""

    def __init__(self, place, name, keys):
        self.place, self.root = place, place.directory("scenes", name)
        self.file = world.suite_file(self.root, SUITE)
        world.replace(self.file, world.suite_text(keys).replace("{\n", f'{{\n  "{KEY}": "first",\n', 1))
        self.shown, self.count, self.children = os.path.dirname(self.file), 1, []

    def tool(self, program, *words):
        return self.place.run([program, "--root", self.root, *words])

    def host(self, widgets, *options, timelines=None):
        """Our host, with so many widgets placed, each with a timeline of its own unless there are fewer of these."""
        return self.put(widgets, timelines=timelines).run_host(*options)

    def put(self, widgets, others=0, timelines=None):
        """Places so many widgets, and others that do not read the key."""
        families = ["systemSmall", "systemMedium"]
        kinds = [("BasicWidget", world.BASIC, widgets), ("CharacterDetail", world.CHARACTERS, others)]
        for kind, program, count in kinds:
            if count:
                self.tool(world.WIDGETS, "add", program)
            for number in range(count):
                self.tool(world.WIDGETS, "place", kind, "--family", families[number % 2])
        file = world.suite_file(os.path.join(self.root, ".widgets"), "placed")
        with open(file) as text:
            placed = json.load(text)
        # A parameter that the widget does not know, and that tells timelines apart.
        records = [record for record in placed.values() if record["kind"] == "BasicWidget"]
        for number, record in enumerate(records):
            record["parameters"] = {"number": number % (timelines or widgets)}
        world.replace(file, json.dumps(placed, indent=2) + "\n")
        os.chmod(file, 0o600)
        self.shown, self.count = os.path.join(self.root, ".widgets", "archives"), widgets
        self.placed = widgets + others
        return self

    def run_host(self, *options, **streams):
        words = [world.WIDGETS, "--root", self.root, "run", *([] if streams else ["--plain"]), *options]
        self.children.append(self.place.start(words, **streams))
        world.await_true(lambda: len(self.archives()) == self.placed, "the first archives", 60)
        return self

    def archives(self):
        return [name for name in os.listdir(self.shown) if name.endswith(".json")] if os.path.isdir(self.shown) else []

    def script(self, text):
        """A shell script that keeps a text file up to date: $1 is the suite's file, $2 what it makes."""
        self.shown, self.count = self.place.directory("scenes", os.path.basename(self.root), "shown"), 1
        self.children.append(self.place.start(["sh", "-c", text, "sh", self.file, os.path.join(self.shown, "widget")]))
        time.sleep(0.5)
        return self

    def react(self, count, pause=APART, reaction=None, descriptors=()):
        """Milliseconds from each of so many sets to the last archive that it leads to."""
        change = ["run", world.TOOL, "--root", self.root, "-s", SUITE, "set", KEY, "name %N", ";"]
        words = [world.program("react"), str(count), pause, "10000", *change]
        words += reaction or ["files", self.shown, str(self.count)]
        done = subprocess.run(
            words, env=self.place.environment, pass_fds=descriptors, capture_output=True, text=True, timeout=300)
        times = [int(line.split()[0]) / 1e6 for line in done.stdout.splitlines()]
        if done.returncode or any(time < 0 for time in times):
            raise Failure(f"no reaction within 10 s: {done.stderr.strip()[:100]}")
        if "archives" in self.shown:
            last = re.findall(r"\d+", done.stderr)[-1]
            world.await_true(lambda: self.showing(f"name {last}") == self.count, "the last value")
        return times

    def showing(self, value):
        """How many widgets show a value."""
        return sum(value in self.text(name) for name in self.archives())

    def text(self, name):
        with open(os.path.join(self.shown, name)) as file:
            return file.read()

    def end(self):
        for child in self.children:
            os.killpg(child.pid, signal.SIGTERM)
            child.wait()
            self.place.children.remove(child)
        self.children = []


def measure(result, place, smoke):
    result.facts["bursts"] = []
    warm_and_cold(result, place, smoke)
    growth(result, place, smoke)
    bursts(result, place, smoke)


def warm_and_cold(result, place, smoke):
    scenes = [
        (FLOOR, Scene(place, "floor", 10), APART),
        ("groupwidgets, warm", Scene(place, "warm", 10).host(1), APART),
        # Long enough between two for the program to have ended.
        ("groupwidgets, cold", Scene(place, "cold", 10).host(1, "--idle", "100ms"), "400000"),
    ]
    if result.has(SCRIPT, "inotifywait") and result.has(SCRIPT, "jq"):
        watching = f'inotifywait -mq -e moved_to "${{1%/*}}" | while read -r line; do {LOAD}; done'
        scenes.append((SCRIPT, Scene(place, "script", 10).script(watching), APART))
        polling = f"while sleep 1; do {LOAD}; done"
        # A pause of one to two seconds, so that changes come at all times of its period.
        scenes.append((POLL, Scene(place, "poll", 10).script(polling), "1000000"))
    measurements = []
    for peer, scene, pause in scenes:
        cell = Cell("widget", "shown", peer, "ms")
        result.add(cell)
        count = 2 if smoke or peer == POLL else 5
        measurements.append((cell, lambda scene=scene, pause=pause, count=count: scene.react(count, pause)))
    terminal(result, scenes[1][1], measurements, 2 if smoke else 5)
    bar(result, scenes[1][1], measurements, 2 if smoke else 5)
    interleave(measurements, rounds=1 if smoke else 12, seconds=30)
    for _, scene, _ in scenes:
        scene.end()


def terminal(result, scene, measurements, count):
    """A dashboard on a terminal of its own, over the archives of the warm host."""
    cell = Cell("widget", "shown", "groupwidgets, warm, to the terminal", "ms")
    result.add(cell)
    leader, follower = pty.openpty()
    words = [world.WIDGETS, "--root", scene.root, "show"]
    scene.children.append(scene.place.start(words, stdin=follower, stdout=follower, stderr=follower))
    os.close(follower)
    time.sleep(0.5)
    reaction = ["line", str(leader)]
    measurements.append((cell, lambda: scene.react(count, APART, reaction, (leader,))))


def bar(result, scene, measurements, count):
    """A bar that reads a widget's words."""
    cell = Cell("widget", "shown", "groupwidgets, warm, to a bar", "ms")
    result.add(cell)
    reader, writer = os.pipe()
    words = [world.WIDGETS, "--root", scene.root, "stream", "BasicWidget-1"]
    scene.children.append(scene.place.start(words, stdout=writer))
    os.close(writer)
    # What it shows before any change.
    os.read(reader, 4096)
    reaction = ["line", str(reader)]
    measurements.append((cell, lambda: scene.react(count, APART, reaction, (reader,))))


def growth(result, place, smoke):
    for row, cases in [("widget by widgets", [1, 10] if smoke else [1, 10, 100, 200]),
                       ("widget by twins", [10] if smoke else [10, 100, 200]),
                       ("widget by keys", [10] if smoke else [10, 1_000, 10_000, 100_000])]:
        scenes, measurements = [], []
        for case in cases:
            by_keys = row.endswith("keys")
            scene = Scene(place, row.replace(" ", "-") + str(case), case if by_keys else 10)
            floor, ours = (Cell(row, case, peer, "ms") for peer in [FLOOR, "groupwidgets, warm"])
            result.add(ours)
            timelines = max(1, case // 20) if row.endswith("twins") else None
            scenes.append(scene.host(1 if by_keys else case, timelines=timelines))
            measurements.append((ours, lambda scene=scene: scene.react(2)))
            if by_keys:
                alone = Scene(place, f"alone{case}", case)
                result.add(floor)
                measurements.append((floor, lambda alone=alone: alone.react(2)))
        interleave(measurements, rounds=1 if smoke else 12, seconds=15)
        for scene in scenes:
            scene.end()


def bursts(result, place, smoke):
    """So many writes as fast as GroupStore can, which is without syncing, and what the host makes of them."""
    count = 100 if smoke else 1000
    scene = Scene(place, "burst", 10).host(1)
    for number in range(1 if smoke else 5):
        before = len(reloads(scene))
        program = world.program("bench-groupstore")
        begin = time.monotonic()
        place.run([program, scene.root, "burst", SUITE, KEY, f"burst{number}", str(count)])
        end = time.monotonic()
        last = f"burst{number}-{count - 1}"
        world.await_true(lambda: last in scene.text(scene.archives()[0]), "the last value of a burst")
        shown = time.monotonic()
        result.facts["bursts"].append({
            "writes": count, "seconds": end - begin, "reloads": len(reloads(scene)) - before,
            "ms to the last": (shown - end) * 1000})
    scene.end()


def reloads(scene):
    return json.loads(scene.tool(world.WIDGETS, "why", "--json", "--last", "1000000"))


def tables(result):
    parts = ["From `set` to what is shown, ms:\n\n" + by_peer(result.of_row("widget"), lambda _: FLOOR)]
    parts.append("By widgets placed, until the last of them is there, ms:\n\n" + by_peer(result.of_row("widget by widgets")))
    parts.append("The same, with twenty widgets to a timeline, ms:\n\n" + by_peer(result.of_row("widget by twins")))
    parts.append("By keys in the suite, ms:\n\n" + by_peer(result.of_row("widget by keys"), lambda _: FLOOR))
    lines = [[str(burst["writes"]), number(burst["seconds"]), str(burst["reloads"]), number(burst["ms to the last"])]
             for burst in result.facts["bursts"]]
    parts.append("Bursts of writes without syncing, as fast as one process can; the last value was shown after each:\n\n" + grid(
        ["writes", "seconds", "reloads", "ms from the last write until it is shown"], lines))
    return "\n".join(parts)


def plots(result):
    cells = sorted((cell for cell in result.of_row("widget") if cell.samples), key=lambda cell: cell.median)
    shares = {"p50": 0.5, "p99": 0.99}
    plot.dots("widgets.svg", "From a set value to what a widget shows", "Milliseconds; less is better",
              [(cell.peer, {name: cell.percentile(share) for name, share in shares.items()}) for cell in cells], "ms")
