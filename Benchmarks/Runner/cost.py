"""Row 5: memory, wake-ups, and sizes."""

import os
import shutil
import time

import world
from processes import children, megabytes, switches
from reactions import start_daemons, watches
from samples import Failure
from table import grid, is_ours, number
from widgets import KEY, SUITE, Scene

TITLE = "Cost"
EXPLANATION = """Memory is the kernel's count of resident pages, and in it those that are the process's own; wake-ups are
its voluntary context switches, all threads together, while nothing changes."""


def measure(result, place, smoke):
    result.facts["processes"], result.facts["updates"] = [], []
    scene = Scene(place, "cost", 10).host(1)
    scene.react(2 if smoke else 10)
    host = scene.children[0].pid
    processes = {"groupwidgets run": host}
    processes |= {"groupwidgets: widget process (Basic)": child for child in children(host)}
    watching = place.start([world.TOOL, "--root", scene.root, "-s", SUITE, "watch"])
    processes["groupdefaults watch"] = watching.pid
    processes |= peers(result, place)
    idle(result, processes, 2 if smoke else 20)
    updates(result, place, scene, {name: pid for name, pid in processes.items() if is_ours(name)}, smoke)
    scene.end()
    sizes(result)


def peers(result, place):
    found = [watch for watch in watches(place) if watch.cell.row == "reaction line" and not is_ours(watch.cell.peer)
             and result.has(watch.cell.peer, watch.needs)]
    start_daemons(place, found)
    running = {}
    for watch in found:
        try:
            watch.start(place)
        except (Failure, OSError) as problem:
            result.missing[watch.cell.peer] = str(problem)
            continue
        running[watch.cell.peer] = watch.child.pid
    daemons = {"redis-server": "redis-server", "watchman": "watchman (server)"}
    for child in place.children:
        name = os.path.basename(child.args[0])
        if name in daemons and child.pid not in running.values():
            running[daemons[name]] = child.pid
    return running


def idle(result, processes, seconds):
    time.sleep(2)
    before = {name: switches(process) for name, process in processes.items()}
    time.sleep(seconds)
    for name, process in processes.items():
        resident, own = megabytes(process)
        result.facts["processes"].append({
            "name": name, "MB": resident, "own MB": own, "wake-ups a second": woken(before[name], process) / seconds})


def woken(before, process):
    """Threads that have ended since are left out."""
    return sum(count - before.get(thread, 0) for thread, count in switches(process).items())


def updates(result, place, scene, processes, smoke):
    """Writes of new values, as fast as one process can, with the memory of those who follow them before and after."""
    step, steps = (1_000, 2) if smoke else (20_000, 5)
    done = 0
    result.facts["updates"].append({"updates": done, "own MB": own_memory(processes)})
    for number_of_step in range(steps):
        name = f"step{number_of_step}"
        place.run([world.program("bench-groupstore"), scene.root, "burst", SUITE, KEY, name, str(step)], timeout=300)
        world.await_true(lambda: f"{name}-{step - 1}" in scene.text(scene.archives()[0]), "the last value", 60)
        done += step
        result.facts["updates"].append({"updates": done, "own MB": own_memory(processes)})


def own_memory(processes):
    return {name: megabytes(process)[1] for name, process in processes.items() if os.path.exists(f"/proc/{process}")}


def sizes(result):
    programs = {"groupdefaults": world.TOOL, "groupwidgets": world.WIDGETS, "Basic (a widget program)": world.BASIC}
    programs |= {name: shutil.which(name) for name in ["git", "sqlite3", "jq", "redis-server", "watchman", "dconf"]}
    result.facts["sizes"] = {
        name: os.path.getsize(os.path.realpath(path)) / 1e6 for name, path in programs.items() if path}


def tables(result):
    facts = result.facts
    lines = [[f"**{fact['name']}**" if is_ours(fact["name"]) else fact["name"], number(fact["MB"]), number(fact["own MB"]),
              number(fact["wake-ups a second"])] for fact in sorted(facts["processes"], key=lambda fact: fact["own MB"])]
    parts = [grid(["", "resident MB", "own MB", "wake-ups a second"], lines)]
    names = list(facts["updates"][0]["own MB"])
    lines = [[f"{fact['updates']:,}", *(number(fact["own MB"].get(name)) for name in names)] for fact in facts["updates"]]
    parts.append("Own MB after so many updates of the value that the widget shows, and that `watch` prints:\n\n"
                 + grid(["updates", *names], lines))
    parts.append("Programs on disk (Swift's and other libraries not counted where they are linked to):\n\n"
                 + grid(["", "MB"], [[name, number(size)] for name, size in facts["sizes"].items()]))
    return "\n".join(parts)


def plots(result):
    pass
