"""Cells of samples, taken in turns."""

import random
import statistics
import time


class Cell:
    """What was measured of one peer in one case: samples of one unit, less is better."""

    def __init__(self, row, case, peer, unit, note=""):
        self.row, self.case, self.peer, self.unit, self.note = row, str(case), peer, unit, note
        self.samples, self.part = [], None

    @property
    def median(self):
        return statistics.median(self.samples) if self.samples else None

    def percentile(self, share):
        """The smallest sample that is not exceeded by this share of them."""
        ordered = sorted(self.samples)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None

    def as_json(self):
        return {**vars(self), "samples": [round(sample, 4) for sample in self.samples]}

    @staticmethod
    def from_json(fields):
        cell = Cell(fields["row"], fields["case"], fields["peer"], fields["unit"], fields["note"])
        cell.samples, cell.part = fields["samples"], fields.get("part")
        return cell


def interleave(measurements, rounds, seconds=20):
    """Takes one sample of each in turn, in another order each round, so that noise falls on all alike.

    `measurements` are pairs of a cell and a function that returns a sample, or a list of them. One that has taken more
    than `seconds` in all is left out of further rounds, and one that fails of all: the reason is its note.
    """
    spent = {id(cell): 0.0 for cell, _ in measurements}
    for _ in range(rounds):
        random.shuffle(measurements)
        for cell, measure in list(measurements):
            if spent[id(cell)] > seconds:
                continue
            begin = time.monotonic()
            try:
                found = measure()
            except Exception as problem:  # a peer's failure is a result, and not the end of the run
                cell.note = f"failed: {problem}"
                measurements = [pair for pair in measurements if pair[0] is not cell]
                continue
            cell.samples.extend(found if isinstance(found, list) else [found])
            spent[id(cell)] += time.monotonic() - begin


class Failure(Exception):
    """A peer did not do what it was asked to."""
