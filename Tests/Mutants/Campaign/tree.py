"""A copy of the tree with every fault in it, each behind a switch, built once."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import places

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parents[2]
PLACE = Path(os.environ.get("MUTANTS_BUILD", PROJECT / ".build/mutants"))
TREE = PLACE / "tree"
TESTS = TREE / ".build/debug/groupdefaultsPackageTests.xctest"

MODULES = {
    "GroupSync": "GroupSync", "GroupStore": "GroupStore", "GroupWatch": "GroupWatch", "WidgetArchive": "WidgetArchive",
    "SceneLayout": "SceneLayout", "WidgetRecords": "WidgetRecords", "WidgetHost": "WidgetHost",
}
# A module after those that it imports, so that each is built on what compiles.
ORDER = ["GroupStore", "GroupWatch", "GroupSync", "WidgetArchive", "SceneLayout", "WidgetRecords", "WidgetHost"]
BUILD = ["swift", "build", "-debug-info-format", "none", "-Xswiftc", "-use-ld=lld",
         "-Xswiftc", "-continue-building-after-errors"]


def source(tree, file):
    """Where a file, named from its module on, is in a tree: in the storey of its module."""
    storey = next(path.parent.name for path in (PROJECT / "Sources").glob("*/" + file.split("/")[0]))
    return tree / "Sources" / storey / file


# No more than the tests need is built.
PACKAGE = """
package.products = []
package.targets.append(
    .target(
        name: "Switch", path: "Switch",
        cSettings: [.define("MUTANTS_PLACE", to: "\\"\\(Context.packageDirectory)\\"")]))
for target in package.targets where %s.contains(target.name) {
    target.dependencies.append("Switch")
}
var needed: Set<String> = []
var found: Set<String> = %s
while !found.isSubset(of: needed) {
    needed.formUnion(found)
    for target in package.targets where found.contains(target.name) {
        for case .byNameItem(let name, _) in target.dependencies { found.insert(name) }
        for case .plugin(let name, _) in target.plugins ?? [] { found.insert(name) }
    }
}
package.targets.removeAll { !needed.contains($0.name) }
"""


class Tree:
    """Numbers are kept from one run to the next, so that what has not changed is not built again."""

    def __init__(self):
        PLACE.mkdir(parents=True, exist_ok=True)
        self.memory = PLACE / "numbers.json"
        known = json.loads(self.memory.read_text()) if self.memory.exists() else {}
        self.numbers = {tuple(key): number for key, number in known.get("numbers", [])}
        self.refused = {tuple(key) for key in known.get("refused", [])}

    def save(self):
        known = {"numbers": [[key, number] for key, number in self.numbers.items()], "refused": sorted(self.refused)}
        self.memory.write_text(json.dumps(known))

    def number(self, fault):
        return self.numbers.setdefault(fault.key, len(self.numbers) + 1)

    def faults(self, module):
        return [fault for file in self.files(module)
                for fault in places.faults(file, source(PROJECT, file).read_text())
                if fault.key not in self.refused]

    def files(self, module):
        folder = source(PROJECT, MODULES[module])
        base = source(PROJECT, module).parent
        return sorted(str(path.relative_to(base)) for path in folder.rglob("*.swift"))

    def copy(self, tests):
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=PROJECT, capture_output=True, text=True, check=True)
        wanted = {name for name in listed.stdout.splitlines() if (PROJECT / name).is_file()}
        mutated = {str(source(Path(), file)) for module in ORDER for file in self.files(module)}
        for name in wanted:
            if name not in mutated and name != "Package.swift":
                replace(TREE / name, (PROJECT / name).read_bytes(), (PROJECT / name).stat().st_mode)
        for folder in ("Sources", "Tests"):
            for path in (TREE / folder).rglob("*"):
                if path.is_file() and path.name != "Faults.swift" and str(path.relative_to(TREE)) not in wanted:
                    path.unlink()
        for path in (HERE / "Switch").rglob("*.*"):
            replace(TREE / "Switch" / path.relative_to(HERE / "Switch"), path.read_bytes())
        manifest = (PROJECT / "Package.swift").read_text()
        manifest = re.sub(r".*treatAllWarnings.*\n", "", manifest)
        manifest += PACKAGE % (json.dumps(ORDER), json.dumps(sorted(tests)))
        replace(TREE / "Package.swift", manifest.encode())
        for module in ORDER:
            self.write(module)

    def write(self, module):
        files, operators = {name: [] for name in self.files(module)}, []
        for fault in self.faults(module):
            files[fault.file].append(fault)
            if fault.operator:
                operators.append(operator(fault, self.number(fault)))
        for file, faults in files.items():
            text = switched(source(PROJECT, file).read_text(), [(fault, self.number(fault)) for fault in faults])
            replace(source(TREE, file), text.encode())
        replace(source(TREE, module) / "Faults.swift", "\n".join(["import Switch"] + operators).encode())

    def build(self, tests):
        """Builds these test targets and what they need, and leaves out the faults that do not compile."""
        self.copy(tests)
        for target in ORDER + [None]:
            while errors := self.errors(target):
                refused = self.blamed(errors)
                if not refused:
                    sys.exit(f"It does not build, as {PLACE / 'build.log'} tells")
                print(f"{target}: {len(refused)} faults do not compile", flush=True)
                self.refused |= refused
                for module in ORDER:
                    self.write(module)
                self.save()
        self.save()

    def errors(self, target):
        words = BUILD + (["--target", target] if target else ["--build-tests"])
        done = subprocess.run(words, cwd=TREE, capture_output=True, text=True)
        (PLACE / "build.log").write_text(done.stdout + done.stderr)
        if done.returncode == 0 or f"no target named '{target}'" in done.stdout + done.stderr:
            return set()
        found = re.findall(rf"{TREE}/Sources/\w+/(\S+\.swift):(\d+):\d+: error: (.*)", done.stdout + done.stderr)
        return {(file, int(line) - 1, message) for file, line, message in found} or {("", 0, "")}

    def blamed(self, errors):
        """The faults that an error may come from: those of its line, sums before others, or else those near it. What is
        missing at the end of a body was left out of it."""
        inside = {}
        for module in ORDER:
            for fault in self.faults(module):
                inside.setdefault(fault.file, []).append(fault)
        blamed = set()
        for file, line, message in errors:
            faults = inside.get(file, [])
            if re.search("missing return|initializ", message):
                last = next((fault for fault in reversed(faults) if fault.line <= line), None)
                left_out = [fault for fault in faults if last and fault.within == last.within
                            and abs(fault.line - line) < 60 and fault.kind in ("drop", "return")]
                if left_out:
                    blamed |= {fault.key for fault in left_out}
                    continue
            for distance in (0, 1, 2, 4, 8, 16):
                if near := [fault for fault in faults if abs(fault.line - line) <= distance]:
                    blamed |= {fault.key for fault in [f for f in near if f.kind == "sum"] or near}
                    break
        return blamed


def replace(path, content, mode=0o644):
    """Writes a file only if it changes, so that no more is built than must be."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(mode & 0o777)


