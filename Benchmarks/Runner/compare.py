"""Shows which rows became slower between two results: compare.py OLD NEW.

A row counts as slower if its median grew by more than a tenth and the medians are further apart than the two samples are
wide: the upper quartile of the old lies below the lower quartile of the new.
"""

import os
import sys

from result import Result
from table import number
from world import BUILD


def main(words):
    if len(words) != 2:
        sys.exit("usage: make bench-compare A=OLD B=NEW; each a path, or a commit that has a result")
    old, new = (read(word) for word in words)
    before = {key(cell): cell for cell in old.cells if cell.samples}
    changed = [(cell.median / before[key(cell)].median, before[key(cell)], cell) for cell in new.cells
               if cell.samples and key(cell) in before and differs(before[key(cell)], cell)]
    slower = sorted((change for change in changed if change[0] > 1), key=lambda change: -change[0])
    faster = sorted((change for change in changed if change[0] < 1), key=lambda change: change[0])
    for title, changes in [("Slower", slower), ("Faster", faster)]:
        print(f"{title}:" if changes else f"{title}: none")
        for ratio, was, now in changes:
            print(f"  {now.row} {now.case} {now.peer}: {number(was.median)} → {number(now.median)} {now.unit} ({ratio:.2f}×)")
    gone = [cell for cell in before.values() if key(cell) not in {key(cell) for cell in new.cells}]
    for cell in gone:
        print(f"Not measured any more: {cell.row} {cell.case} {cell.peer}")


def read(word):
    """A result by its path, or by the commit that it is of."""
    path = word if os.path.exists(word) else os.path.join(BUILD, "results", word + ".json")
    if not os.path.exists(path):
        sys.exit(f"error: there is no result '{word}'; there are: {' '.join(sorted(os.listdir(os.path.dirname(path))))}")
    return Result.read(path)


def key(cell):
    return cell.row, cell.case, cell.peer


def differs(was, now):
    ratio = now.median / was.median
    low, high = (was, now) if ratio > 1 else (now, was)
    return (ratio > 1.1 or ratio < 1 / 1.1) and low.percentile(0.75) < high.percentile(0.25)


if __name__ == "__main__":
    main(sys.argv[1:])
