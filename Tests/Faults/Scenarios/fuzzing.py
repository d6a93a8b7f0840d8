"""Damaged and mutated text, in files, to the tool's commands, and to the store's inside.

What holds: what is taken for a suite is JSON, and is read as a strict JSON reader reads it; what is refused is refused with
its place and never overwritten. Nothing crashes or hangs, and a text that is updated is one that is read anew.

GroupStoreTests/Text has the same invariants for thousands of texts in each run of the tests; here are the other millions.
"""

import base64
import collections
import datetime
import json
import os
import plistlib
import struct
import subprocess

from scenario import scenario
from strict import NotOurs, has_special, plain, strict
from world import SUITE, TOOL, probe

PICTURE = {f"key{number:02}": value for number, value in enumerate([
    "a string", "ünïcödé \U0001F600 \"q\" \\ \n\u0001", 0, -1, 2**63 - 1, 2**64 - 1, 1.5, -0.0, 1e300, True, False,
    [1, [2, [3, "x"]]], {"a": {"b": {"c": 1}}}, {"$date": "2026-11-20T10:00:00.123456Z"}, {"$data": "AAECAwQFBgc="},
    {"$real": "nan"}, {"$dict": {"$date": "x"}}, "", "x" * 300, list(range(60))])}
TEXT = json.dumps(PICTURE, ensure_ascii=False, indent=2).encode()


def damaged(kind, random, count):
    """Texts that differ from a good one by a bit, by a byte, or by their end; so many of them."""
    for _ in range(count):
        at = random.randrange(len(TEXT))
        if kind == "cut":
            yield TEXT[:at]
        else:
            byte = TEXT[at] ^ 1 << random.randrange(8) if kind == "bit" else random.choice(b'\0\t",\\{}\xff')
            yield TEXT[:at] + bytes([byte]) + TEXT[at + 1:]


@scenario("A file with a bit, a byte or its end changed is read as JSON, or refused with its place and never overwritten",
          size=100, unit="files of three kinds")
def damaged_files(world, size):
    for kind in ("bit", "byte", "cut"):
        for text in damaged(kind, world.random, size):
            world.put(text, in_place=os.path.exists(world.suite()))
            os.utime(world.suite(), (1, 10**9))
            try:
                wanted = strict(text)
            except NotOurs as reason:
                wanted, why = None, reason
            done = world.tool("list", "--json", timeout=20)
            if done.code == 3:
                check_refusal(world, kind, text, done)
            elif world.attempt(done.code == 0, f"{kind}: {done}"):
                if world.attempt(wanted is not None, f"{kind}: taken, though {why}: {text[:80]}"):
                    got = json.loads(done.out)
                    world.attempt(plain(got) == plain(wanted), f"{kind}: read as {str(got)[:200]}")


def check_refusal(world, kind, text, done):
    world.attempt("line" in done.err or ":" in done.err, f"{kind}: refused without a place: {done}")
    written = world.tool("set", "k", "v")
    with open(world.suite(), "rb") as file:
        is_kept = file.read() == text
    world.attempt(written.code == 3 and is_kept, f"{kind}: a set of a damaged file: {written}")


