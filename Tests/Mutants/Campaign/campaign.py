"""Puts one small fault at a time into the modules that must not fail, and tells which no test notices."""

import argparse
import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import trials
from tree import ORDER, PLACE, Tree

# Which tests may see a module's faults: its own, those of its neighbours, and those with real processes.
NEIGHBOURS = {
    "GroupStore": ["AppGroupsTests", "PropertyListsTests", "GroupWatchTests", "ToolTests"],
    "GroupWatch": ["AppGroupsObservationTests", "ToolTests", "WidgetHostTests"],
    "GroupSync": [],
    "WidgetArchive": ["SceneLayoutTests", "SwiftUITests", "WidgetKitTests", "WidgetTerminalTests", "AppIntentsTests",
                      "WidgetPicturesTests", "WidgetRecordsTests", "WidgetHostTests"],
    "SceneLayout": ["SwiftUITests", "WidgetTerminalTests", "WidgetPicturesTests", "WidgetCairoTests", "UIKitTests"],
    "WidgetRecords": ["WidgetScreensTests", "WidgetHostTests", "ServiceTests", "GroupTestingTests"],
    "WidgetHost": ["GroupTestingTests", "ServiceTests"],
}
END_TO_END = {
    "GroupStore": ["EndToEndTests"], "GroupWatch": ["EndToEndTests", "WidgetEndToEndTests"],
    "GroupSync": ["SyncEndToEndTests"], "WidgetArchive": ["WidgetEndToEndTests"],
    "SceneLayout": ["WidgetEndToEndTests"], "WidgetRecords": ["WidgetEndToEndTests"],
    "WidgetHost": ["WidgetEndToEndTests"],
}
STAGES = {
    "its own": lambda module: [module + "Tests"], "neighbours": NEIGHBOURS.get, "end to end": END_TO_END.get,
}
QUICK = 2  # seconds: suites up to this are run before the others


def main():
    options = parse()
    tree = Tree()
    only = {part.split("/")[0] for part in options.only or ORDER}
    stages = {"these": lambda module: options.tests} if options.tests else dict(list(STAGES.items())[: options.stages])
    built = {target for name in only for target in next(iter(stages.values()))(name)}
    tree.build(built)
    drawn = draw(tree, options, equivalents())
    outcomes, reach = {}, None
    with ProcessPoolExecutor(options.jobs, initializer=trials.become_reaper) as pool:
        left = drawn
        for stage, targets in stages.items():
            wanted = {target for fault, _ in left for target in targets(module(fault))}
            if not wanted <= built:
                built |= wanted
                tree.build(built)
            reach = trials.Reach()
            learn(reach, pool, sorted(wanted))
            work = []
            for fault, number in left:
                suites = [suite for suite in reach.reaching(number, targets(module(fault)))
                          if reach.known[suite]["seconds"] <= options.limit]
                if suites:
                    facts = {suite: {key: reach.known[suite][key] for key in ("seconds", "fails")} for suite in suites}
                    work.append((fault, number, pool.submit(attempt, number, facts)))
            survived = {number for _, number in left} - {number for _, number, _ in work}
            for fault, number, future in work:
                by = future.result()
                if by:
                    outcomes[number] = (stage, by)
                    print(f"{fault.file}:{fault.line + 1} {fault.kind}: {by}", flush=True)
                else:
                    survived.add(number)
                    print(f"{fault.file}:{fault.line + 1} {fault.kind}: survives {stage}", flush=True)
            left = [(fault, number) for fault, number in left if number in survived]
    unreached = {number for _, number in left
                 if not any(number in suite["reached"] for suite in reach.known.values())}
    report(drawn, outcomes, left, unreached, list(stages) + ["survived"])
    sys.exit(1 if left else 0)


def parse():
    parser = argparse.ArgumentParser(prog="Tests/Mutants/run", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="NAME", help="modules, or the beginnings of files' paths")
    parser.add_argument("--count", type=int, default=50, help="faults for each module (50)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the random choices of an earlier run")
    parser.add_argument("--again", action="store_true", help="the survivors of the last run")
    parser.add_argument("--stages", type=int, choices=(1, 2, 3), default=3,
                        help="1: a module's own tests alone; 2: those of its neighbours, too")
    parser.add_argument("--tests", nargs="+", metavar="TARGET", help="these test targets instead, in one stage")
    parser.add_argument("--limit", type=float, default=1e9, metavar="SECONDS", help="without suites that take longer")
    parser.add_argument("--jobs", type=int, default=2, help="runs at once (2)")
    return parser.parse_args()


