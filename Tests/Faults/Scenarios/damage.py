"""Damaged text in a suite's file, against a strict JSON reader.

What holds: what is taken for a suite is JSON, and is read as a strict JSON reader reads it; what is refused is refused with
its place and never overwritten.
"""

import json
import os
import struct
import subprocess

from mutation import TEXT, TEXTS, TOKENS, edited
from scenario import scenario
from strict import NotOurs, has_special, plain, strict
from world import probe


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
            why = None
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
