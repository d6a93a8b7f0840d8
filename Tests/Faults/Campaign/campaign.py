"""Runs the scenarios, one after another: all of them, or those that are named."""

import argparse
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile

import needs
import processes
import report
import scenario

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    options = parse(sys.argv[1:])
    table = scenario.load()
    if options.list:
        return tell(table)
    names = chosen(table, options)
    needs.adopt_orphans()
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    campaign = {"seed": options.seed, "scale": options.scale, "machine": report.machine(), "results": []}
    print(f"Seed {options.seed}, scale {options.scale:g}; once more the same: "
          f"Tests/Faults/run --seed {options.seed} --scale {options.scale:g}", flush=True)
    try:
        for name in names:
            result = perform(table[name], options)
            campaign["results"].append(result)
            print("\n".join([report.line(result), *report.details(result, options.seed)]), flush=True)
            write(campaign, options)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    finally:
        processes.end_descendants()
    print(report.summary(campaign["results"]))
    print(f"Results: {options.output}")
    return 1 if any(result["failures"] for result in campaign["results"]) else 0


def parse(words):
    parser = argparse.ArgumentParser(
        prog="Tests/Faults/run", description="Breaks the store and the watcher on purpose, and says what did not hold.")
    parser.add_argument("--list", action="store_true", help="list the scenarios, and run none")
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[], help="these scenarios, or areas, only")
    parser.add_argument("--but", nargs="+", metavar="NAME", default=[], help="not these scenarios, or areas")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="repeat the random choices of a run")
    parser.add_argument("--scale", type=float, default=1, help="how much of each scenario to do (default 1)")
    parser.add_argument("--report", metavar="FILE", help="write what was tried, and what failed, as Markdown")
    parser.add_argument("--output", metavar="FILE", default=os.environ.get("FAULTS_OUTPUT", "faults.json"),
                        help="write the results as JSON (default %(default)s)")
    return parser.parse_args(words)


def tell(table):
    for area in dict.fromkeys(each.area for each in table.values()):
        print(f"{area.replace('_', ' ')}")
        for each in table.values():
            if each.area == area:
                wants = f"; needs {', '.join(each.needs)}" if each.needs else ""
                amount = f"{each.size:,} {each.unit}" if each.size > 1 else "once"
                print(f"  {each.name:28} {each.promise} ({amount}{wants})")
    return 0


def chosen(table, options):
    def named(words):
        for word in words:
            found = [each.name for each in table.values() if word in (each.name, each.area)]
            if not found:
                sys.exit(f"error: there is no scenario or area '{word}'\nhint: Tests/Faults/run --list")
            yield from found
    wanted = set(named(options.only)) or set(table)
    return [name for name in table if name in wanted - set(named(options.but))]


def perform(chosen, options):
    about = {"name": chosen.name, "area": chosen.area, "promise": chosen.promise, "tried": 0, "failures": [],
             "notes": [], "seconds": 0}
    reason = needs.missing(chosen)
    if reason:
        return {**about, "skipped": reason}
    size = max(1, round(chosen.size * options.scale))
    with tempfile.NamedTemporaryFile(prefix="faults-") as file:
        words = [sys.executable, "-B", os.path.join(HERE, "worker.py"), chosen.name, options.seed, size, file.name]
        worker = subprocess.Popen([str(word) for word in words])
        try:
            worker.wait()
        except KeyboardInterrupt:
            worker.terminate()
            worker.wait()
            raise
        answer = file.read()
    if not answer:
        return {**about, "failures": [f"the scenario's process ended with {worker.returncode}"]}
    return {**about, **json.loads(answer)}


def write(campaign, options):
    """After each scenario, so that a run that is broken off leaves what it has."""
    with open(options.output, "w") as file:
        json.dump(campaign, file, indent=1)
    if options.report:
        with open(options.report, "w") as file:
            file.write(report.markdown(campaign))


if __name__ == "__main__":
    sys.exit(main())
