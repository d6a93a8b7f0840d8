"""Runs the benchmark: all rows, or those that are named."""

import os
import sys

import cost
import reactions
import scale
import stores
import table
import tools
import widgets
from result import Result
from world import TOP, World

ROWS = {"tools": tools, "stores": stores, "reactions": reactions, "widgets": widgets, "cost": cost, "scale": scale}


def main(words):
    smoke = "--smoke" in words
    names = [word for word in words if not word.startswith("-")] or list(ROWS)
    unknown = [name for name in names if name not in ROWS]
    if unknown:
        sys.exit(f"error: there is no row '{unknown[0]}'; there are: {' '.join(ROWS)}")
    result = Result(smoke)
    for name in names:
        print(f"Measuring: {name}", flush=True)
        place = World()
        try:
            ROWS[name].measure(result, place, smoke)
        finally:
            place.end()
    print(f"Samples: {os.path.relpath(result.write(), TOP)}")
    rows = {name: ROWS[name] for name in names}
    words = table.markdown(result, rows)
    print(words)
    if smoke:
        ours = [f"{cell.row} {cell.case} {cell.peer}: {cell.note}" for cell in result.cells
                if table.is_ours(cell.peer) and not cell.samples]
        sys.exit("\n".join(ours))
    os.chdir(os.path.join(TOP, "Benchmarks"))
    for row in rows.values():
        row.plots(result)
    with open("results.md", "w") as file:
        file.write(words)


main(sys.argv[1:])
