"""What a scenario is: a function that tries to break a promise, and the table of all of them."""

import importlib
import os
import sys
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))
SCENARIOS = os.path.join(os.path.dirname(HERE), "Scenarios")


@dataclass
class Scenario:
    name: str
    area: str
    promise: str
    size: int
    unit: str
    needs: tuple
    limit: int
    body: object


@dataclass
class Outcome:
    """What came of a scenario: how often the promise was put to the test, and each time that it did not hold."""
    tried: int = 0
    failures: list = field(default_factory=list)
    notes: list = field(default_factory=list)

    def attempt(self, holds, words=""):
        self.tried += 1
        if not holds:
            self.failures.append(str(words))
        return holds


class Skipped(Exception):
    """Says why this machine cannot try it."""


TABLE = {}


def scenario(promise, size, unit, needs=(), limit=600):
    """Puts a function into the table under its own name.

    `size` is what it does at scale 1, counted in `unit`; `needs` are names of `needs.CHECKS`; after `limit` seconds, at
    whatever scale, it is ended and has failed.
    """
    def add(body):
        area = body.__module__
        TABLE[body.__name__] = Scenario(body.__name__, area, promise, size, unit, tuple(needs), limit, body)
        return body
    return add


def load():
    """The table, in the order of the files' names and, within a file, of the functions."""
    sys.path.insert(0, SCENARIOS)
    for file in sorted(os.listdir(SCENARIOS)):
        if file.endswith(".py"):
            importlib.import_module(file[:-3])
    return TABLE
