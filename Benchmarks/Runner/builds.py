"""Row 5, the last of it: the time that a build takes from nothing. Last of all, since it disturbs what runs beside it."""

import subprocess
import tempfile
import time

import world
from table import grid, number

TITLE = "Builds"
EXPLANATION = """A release build in an empty directory: the tool as one static binary, and a widget program with all that
it needs: WidgetKit, SwiftUI, AppIntents, AppGroups."""

PRODUCTS = {
    "groupdefaults": ["-Xswiftc", "-static-executable", "-Xswiftc", "-use-ld=lld", "-Xlinker", "-s"],
    "Basic (a widget program)": [],
}


def measure(result, place, smoke):
    result.facts["builds"] = {}
    for name, flags in {} if smoke else PRODUCTS.items():
        with tempfile.TemporaryDirectory(dir=world.BUILD) as directory:
            words = ["swift", "build", "-c", "release", "--scratch-path", directory, *flags, "--product", name.split()[0]]
            begin = time.monotonic()
            done = subprocess.run(words, cwd=world.TOP, capture_output=True)
            if done.returncode == 0:
                result.facts["builds"][name] = time.monotonic() - begin


def tables(result):
    return grid(["", "seconds"], [[name, number(seconds)] for name, seconds in result.facts["builds"].items()])


def plots(result):
    pass
