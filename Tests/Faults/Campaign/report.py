"""The results: as a table to look at, as JSON, and as the document that the guarantees link to."""

import collections
import os
import platform

SHOWN = 5


def verdict(result):
    if result.get("skipped"):
        return "skipped"
    return "FAILED" if result["failures"] else "ok"


def line(result):
    """One row of the table on the terminal."""
    words = f"{result['name']:28} {verdict(result):8}"
    if result.get("skipped"):
        return f"{words} {result['skipped']}"
    return f"{words} {result['tried']:9,} tried {len(result['failures']):6,} failed {result['seconds']:6.0f} s"


def details(result, seed):
    """What was seen where it failed, and how to see it again."""
    seen = collections.Counter(result["failures"])
    lines = [f"    {failure}" + (f" ({count:,} times)" if count > 1 else "") for failure, count in seen.most_common(SHOWN)]
    if len(seen) > SHOWN:
        lines.append(f"    and {len(seen) - SHOWN:,} others")
    lines += [f"    note: {note}" for note in result["notes"][:SHOWN]]
    if result["failures"]:
        lines.append(f"    again: Tests/Faults/run --only {result['name']} --seed {seed}")
    return lines


def summary(results):
    failed = sum(bool(result["failures"]) for result in results)
    skipped = sum(bool(result.get("skipped")) for result in results)
    tried = sum(result["tried"] for result in results)
    seconds = sum(result["seconds"] for result in results)
    return (f"{len(results)} scenarios: {failed} failed, {skipped} skipped; {tried:,} tried in {seconds / 60:.0f} min")


def machine():
    memory = os.sysconf("SC_PAGESIZE") * os.sysconf("SC_PHYS_PAGES") >> 30
    return {"kernel": ".".join(platform.release().split(".")[:2]), "cores": os.cpu_count(), "memory": f"{memory} GB",
            "user": "root" if os.geteuid() == 0 else "not root"}


def markdown(campaign):
    """The document: what was tried how often, and how often it failed."""
    about = campaign["machine"]
    lines = [
        "# What breaking it on purpose found", "",
        f"Written by `make faults` with seed {campaign['seed']} and scale {campaign['scale']:g}, on Linux "
        f"{about['kernel']}, {about['cores']} cores, {about['user']}. How to run it and to read a failure: "
        "[README](README.md).", "",
        summary(campaign["results"]) + ".", "",
    ]
    for area in dict.fromkeys(result["area"] for result in campaign["results"]):
        lines += [f"## {area.replace('_', ' ').capitalize()}", "", "| scenario | what must hold | tried | failed |",
                  "|---|---|--:|--:|"]
        lines += [row(result) for result in campaign["results"] if result["area"] == area]
        lines.append("")
    failures = [result for result in campaign["results"] if result["failures"]]
    if failures:
        lines += ["## Failures", ""]
        for result in failures:
            lines += [f"- `{result['name']}`: {result['failures'][0]}"]
        lines.append("")
    return "\n".join(lines)


def row(result):
    if result.get("skipped"):
        return f"| {result['name']} | {result['promise']} | skipped | {result['skipped']} |"
    return f"| {result['name']} | {result['promise']} | {result['tried']:,} | {len(result['failures']):,} |"