def draw(tree, options, excused):
    """Kinds of faults are drawn evenly, since a module has more constants than conditions."""
    print(f"seed {options.seed}")
    last = PLACE / "results.json"
    again = {tuple(key) for key in json.loads(last.read_text())["survivors"]} if options.again else None
    drawn = []
    for name in ORDER:
        only = options.only or [name]
        found = [fault for fault in tree.faults(name)
                 if fault.key[:4] not in excused and any(fault.file.startswith(part) for part in only)]
        if again is not None:
            drawn += [fault for fault in found if fault.key in again]
            continue
        chance = random.Random(f"{options.seed} {name}")
        kinds = {}
        for fault in found:
            kinds.setdefault(fault.kind, []).append(fault)
        for faults in kinds.values():
            chance.shuffle(faults)
        chosen = []
        while kinds and len(chosen) < options.count:
            kind = chance.choice(sorted(kinds))
            chosen.append(kinds[kind].pop())
            if not kinds[kind]:
                del kinds[kind]
        drawn += chosen
    return [(fault, tree.number(fault)) for fault in drawn]


def learn(reach, pool, targets):
    missing = reach.missing(targets)
    for suite, entry in pool.map(trials.record, missing):
        reach.add(suite, entry)
        if entry["fails"]:
            print(f"{suite} fails by itself, and is left out: {', '.join(entry['fails'])}", flush=True)


def attempt(number, facts):
    """Which test noticed the fault, if any. Quick suites go first, together; what fails once may do so by chance."""
    slow = sorted((suite for suite in facts if facts[suite]["seconds"] > QUICK), key=lambda s: facts[s]["seconds"])
    for chosen in [sorted(set(facts) - set(slow))] + [[suite] for suite in slow]:
        limit = 20 + 4 * sum(facts[suite]["seconds"] for suite in chosen)
        skipped = [test for suite in chosen for test in facts[suite]["fails"]]
        for again in (False, True) if chosen else ():
            result = trials.run(chosen, skipped, number, limit)
            by = result.failed[0] if result.failed else "a crash" if result.code else ""
            if result.seconds >= limit:
                return "a hang"
            if by and again:
                return by
            if not by:
                break
    return None


def module(fault):
    return fault.file.split("/")[0]


def equivalents():
    """What changes nothing that can be seen, from equivalent.txt."""
    excused, file, within, was = set(), "", "", ""
    for line in (Path(__file__).parent.parent / "equivalent.txt").read_text().splitlines():
        if line.startswith("@"):
            file, _, within = line[1:].strip().partition(": ")
        elif line.startswith("-"):
            was = line[1:].strip()
        elif line.startswith("+"):
            excused.add((file, within, was, line[1:].strip()))
    return excused


def report(drawn, outcomes, left, unreached, columns):
    print()
    for fault, number in left:
        print(f"@ {fault.file}: {fault.within}\n- {fault.was}\n+ {fault.became}")
        print(f"  line {fault.line + 1}" + (", which no test reaches" if number in unreached else "") + "\n")
    counts = Counter((module(fault), outcomes.get(number, ("survived",))[0]) for fault, number in drawn)
    print(f"{'':14}{'tried':>11}" + "".join(f"{name:>12}" for name in columns))
    for name in [name for name in ORDER if any(key[0] == name for key in counts)]:
        numbers = [counts[name, column] for column in columns]
        print(f"{name:14}{sum(numbers):>11}" + "".join(f"{number:>12}" for number in numbers))
    totals = [sum(counts[name, column] for name in ORDER) for column in columns]
    print(f"{'all':14}{sum(totals):>11}" + "".join(f"{number:>12}" for number in totals))
    results = {
        "survivors": [fault.key for fault, _ in left],
        "noticed": [fault.key + outcomes[number] for fault, number in drawn if number in outcomes],
    }
    (PLACE / "results.json").write_text(json.dumps(results, indent=1))


main()
