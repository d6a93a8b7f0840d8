"""Row 6: more and more of each thing, until something bends."""

import os
import subprocess
import time

import plot
import world
from processes import megabytes
from samples import Cell, Failure, interleave
from table import grid, number
from widgets import Scene

TITLE = "Scale"
EXPLANATION = """*Suites*: one `groupdefaults watch --all` over so many suites, from `rename()` of one suite's file to the
line. *Keys*: from the spawn of `groupdefaults set` to the line of `groupdefaults watch`, in a suite of so many keys.
*Watchers*: so many `groupdefaults watch` on one suite, from `rename()` until the line of the last of them has come.
*Widgets*: from the spawn of `groupdefaults set` until the last of so many placed widgets is there."""

THINGS = ["suites", "keys", "watchers", "widgets"]
STEPS = {"suites": [1, 10, 100, 1_000, 10_000], "keys": [10, 1_000, 100_000, 1_000_000],
         "watchers": [1, 10, 100, 500], "widgets": [1, 10, 100, 500]}


def measure(result, place, smoke):
    result.facts["scale"] = []
    with open("/proc/sys/fs/inotify/max_user_instances") as file:
        result.facts["inotify instances"] = int(file.read())
    scenes = {"suites": suites, "keys": keys, "watchers": watchers, "widgets": widgets}
    for thing in THINGS:
        for count in STEPS[thing][:2] if smoke else STEPS[thing]:
            cell = Cell("scale", f"{count} {thing}", "groupwidgets" if thing == "widgets" else "groupdefaults watch", "ms")
            result.add(cell)
            children = list(place.children)
            try:
                begin = time.monotonic()
                measure_one, watching = scenes[thing](place, count)
                ready = time.monotonic() - begin
                interleave([(cell, measure_one)], rounds=2 if smoke else 12, seconds=20)
                result.facts["scale"].append({
                    "thing": thing, "count": count, "ms": cell.median, "ready": ready, "own MB": megabytes(watching)[1]})
            except (Failure, subprocess.TimeoutExpired, OSError) as problem:
                cell.note = f"failed: {problem}"
            for child in place.children[len(children):]:
                place.stop(child)


def suite_of(place, root, name, keys):
    file = world.suite_file(root, name)
    world.replace(file, world.suite_text(keys))
    return file


def react(place, change, reaction, descriptor, deadline=10_000):
    words = [world.program("react"), "1", "5000", str(deadline), *change, *reaction]
    done = subprocess.run(words, env=place.environment, pass_fds=[descriptor], capture_output=True, text=True)
    time_taken = int(done.stdout.split()[0]) / 1e6
    if time_taken < 0:
        raise Failure("no reaction within its time")
    return time_taken


def ready(measure_one, seconds=60):
    """Returns when a change is reacted to."""
    until = time.monotonic() + seconds
    while True:
        try:
            measure_one(500)
            return
        except Failure:
            if time.monotonic() > until:
                raise


def suites(place, count):
    root = place.directory("scale", f"suites{count}")
    files = [suite_of(place, root, f"group.s{number}", 10) for number in range(count)]
    watching = place.start([world.TOOL, "--root", root, "watch", "--all", "--json"], stdout=subprocess.PIPE)
    descriptor = watching.stdout.fileno()
    change = ["rename", files[count // 2], world.suite_text(10).replace("value 5", "value %N")]
    measure_one = lambda deadline=10_000: react(place, change, ["line", str(descriptor)], descriptor, deadline)
    ready(measure_one)
    return measure_one, watching.pid


def keys(place, count):
    root = place.directory("scale", f"keys{count}")
    suite_of(place, root, "group.keys", count)
    words = [world.TOOL, "--root", root, "-s", "group.keys"]
    watching = place.start([*words, "watch", "--json"], stdout=subprocess.PIPE)
    descriptor = watching.stdout.fileno()
    change = ["run", *words, "set", f"key{count // 2}", "value %N", ";"]
    measure_one = lambda deadline=10_000: react(place, change, ["line", str(descriptor)], descriptor, max(deadline, 3000))
    ready(measure_one)
    return measure_one, watching.pid


def watchers(place, count):
    """All print into one pipe."""
    root = place.directory("scale", f"watchers{count}")
    file = suite_of(place, root, "group.watched", 10)
    descriptor, end = os.pipe()
    words = [world.TOOL, "--root", root, "-s", "group.watched", "watch", "--json"]
    found = [place.start(words, stdout=end) for _ in range(count)]
    os.close(end)
    change = ["rename", file, world.suite_text(10).replace("value 5", "value %N")]
    reaction = ["lines", str(descriptor), str(count)]
    measure_one = lambda deadline=10_000: react(place, change, reaction, descriptor, deadline)
    ready(lambda deadline: measure_one(2000))
    return measure_one, found[0].pid


def widgets(place, count):
    scene = Scene(place, f"widgets{count}", 10).host(count)
    return lambda: scene.react(1), scene.children[0].pid


def tables(result):
    lines = [[f"{fact['count']:,} {fact['thing']}", number(fact["ms"]), number(fact["own MB"]), number(fact["ready"])]
             for fact in result.facts["scale"]]
    failed = [f"- {cell.case}: {cell.note}\n" for cell in result.of_row("scale") if cell.note]
    bends = f"""What bends first is the number of watchers: the kernel gives a user {result.facts["inotify instances"]} inotify
instances. A watcher that gets none says so, and looks at the file ten times a second. All else grows in proportion, if at
all: a suite of so many keys by the time that reading and writing its file takes.
"""
    return (grid(["", "ms", "own MB of the watcher or host", "seconds to set up"], lines) + "\n" + "".join(failed) + bends)


def plots(result):
    series = [(thing, [(fact["count"], fact["ms"]) for fact in result.facts["scale"] if fact["thing"] == thing])
              for thing in THINGS]
    plot.lines("scale.svg", "What grows with what", "Milliseconds from a change to the reaction, median", series, "ms",
               "suites, keys, watchers, widgets")
