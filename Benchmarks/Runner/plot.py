"""Plots as SVG that are readable on light and dark ground."""

import math
from xml.sax.saxutils import escape

from table import is_ours, number

STYLE = """<style>
svg { font: 13px system-ui, sans-serif; color-scheme: light dark }
text { fill: #24292f } .faint { fill: #6e7781; font-size: 12px } .title { font-size: 15px; font-weight: 600 }
.ours { font-weight: 700 } .ground { fill: #ffffff } .rule { stroke: #d0d7de } .span { stroke: #afb8c1; stroke-width: 2 }
.c0 { fill: #0969da } .c1 { fill: #bf3989 } .c2 { fill: #9a6700 } .c3 { fill: #1a7f37 } .c4 { fill: #8250df } .c5 { fill: #cf222e }
.l0 { stroke: #0969da } .l1 { stroke: #bf3989 } .l2 { stroke: #9a6700 } .l3 { stroke: #1a7f37 } .l4 { stroke: #8250df } .l5 { stroke: #cf222e }
.line { fill: none; stroke-width: 2 } .main { stroke-width: 3.5 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .faint { fill: #8d96a0 } .ground { fill: #0d1117 } .rule { stroke: #30363d } .span { stroke: #484f58 }
.c0 { fill: #58a6ff } .c1 { fill: #f778ba } .c2 { fill: #d29922 } .c3 { fill: #3fb950 } .c4 { fill: #bc8cff } .c5 { fill: #ff7b72 }
.l0 { stroke: #58a6ff } .l1 { stroke: #f778ba } .l2 { stroke: #d29922 } .l3 { stroke: #3fb950 } .l4 { stroke: #bc8cff } .l5 { stroke: #ff7b72 }
}
</style>"""


class Drawing:
    def __init__(self, width, height, title, subtitle):
        self.height = height
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'aria-label="{escape(title, {chr(34): "&quot;"})}">', STYLE,
            f'<rect class="ground" width="{width}" height="{height}"/>',
        ]
        self.text(16, 26, title, "title")
        self.text(16, 46, subtitle, "faint")

    def text(self, x, y, words, kind="", anchor="start"):
        self.parts.append(f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>')

    def line(self, x1, y1, x2, y2, kind="rule"):
        self.parts.append(f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def dot(self, x, y, color, words, radius=5):
        self.parts.append(
            f'<circle class="c{color}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"><title>{escape(words)}</title></circle>')

    def path(self, points, kind):
        steps = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.parts.append(f'<path class="line {kind}" d="M{steps}"/>')

    def write(self, path):
        with open(path, "w") as file:
            file.write("\n".join([*self.parts, "</svg>\n"]))


class Scale:
    """From a value to a place, by its logarithm."""

    def __init__(self, values, first, last):
        values = [value for value in values if value > 0]
        self.low, self.high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
        self.high = max(self.high, self.low + 1)
        self.first, self.last = first, last

    def __call__(self, value):
        share = (math.log10(max(value, 10.0**self.low)) - self.low) / (self.high - self.low)
        return self.first + share * (self.last - self.first)

    def ticks(self):
        return [10.0**power for power in range(self.low, self.high + 1)]


def dots(path, title, subtitle, series, unit):
    """A line for each peer, and a dot on it for each of its values; `series` is pairs of peer and values by name."""
    series = [(peer, values) for peer, values in series if values]
    if not series:
        return
    names = list(dict.fromkeys(name for _, values in series for name in values))
    left, top, step, width = 290, 86, 26, 900
    drawing = Drawing(width, top + step * len(series) + 44, title, subtitle)
    scale = Scale([value for _, values in series for value in values.values()], left, width - 46)
    for place, name in enumerate(names if len(names) > 1 else []):
        drawing.dot(left + 6 + 120 * place, 64, place, name)
        drawing.text(left + 16 + 120 * place, 68, name, "faint")
    bottom = top + step * len(series)
    for tick in scale.ticks():
        drawing.line(scale(tick), top - 8, scale(tick), bottom)
        drawing.text(scale(tick), bottom + 18, f"{number(tick)} {unit}", "faint", "middle")
    for place, (peer, values) in enumerate(series):
        y = top + step * (place + 0.5)
        drawing.text(left - 14, y + 4, peer, "ours" if is_ours(peer) else "", "end")
        drawing.line(scale(min(values.values())), y, scale(max(values.values())), y, "span")
        for name, value in values.items():
            drawing.dot(scale(value), y, names.index(name), f"{peer}, {name}: {number(value)} {unit}")
    drawing.write(path)


def lines(path, title, subtitle, series, unit, x_name):
    """A line for each peer; `series` is pairs of peer and points, each of a number of something and a value."""
    series = [(peer, sorted(points)) for peer, points in series if points]
    if not series:
        return
    left, top, width, height = 90, 64, 860, 420
    right = width - 240
    drawing = Drawing(width, height, title, subtitle)
    across = Scale([x for _, points in series for x, _ in points], left, right)
    up = Scale([y for _, points in series for _, y in points], height - 50, top)
    for tick in up.ticks():
        drawing.line(left, up(tick), right, up(tick))
        drawing.text(left - 8, up(tick) + 4, f"{number(tick)} {unit}", "faint", "end")
    for tick in across.ticks():
        drawing.text(across(tick), height - 30, f"{tick:,.0f}", "faint", "middle")
    drawing.text((left + right) / 2, height - 12, x_name, "faint", "middle")
    ends = spread([up(points[-1][1]) for _, points in series], 17)
    for place, (peer, points) in enumerate(series):
        color = place % 6
        drawing.path([(across(x), up(y)) for x, y in points], f"l{color}" + (" main" if is_ours(peer) else ""))
        for x, y in points:
            drawing.dot(across(x), up(y), color, f"{peer}, {x:,}: {number(y)} {unit}", 3.5)
        drawing.line(across(points[-1][0]) + 6, up(points[-1][1]), right + 24, ends[place], "rule")
        drawing.dot(right + 28, ends[place], color, peer, 4)
        drawing.text(right + 38, ends[place] + 4, peer, "ours" if is_ours(peer) else "")
    drawing.write(path)


def spread(places, distance):
    """The places, moved apart so far that labels at them do not overlap."""
    order = sorted(range(len(places)), key=lambda at: places[at])
    result, last = list(places), -math.inf
    for at in order:
        last = result[at] = max(places[at], last + distance)
    return result
