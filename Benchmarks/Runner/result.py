"""A run's result: its cells, what is missing and why, and the machine that it ran on. Kept as JSON."""

import json
import os
import platform
import shutil
import subprocess
import time

from samples import Cell
from world import BUILD, TOP


class Result:
    def __init__(self, smoke=False):
        self.cells, self.missing, self.facts, self.synced = [], {}, {}, {}
        self.smoke, self.measured, self.measuring = smoke, [], None
        self.machine = {
            "commit": command(["git", "-C", TOP, "describe", "--always", "--dirty"]),
            "date": time.strftime("%Y-%m-%d %H:%M"),
            "cores": os.cpu_count(),
            "kernel": platform.release(),
            "file system": command(["stat", "-f", "-c", "%T", BUILD]),
            "load before": os.getloadavg()[0],
        }

    def has(self, name, program):
        if shutil.which(program):
            return True
        self.missing[name] = f"there is no {os.path.basename(program)} on this machine"
        return False

    def begin(self, part):
        """What is measured from now on belongs to this part, and replaces what the part had."""
        self.cells = [cell for cell in self.cells if cell.part != part]
        self.measured = [name for name in self.measured if name != part] + [part]
        self.measuring = part

    def add(self, *cells):
        for cell in cells:
            cell.part = self.measuring
            self.cells.append(cell)

    def of_row(self, row):
        return [cell for cell in self.cells if cell.row == row]

    def write(self):
        self.machine["load after"] = os.getloadavg()[0]
        path = os.path.join(BUILD, "results", self.machine["commit"] + ".json")
        fields = {key: value for key, value in vars(self).items() if key != "cells"}
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            json.dump({**fields, "cells": [cell.as_json() for cell in self.cells]}, file)
        return path

    @staticmethod
    def read(path):
        with open(path) as file:
            fields = json.load(file)
        result = Result.__new__(Result)
        vars(result).update(fields)
        result.cells = [Cell.from_json(cell) for cell in fields["cells"]]
        return result


def command(words):
    return subprocess.run(words, capture_output=True, text=True).stdout.strip()
