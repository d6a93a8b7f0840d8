"""A result as tables, in Markdown."""


def markdown(result, rows):
    machine = result.machine
    later = f" Measured again after the rest: {', '.join(machine['later'])}." if machine.get("later") else ""
    parts = [
        f"# Benchmarks\n\n`make bench` on {machine['date']}, commit {machine['commit']}: {machine['cores']} cores, Linux "
        f"{machine['kernel']}, {machine['file system']}; load {machine['load before']:.1f} before and "
        f"{machine['load after']:.1f} after. Medians; behind them, how many times the floor.{later}\n"
    ]
    for row in rows:
        parts.append(f"## {row.TITLE}\n\n{row.EXPLANATION}\n\n{row.tables(result)}")
    if result.missing:
        lines = "\n".join(f"- {name}: {reason}" for name, reason in result.missing.items())
        parts.append(f"## Missing\n\n{lines}\n")
    return "\n".join(parts)


def number(value):
    """Three digits that mean something."""
    if value is None:
        return "–"
    if value == 0:
        return "0"
    if abs(value) >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) < 10 else f"{value:.1f}"


def grid(head, lines):
    """A Markdown table; its first column is text, the others are numbers."""
    lines = [[word.replace("|", "\\|") for word in line] for line in lines]
    ruler = "|---|" + "--:|" * (len(head) - 1)
    return "\n".join([f"| {' | '.join(head)} |", ruler, *(f"| {' | '.join(line)} |" for line in lines)]) + "\n"


def by_peer(cells, floor=None, first="", facts=None):
    """A line for each peer and a column for each case, ordered by the first case. `floor` tells a peer's floor; `facts`
    is a column more."""
    cases = list(dict.fromkeys((cell.row, cell.case) for cell in cells))
    rows_differ = len({row for row, _ in cases}) > 1
    found = {(cell.row, cell.case, cell.peer): cell for cell in cells}
    peers = list(dict.fromkeys(cell.peer for cell in cells))
    peers.sort(key=lambda peer: found_median(found, (*cases[0], peer)))
    head = [first] + ([facts[0]] if facts else []) + [f"{row} {case}" if rows_differ else case for row, case in cases]
    lines, notes = [], []
    for peer in peers:
        line = [f"**{peer}**" if is_ours(peer) else peer] + ([facts[1].get(peer, "")] if facts else [])
        for case in cases:
            cell = found.get((*case, peer))
            line.append(entry(cell, found.get((*case, floor(peer) if floor else None))))
            if cell and cell.note:
                notes.append(f"- {peer}, {' '.join(case)}: {cell.note}")
        lines.append(line)
    return grid(head, lines) + ("\n" + "\n".join(notes) + "\n" if notes else "")


def found_median(found, key):
    cell = found.get(key)
    return cell.median if cell and cell.samples else float("inf")


def entry(cell, floor):
    if cell is None or not cell.samples:
        return "–"
    words = number(cell.median)
    if floor and floor.median and cell is not floor:
        words += f" ({number(cell.median / floor.median)}×)"
    return words


OURS = ("groupdefaults", "GroupStore", "GroupWatch", "UserDefaults (ours)", "groupwidgets")


def is_ours(peer):
    return peer.startswith(OURS)
