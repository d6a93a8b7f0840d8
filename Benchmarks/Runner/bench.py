"""Runs the benchmark: all rows, or those that are named."""

import os
import sys

import builds
import cost
import page
import pictures
import reactions
import scale
import screen
import scripts
import stores
import sync
import table
import tools
import widgets
from result import Result
from world import TOP, World

ROWS = {"tools": tools, "stores": stores, "reactions": reactions, "widgets": widgets, "scripts": scripts,
        "screen": screen, "page": page,
        "pictures": pictures, "cost": cost, "sync": sync, "scale": scale, "builds": builds}


def main(words):
    smoke = "--smoke" in words
    result = Result(smoke)
    if words[:1] == ["--again"]:
        result = Result.read(words[1])
        words = words[2:]
    if "--pictures" in words:
        # The row of pictures reads it.
        place = words.index("--pictures")
        words = words[:place] + words[place + 2:]
    names = [word for word in words if not word.startswith("-")] or list(ROWS)
    unknown = [name for name in names if name not in ROWS]
    if unknown:
        sys.exit(f"error: there is no row '{unknown[0]}'; there are: {' '.join(ROWS)}")
    if result.measured:
        earlier = [name for name in result.machine.get("later", []) if name not in names]
        result.machine["later"] = earlier + names
    for name in names:
        print(f"Measuring: {name}", flush=True)
        place = World()
        result.begin(name)
        try:
            ROWS[name].measure(result, place, smoke)
        finally:
            place.end()
        # After each, so that a run that is broken off leaves what it has.
        path = result.write()
        rows = [ROWS[name] for name in ROWS if name in result.measured]
        if not smoke:
            publish(result, rows)
    print(f"Samples: {os.path.relpath(path, TOP)}")
    print(table.markdown(result, rows))
    failed = [f"{cell.row} {cell.case} {cell.peer}: {cell.note}" for cell in result.cells
              if table.is_ours(cell.peer) and not cell.samples]
    if failed:
        sys.exit("\n".join(failed))


def publish(result, rows):
    """Writes the tables and plots that the repository shows."""
    os.chdir(os.path.join(TOP, "Benchmarks"))
    with open("results.md", "w") as file:
        file.write(table.markdown(result, rows))
    for row in rows:
        row.plots(result)


main(sys.argv[1:])