def switched(text, faults):
    """The text with each fault behind its number; no line moves."""
    lines = text.split("\n")
    edits = [(fault.line, start, end, words, number) for fault, number in faults for start, end, words in fault.edits]
    # From the back, and what is replaced before what is put in front of it.
    for line, start, end, words, number in sorted(edits, key=lambda e: (e[0], e[1], e[2] > e[1]), reverse=True):
        if re.fullmatch(r"[^\w\s(]+N", words):
            words = words[:-1] + digits(number)
        words = re.sub(r"\bN\b", str(number), words)
        lines[line] = lines[line][:start] + words + lines[line][end:]
    lines[0] = "import Switch; " + lines[0]
    return "\n".join(lines)


def digits(number):
    """A number in characters that an operator may be made of."""
    return "".join(chr(0x2200 + int(digit)) for digit in str(number))


def operator(fault, number):
    """An operator of the fault's own, so that nobody must find where its operands begin and end."""
    plain, other = fault.operator, places.OPPOSITES[fault.operator]
    name = plain + digits(number)
    group = {"&&": "LogicalConjunction", "||": "LogicalDisjunction"}.get(plain)
    if group:
        head = "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"
        body = f"flawed({number}) ? try a {other} b() : try a {plain} b()"
    elif plain in places.RELATIONS or plain in places.EQUALITIES:
        group = "Comparison"
        head = f"<T: {'Comparable' if plain in places.RELATIONS else 'Equatable'}>(a: T, b: T) -> Bool"
        body = f"flawed({number}) ? a {other} b : a {plain} b"
    elif plain in ("+", "-"):
        group = "Addition"
        head, body = "<T: AdditiveArithmetic>(a: T, b: T) -> T", f"flawed({number}) ? a {other} b : a {plain} b"
    else:
        group = "Assignment"
        head = "<T: AdditiveArithmetic>(a: inout T, b: T)"
        body = f"if flawed({number}) {{ a {other} b }} else {{ a {plain} b }}"
    return f"infix operator {name}: {group}Precedence\nfunc {name} {head} {{ {body} }}"
