"""Row 7: widgets as pictures."""

import json
import subprocess
import sys
import time

import world
from processes import status
from samples import Cell, Failure, interleave
from table import by_peer, grid, number

TITLE = "Pictures"
EXPLANATION = """A medium widget of seven texts, a gradient and shapes as a picture at 2×, from the request to the last
byte of the file. *First* is with the start of the drawing program, *PNG* and *SVG* are from one that is there. *Drawing*
(with layout) and *encoding* are the processor's time for the PNG, as the program itself tells it. The floor is a C program
that draws the same texts and shapes with cairo and pango, and has cairo write the PNG; it has nothing to read or to lay
out."""

OURS, FLOOR = "groupwidgets-draw", "floor (cairo and pango in C)"
DATE = "2026-01-01T12:00:00.000Z"


def text(words, size, weight=400):
    font = {"size": size} if weight == 400 else {"size": size, "weight": weight}
    return {"text": {"runs": [{"content": {"words": words}, "font": font, "paint": "#000000"}]}}


def stack(axis, *children):
    return {"stack": {"axis": axis, "alignment": "leading center", "spacing": 4, "children": list(children)}}


def surface(outline, fill, **size):
    return {"frame": {**size, "content": {"surface": {"outline": outline, "fill": fill}}}}


def line(*children):
    return stack("horizontal", children[0], {"spacer": {}}, *children[1:])


WIDGET = stack(
    "vertical",
    line(text("Main Account", 14, 700), surface("circle", "#FF3B30", width=28, height=28)),
    text("€ 4,675.25", 28, 700),
    line(text("Groceries", 13), text("− € 84.20", 13)),
    line(text("Public transport", 13), text("− € 3.10", 13)),
    surface("rectangle", {"linear": {"stops": [{"tone": "#34C759", "at": 0}, {"tone": "#007AFF", "at": 1}],
                                     "start": [0, 0.5], "end": [1, 0.5]}}, height=6),
    text("Updated 12:34", 12))


def request(root, family="systemMedium", scale=2, **more):
    scene = {"margins": 16, "root": root, "background": {"surface": {"outline": "rectangle", "fill": "#FFFFFF"}}}
    return (json.dumps({"family": family, "scale": scale, "date": DATE, "scene": scene, **more}) + "\n").encode()


class Drawing:
    """A program that answers lines with pictures."""

    def __init__(self, place, name):
        self.place = place
        self.name = name
        self.begin()

    def begin(self):
        self.child = self.place.start([world.program(self.name)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def picture(self, line):
        """A picture's bytes, and what the program tells of it."""
        self.child.stdin.write(line)
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline() or "{}")
        bytes = self.child.stdout.read(answer.get("byteCount", 0))
        # The samples' letters may lack a font here; anything else that is noted would be another picture.
        notes = [note for note in answer.get("notes", []) if not note.startswith("no font here has ")]
        if not bytes or notes:
            raise Failure(f"no picture: {answer}")
        # Another program goes on.
        if answer.get("isLast"):
            self.end()
            self.begin()
        return bytes, answer

    def cost(self, line, part):
        return self.picture(line)[1]["cost"][part]

    def milliseconds(self, line):
        begin = time.monotonic()
        self.picture(line)
        return (time.monotonic() - begin) * 1000

    def end(self):
        self.place.stop(self.child)


def first(place, name, line):
    begin = time.monotonic()
    drawing = Drawing(place, name)
    drawing.picture(line)
    took = (time.monotonic() - begin) * 1000
    drawing.end()
    return took


def measure(result, place, smoke):
    png, svg = request(WIDGET), request(WIDGET, format="svg")
    programs = {OURS: "groupwidgets-draw", FLOOR: "picture"}
    running = {peer: Drawing(place, name) for peer, name in programs.items()}
    measurements = []
    for peer, drawing in running.items():
        lines = {"PNG": png, "SVG": svg} if peer == OURS else {"PNG": png}
        first_cell = Cell("picture", "first", peer, "ms")
        result.add(first_cell)
        measurements.append((first_cell, lambda peer=peer: first(place, programs[peer], png)))
        for case, line in lines.items():
            cell = Cell("picture", case, peer, "ms")
            result.add(cell)
            drawing.picture(line)
            measurements.append((cell, lambda drawing=drawing, line=line: [drawing.milliseconds(line) for _ in range(5)]))
    timed, ours = request(WIDGET, isTimed=True), running[OURS]
    for part in ("drawing", "encoding"):
        cell = Cell("picture", part, OURS, "ms")
        result.add(cell)
        measurements.append((cell, lambda part=part: [ours.cost(timed, part) for _ in range(5)]))
    interleave(measurements, rounds=1 if smoke else 30)
    for drawing in running.values():
        drawing.end()
    growth(result, place, wanted() or (100 if smoke else 100_000))


def wanted():
    """How many pictures `--pictures N` asks for."""
    words = sys.argv[1:]
    return int(words[words.index("--pictures") + 1]) if "--pictures" in words else None


def growth(result, place, most):
    """Many small pictures, each of other words, in scripts that take several fonts."""
    result.facts["pictures"] = []
    drawing = Drawing(place, "groupwidgets-draw")
    # One less than many: after ten thousand, another program takes over, and is measured while it does.
    marks = {1, 1_000, 9_999, 19_999, 99_999, most - 1}
    for count in range(1, most):
        words = f"{count} 東京の天気 서울 날씨 👩‍💻🌦️ {chr(0x4E00 + count % 20_000)}"
        drawing.picture(request(text(words, 9 + count % 24), family="systemSmall", scale=1))
        if count in marks:
            resident, own, peak = status(drawing.child.pid, "VmRSS", "RssAnon", "VmHWM")
            fact = {"pictures": count, "resident MB": resident / 1000, "own MB": own / 1000, "peak MB": peak / 1000}
            print("  " + ", ".join(f"{name}: {number(value)}" for name, value in fact.items()), flush=True)
            result.facts["pictures"].append(fact)
    drawing.end()


def tables(result):
    cells = by_peer(result.of_row("picture"), lambda _: FLOOR)
    names = ["pictures", "resident MB", "own MB", "peak MB"]
    lines = [[number(fact[name]) if name in fact else "–" for name in names] for fact in result.facts["pictures"]]
    return f"{cells}\nAfter so many pictures, each of other words, in Latin, Chinese and Korean letters and emoji:\n\n" + grid(
        names, lines)


def plots(result):
    pass
