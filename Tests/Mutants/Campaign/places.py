"""Where a fault can be put into a Swift file, and what the line becomes."""

import re
from collections import Counter
from dataclasses import dataclass, replace

RELATIONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
EQUALITIES = {"==": "!=", "!=": "=="}
JUNCTIONS = {"&&": "||", "||": "&&"}
SUMS = {"+": "-", "-": "+", "+=": "-=", "-=": "+="}
OPPOSITES = RELATIONS | EQUALITIES | JUNCTIONS | SUMS

# What a function of this type can return early.
EMPTY = {"Bool": "false", "String": '""', "Void": "", None: ""} | dict.fromkeys(
    ["Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "Double"], "0")

DECLARATION = re.compile(
    r"\b(func|init|subscript|deinit|var|let|enum|struct|class|protocol|extension|case)\b[ ?(<]*(\w*)")
NO_STATEMENT = r"\b(precondition\w*|assert|fatalError|init|private|package|public)\(|^\s*(let|var|case|return)\b"
STATEMENT = r"(?:await )?(?:self\.)?(?:_ = )?[a-z_][\w.?!]*"


@dataclass(frozen=True)
class Fault:
    """One small change. Its edits are (from, to, text), with N for the number by which it is switched on."""

    file: str
    line: int
    within: str
    kind: str
    was: str
    became: str
    edits: tuple
    operator: str = ""
    twin: int = 0

    @property
    def key(self):
        """What it is called from one run to the next, wherever its line moves."""
        return (self.file, self.within, self.was, self.became, self.twin)


def masked(text):
    """The text with strings and comments blanked out, every character at its place."""
    blank = lambda match: re.sub(r"[^\n]", "_", match[0])
    text = re.sub(r'#"""[\s\S]*?"""#|"""[\s\S]*?"""|#".*?"#', blank, text)
    return re.sub(r'"(?:\\\((?:[^()"]|\([^()]*\)|"[^"]*")*\)|\\.|[^"\\\n])*"|//.*', blank, text)


def faults(file, text):
    """All faults for a file, in the order of its lines."""
    lines, codes = text.split("\n"), masked(text).split("\n")
    seen = Counter()
    for index, (line, code) in enumerate(zip(lines, codes)):
        if not code.strip() or re.match(r"\s*(public |package )?import |\s*@|\s*#", code):
            continue
        if "static var blank:" in code:  # There to be overwritten.
            continue
        for kind, edits, became, operator in at(index, line, code, codes):
            fault = Fault(
                file, index, enclosing(codes, index), kind, line.strip(), " ".join(became.split()), tuple(edits),
                operator)
            yield replace(fault, twin=seen[fault.key])
            seen[fault.key] += 1


def at(index, line, code, codes):
    for change in (operators, numbers, words, conditions):
        yield from change(line, code)
    yield from dropped(index, line, code, codes)
    yield from returned(index, line, code, codes)


def operators(line, code):
    if "func " in code or re.search(r"\b(where|some|any)\b", code):
        return
    asked = re.match(r"\s*(\} else )?(if|guard|while)\b", code)
    for match in re.finditer(r"(?<= )(<=|>=|==|!=|&&|\|\||\+=|-=|<|>|\+|-)(?= )", code):
        found = match[0]
        # A condition that is one comparison is negated as a whole.
        if found in EQUALITIES and asked and "&&" not in code and "||" not in code:
            continue
        if found in ("+", "-") and '"' in line:
            continue
        kind = "junction" if found in JUNCTIONS else "sum" if found in SUMS else "relation"
        became = line[: match.start()] + OPPOSITES[found] + line[match.end():]
        yield kind, [(match.start(), match.end(), f"{found}N")], became, found


def numbers(line, code):
    found = list(re.finditer(r"(?<![\w.$#])\d[\d_]*(?:\.\d+)?(?![\w.])", code))
    for match in found if len(found) <= 6 else []:  # More are a table.
        found = match[0].replace("_", "")
        more = f"{float(found) + 1:g}" if "." in found else str(int(found) + 1)
        became = line[: match.start()] + more + line[match.end():]
        yield "constant", [(match.start(), match.end(), f"(flawed(N) ? {more} : {match[0]})")], became, ""


def words(line, code):
    for match in re.finditer(r"(?<![\w.`])(?<!while )(true|false)\b(?! =)", code):
        other = "false" if match[0] == "true" else "true"
        became = line[: match.start()] + other + line[match.end():]
        yield "constant", [(match.start(), match.end(), f"(flawed(N) ? {other} : {match[0]})")], became, ""


def conditions(line, code):
    found = re.match(r"(\s*(?:\} else )?(?:if|while|guard) )([^{}]*?)( else \{| \{)", code)
    start = len(found[1]) if found else 0
    for clause in clauses(found[2]) if found else []:
        end = start + len(clause)
        left = start + len(clause) - len(clause.lstrip())
        marks = re.match(r"(try[?!]? )?(await )?", code[left:end])[0]
        if not re.match(r"let |var |case |#|true\b|try[?!]", code[left:end]):
            body = line[left + len(marks): end]
            became = f"{line[:left]}{marks}!({body}){line[end:]}"
            opening = [(left, left, f"{marks}flawed(N) != ("), (left, left + len(marks), "")]
            yield "condition", opening + [(end, end, ")")], became, ""
        start = end + 1


def clauses(text):
    """The parts of a condition between its own commas."""
    depth, part = 0, ""
    for character in text:
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            yield part
            part = ""
        else:
            part += character
    yield part


def dropped(index, line, code, codes):
    call = re.match(rf"\s+(try[?!]? )?{STATEMENT}\(.*\)$", code)
    assignment = re.match(rf"\s+(try[?!]? )?{STATEMENT}(\[.*\])? [-+*]?= .*[^,({{\[]$", code)
    if not (call or assignment) or re.search(NO_STATEMENT, code):
        return
    if assignment and enclosing(codes, index).startswith("init"):
        return  # which must set everything
    before, after = codes[index - 1].rstrip(), codes[index + 1].strip() if index + 1 < len(codes) else ""
    if not re.search(r"([{};]|\bin|:)$|^$", before) and not re.match(r"\s+\S.*[\w)\]!?]$", before):
        return
    if re.match(r"[.?:&|+]", after) or any(code.count(a) != code.count(b) for a, b in ("()", "{}", "[]")):
        return
    if re.search(r"(\(|,|=|\?|&&|\|\||\breturn|\+|\[)$", before):
        return
    left = len(line) - len(line.lstrip())
    yield "drop", [(left, left, "if !flawed(N) { "), (len(line), len(line), " }")], f"// {line.strip()}", ""


def returned(index, line, code, codes):
    """At the top of a body: the function does nothing, and returns the plainest value."""
    if not re.search(r"\bfunc\b.*\{$|^\s*\).*\{$", code):
        return
    first = index
    while not re.search(r"\bfunc\b", codes[first]) and index - first < 6:
        first -= 1
    signature = " ".join(part.strip() for part in codes[first: index + 1])
    found = re.search(r"\bfunc\b.*?\)[^()]*?(?:-> (.+?))?(?: where .*)? \{$", signature)
    if not found:
        return
    made = re.search(r"\) (?:async )?(?:re)?(?:throws(?:\([\w.]+\))? )?-> (.+?)(?: where .*)? \{$", signature)
    kind = made[1] if made else None
    if kind is None and "->" in signature.rpartition(")")[2]:
        return
    if kind in EMPTY:
        value = EMPTY[kind]
    elif kind.endswith("?"):
        value = "nil"
    elif re.fullmatch(r"\[.*\]", kind):
        value = "[:]" if ":" in kind else "[]"
    else:
        return
    statement = f"return {value}".strip()
    word = " return" if kind and is_one_expression(codes, index) else ""
    yield "return", [(len(line), len(line), f" if flawed(N) {{ {statement} }}{word}")], f"{line} {statement}", ""


def is_one_expression(codes, index):
    """Whether the body that begins here returns its value without a word, which two statements cannot."""
    indent = re.match(r"\s*", codes[index])[0]
    end = next((i for i in range(index + 1, len(codes)) if codes[i].rstrip() == indent + "}"), index + 1)
    body = [code.strip() for code in codes[index + 1: end] if re.match(indent + r" {4}\S", code)]
    return bool(body) and all(re.match(r"[)}\].?:&|+]", line) for line in body[1:]) and not re.match(
        r"(return|if|switch|guard|for|while|throw|let|var|do|repeat|defer)\b", body[0])


def enclosing(codes, index):
    """The declaration that a line is part of, by its indentation."""
    indent = len(codes[index]) - len(codes[index].lstrip())
    for code in reversed(codes[: index + 1]):
        found = DECLARATION.search(code)
        own = len(code) - len(code.lstrip())
        is_outer = own < indent and found and found[1] not in ("let", "case")
        if is_outer or found and code is codes[index] and found[1] == "func":
            return f"{found[1]} {found[2]}".strip()
        if code.strip() and own < indent and not re.match(r"\s*[)\]}]", code):
            indent = own
    return "file"