class Reader:
    """The store's own reader, in a process that answers many texts."""

    def __init__(self, world):
        self.child = subprocess.Popen([probe("text-fuzz"), "answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def read(self, text):
        """The values as JSON; None if the text is refused."""
        self.child.stdin.write(struct.pack("<I", len(text)) + text)
        self.child.stdin.flush()
        header = self.child.stdout.read(4)
        if len(header) < 4:
            raise RuntimeError(f"the reader ended with {self.child.wait()} on {text!r}")
        length = struct.unpack("<I", header)[0]
        return None if length == 2**32 - 1 else self.child.stdout.read(length)


TOKENS = [b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"null", b"true", b"-", b"0", b"1e5", b".", b"E+", b"\\u0041",
          b"\\ud800", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\0", b"\x1f", b"\x7f", b"\r", b"\t", b" ", b"/",
          b"'", b'"key00": 1,', b'"\\u006bey00"']
TEXTS = [TEXT, b'{"a": [1, 2.5e3, "x\\u00e9\\ud83d\\ude00", true], "b": {"c": {}}, "d": -0}',
         b'{"n": 1e-400, "m": 123456789012345678901234567890.0, "o": 0.1e+2}']


def edited(random, texts, tokens):
    """A text with one to five pieces put in, put over, or taken out."""
    text = bytearray(random.choice(texts))
    for _ in range(random.randrange(1, 6)):
        at, token = random.randrange(len(text) + 1), random.choice(tokens)
        way = random.randrange(5)
        if way == 0:
            text[at:at] = token
        elif way == 1:
            text[at:at + len(token)] = token
        elif way == 2:
            del text[at:at + random.randrange(1, 12)]
        elif text:
            at = min(at, len(text) - 1)
            text[at] = text[at] ^ 1 << random.randrange(8) if way == 3 else random.randrange(256)
    return bytes(text)


@scenario("What the store takes for a suite, a strict JSON reader takes too, with the same values", size=60_000, unit="texts")
def against_json(world, size):
    reader = Reader(world)
    every_bit = [TEXT[:at] + bytes([TEXT[at] ^ 1 << bit]) + TEXT[at + 1:] for at in range(len(TEXT)) for bit in range(8)]
    every_end = [TEXT[:at] for at in range(len(TEXT))]
    for number in range(size):
        text = every_bit[number] if number < len(every_bit) else every_end[number - len(every_bit)] \
            if number < len(every_bit) + len(every_end) else edited(world.random, TEXTS, TOKENS)
        got = reader.read(text)
        try:
            wanted = strict(text)
        except NotOurs as reason:
            world.attempt(got is None, f"taken, though {reason}: {text[:200]}")
            continue
        if got is None:
            world.attempt(has_special(wanted), f"refused: {text[:200]}")
        else:
            world.attempt(plain(json.loads(got)) == plain(wanted), f"read as {got[:200]}, and not as {str(wanted)[:200]}")
    reader.child.kill()


@scenario("In the store, document, lookup, setting and updating agree on every mutated text", size=600_000, unit="texts")
def mutated_texts(world, size):
    done = world.run(probe("text-fuzz"), "texts", size, world.random.randrange(2**31), timeout=600)
    world.tried += size
    world.note(done.out.splitlines()[-1] if done.out else str(done))
    world.failures += [line for line in done.out.splitlines() if line.startswith("broken")]
    world.attempt(done.code == 0, f"the fuzzer: {done}")


@scenario("A running reader has each mutated text that is a suite, and the last good values of one that is none",
          size=3000, unit="texts")
def mutated_files(world, size):
    done = world.run(probe("text-fuzz"), "files", size, world.random.randrange(2**31), world.root, timeout=600)
    world.tried += size
    world.failures += [line for line in done.out.splitlines() if line.startswith("broken")]
    world.attempt(done.code == 0, f"the fuzzer: {done}")


PLIST = {"s": "text", "i": 5, "r": 1.5, "b": True, "d": b"\0\1", "t": datetime.datetime(2026, 1, 2),
         "a": [1, "x", {"k": [2]}], "n": {"m": {"o": -1}}, "ü": "é\U0001F600"}
XML = [plistlib.dumps(PLIST),
       b'<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x"><plist><dict><key>a</key><array>'
       b"<integer>0x1F</integer><real>nan</real><date>2026-01-01T00:00:00Z</date><data>AAE=</data></array></dict></plist>"]
BINARY = [plistlib.dumps(each, fmt=plistlib.FMT_BINARY)
          for each in (PLIST, {"a": [plistlib.UID(3)]}, {f"k{number}": number for number in range(300)})]
APPLE = [b'{a=1;b=(x,y,"z z");}', b"(1,2,(3))", b'{ "a b" = <0fbd 77>; }', b'{a = "\\U0041\\n";}', b"<*I5>",
         b"<*D2026-01-01 00:00:00 +0000>", b"{a={b={c=();};};}", b"<plist><string>x</string></plist>"]
TAGS = [b"<dict>", b"</dict>", b"<key>", b"<array>", b"&lt;", b"&#0;", b"&x;", b"<![CDATA[", b"<!--",
        b'<!ENTITY a "b">', b"\xff", b"]]>"]
MARKS = [b"\xd1\0\1", b"\xff" * 8, b"\0" * 8, b"\xaf\x13", b"\xdf\x12\xff\xff\xff\xff", b"bplist00", b"\x7f"]
SIGNS = [b"{", b"}", b"(", b")", b";", b"=", b",", b'"', b"<", b">", b"\\U", b"/*", b"'", b"\\"]
WORDS = ["", "-", "--", "a", "-int", "-float", "-bool", "-array", "-dict", "-array-add", "-dict-add", "-data", "-date",
         "-string", "5", "abc", "1e5", "true", "0fbd", "2026-01-01", "\U0001F600", "a" * 300, "../x", "$HOME", "\n", "%s%n",
         "NSGlobalDomain", "-g", "-app", "-currentHost", "--json", "--int", "{", "[1", '{"a":1}', "nan", "-0", "9" * 30,
         "\x7f", "k\tk"]
VERBS = ["read", "read-type", "write", "rename", "delete", "delete-all", "domains", "find", "help", "export"]
COMMANDS = ["set", "get", "unset", "list", "find", "rename", "append", "put", "suites", "path", "check", "help", "complete",
            "wait", "watch", "export"]


def command_lines(random):
    """A command, and what it is given to read: all kinds in turn."""
    def words(count):
        return random.choices(WORDS, k=random.randrange(count))
    while True:
        yield [random.choice(["merge", "replace", "import"]), "-"], edited(random, TEXTS, TOKENS)
        yield ["import", "-"], edited(random, XML, TAGS)
        yield ["import", "-"], edited(random, BINARY, MARKS)
        value = edited(random, APPLE, SIGNS).replace(b"\0", b"").decode(errors="replace")
        yield ["defaults", "write", SUITE, "k", value], b""
        yield ["defaults", random.choice(VERBS), *random.choices([SUITE, *WORDS], k=random.randrange(5))], b""
        command = random.choice(COMMANDS)
        yield [command, *(["--timeout", "10ms"] if command in ("wait", "watch") else []), *words(5)], b""


@scenario("No input and no command line crashes the tool, or fails in silence, or spoils a suite", size=5000,
          unit="command lines")
def command_lines_of_all_kinds(world, size):
    world.must("set", "a", "1")
    codes = collections.Counter()
    os.chdir(world.directory("work"))
    for number, (words, given) in zip(range(size), command_lines(world.random)):
        done = world.tool(*words, input=given, timeout=30)
        codes[done.code] += 1
        shown = f"{words} {base64.b64encode(given[:300]).decode()}"
        world.attempt(not done.crashed and done.code <= 3, f"{done}: {shown}")
        world.attempt(done.code == 0 or done.err or words[0] == "complete", f"exit {done.code} without a word: {shown}")
        if number % 100 == 99:
            done = world.tool("check")
            world.attempt(done.code in (0, 1), f"a suite is spoilt: {done.out[-200:]}")
            world.clear()
            world.must("set", "a", "1")
    world.note(", ".join(f"exit {code}: {count}" for code, count in sorted(codes.items(), key=str)))
