"""From a change of a key to the widget of a script that has read it."""

import os

import world
from samples import Cell, interleave
from table import by_peer
from widgets import APART, FLOOR, KEY, SUITE, Scene

TITLE = "Change to script widget"
EXPLANATION = """From just before `groupdefaults set` is spawned until what the script prints is on disk: for us, until the
host has replaced the archive of the widget; for a loop of `inotifywait`, until it has replaced a text file with the output of
the same script. *By hand* is the script alone, in the environment of a shell: what any of them has to add to the floor, which
is the `set` itself. *Recorded* is the script alone with the library that records files, and a pipe that nobody reads."""

BY_HAND, RECORDED, LOOP = "the script by hand", "the script by hand, recorded", "inotifywait, the script and mv"
# Python itself: the shim of a version manager would run dozens of shell processes first.
SCRIPTS = {
    "sh": ("name.sh", '#!/bin/sh\necho "$({tool} get -s {suite} {key})"\n'),
    "Python": ("name.py", "#!/usr/bin/python3\nimport subprocess\n"
               "print(subprocess.run(['{tool}', 'get', '-s', '{suite}', '{key}'], capture_output=True, text=True).stdout)\n"),
}
LIBRARY = world.program("libgroupwidgets-files.so")


def measure(result, place, smoke):
    for language, (name, text) in SCRIPTS.items():
        if not result.has(language, "sh" if language == "sh" else "python3"):
            continue
        scene = Scene(place, f"scripts-{language}", 10)
        script = place.file("scripts", name)
        with open(script, "w") as file:
            file.write(text.format(tool=world.TOOL, suite=SUITE, key=KEY))
        os.chmod(script, 0o755)
        scenes = [(FLOOR, Scene(place, f"floor-{language}", 10)), (f"groupwidgets, {language}", host(scene, script))]
        if result.has(LOOP, "inotifywait"):
            loop = Scene(place, f"loop-{language}", 10)
            load = f'GROUPDEFAULTS_ROOT={loop.root} {script} >"$2.new" && mv "$2.new" "$2"'
            watching = f'inotifywait -mq -e moved_to "${{1%/*}}" | while read -r line; do {load}; done'
            scenes.append((LOOP, loop.script(watching)))
        compare(result, place, language, script, scenes, smoke)


def host(scene, script):
    """Our host with one widget, which a script prints."""
    scene.tool(world.WIDGETS, "add", script)
    scene.tool(world.WIDGETS, "place", "name")
    scene.shown, scene.count, scene.placed = os.path.join(scene.root, ".widgets", "archives"), 1, 1
    return scene.run_host()


def compare(result, place, language, script, scenes, smoke):
    measurements, count = [], 2 if smoke else 5
    for peer, scene in scenes:
        cell = Cell("script", language, peer, "ms")
        result.add(cell)
        measurements.append((cell, lambda scene=scene: scene.react(count, APART)))
    root = f"GROUPDEFAULTS_ROOT={scenes[0][1].root}"
    pipe = place.file("scripts", f"pipe-{language}")
    os.mkfifo(pipe)
    # Held open at both ends, so that writers neither wait nor fail.
    reader = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    preloaded = [root, f"GROUPDEFAULTS_REPORT={pipe}", f"LD_PRELOAD={LIBRARY}"]
    for peer, variables in [(BY_HAND, [root]), (RECORDED, preloaded)]:
        cell = Cell("script", language, peer, "ms")
        result.add(cell)
        measurements.append((cell, lambda words=["env", *variables, script]: [
            run(place, words, reader) for _ in range(count)]))
    interleave(measurements, rounds=1 if smoke else 12, seconds=30)
    for _, scene in scenes:
        scene.end()
    os.close(reader)


def run(place, words, reader):
    milliseconds = place.milliseconds(words)
    try:
        while os.read(reader, 1 << 16):
            pass
    except BlockingIOError:
        pass
    return milliseconds


def tables(result):
    return by_peer(result.of_row("script"), lambda _: FLOOR)


def plots(result):
    pass
