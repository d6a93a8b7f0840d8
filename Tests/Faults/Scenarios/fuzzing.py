"""Mutated text, in files, to the tool's commands, and to the store's inside.

What holds: nothing crashes or hangs. A text that is updated is one that is read anew, and what is set in one is in it.

GroupStoreTests/Text has the same invariants for thousands of texts in each run of the tests; here are the other millions.
"""

import base64
import collections
import datetime
import os
import plistlib

from mutation import TEXTS, TOKENS, edited
from scenario import scenario
from world import SUITE, probe


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
