"""Property lists that are made to hurt.

What holds: `import` ends within its bounds of time and memory, with 0, or with words. The suite is as it was unless the
import succeeded.
"""

import struct
import time

import processes
from scenario import scenario
from world import TOOL

SECONDS = 60
MEGABYTES = 1024
HEADER = b'<?xml version="1.0"?><plist version="1.0">'
FOOTER = b"</dict></plist>"


def binary(objects):
    """A binary list of these objects, the first of which is its root."""
    out, offsets = b"bplist00", []
    for each in objects:
        offsets.append(len(out))
        out += each
    table = b"".join(struct.pack(">H", offset) for offset in offsets)
    return out + table + bytes(6) + bytes([2, 1]) + struct.pack(">QQQ", len(objects), 0, len(out))


def fan(width, levels):
    """Arrays of arrays: a few bytes for width to the power of levels values."""
    arrays = [bytes([0xA0 + width]) + bytes([level + 3] * width) for level in range(levels)]
    return binary([b"\xd1\x01\x02", b"\x51k", *arrays, b"\x51z"])


def laughs():
    entities = b'<!ENTITY a "aaaaaaaaaa">' + b"".join(
        b'<!ENTITY %c "%s">' % (98 + level, b"&%c;" % (97 + level) * 10) for level in range(8))
    return (b'<?xml version="1.0"?><!DOCTYPE p [' + entities
            + b"]><plist><dict><key>k</key><string>&i;</string></dict></plist>")


def value(text):
    return HEADER + b"<dict><key>k</key>" + text + FOOTER


CASES = {
    "a billion laughs": laughs,
    "an external entity": lambda: (b'<?xml version="1.0"?><!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
                                   b"<plist><dict><key>k</key><string>&x;</string></dict></plist>"),
    "510 nested arrays": lambda: value(b"<array>" * 510 + b"</array>" * 510),
    "5,000 nested arrays": lambda: value(b"<array>" * 5_000 + b"</array>" * 5_000),
    "500,000 nested arrays": lambda: value(b"<array>" * 500_000 + b"</array>" * 500_000),
    "500,000 nested dictionaries": lambda: (HEADER + b"<dict><key>k</key>" * 500_000 + b"<true/>"
                                            + b"</dict>" * 500_000 + b"</plist>"),
    "a string of 60 MB": lambda: value(b"<string>" + b"x" * 60_000_000 + b"</string>"),
    "200,000 keys": lambda: (HEADER + b"<dict>" + b"".join(
        b"<key>k%d</key><integer>%d</integer>" % (number, number) for number in range(200_000)) + FOOTER),
    "a key twice": lambda: HEADER + b"<dict><key>a</key><true/><key>a</key><false/>" + FOOTER,
    "an empty key": lambda: HEADER + b"<dict><key></key><true/>" + FOOTER,
    "an integer too large": lambda: value(b"<integer>99999999999999999999999999</integer>"),
    "an array in itself": lambda: binary([b"\xd1\x01\x02", b"\x51k", b"\xa1\x02"]),
    "a dictionary in itself": lambda: binary([b"\xd1\x01\x00", b"\x51k"]),
    "an array of 2^60": lambda: binary([b"\xd1\x01\x02", b"\x51k", b"\xaf\x13" + struct.pack(">Q", 1 << 60)]),
    "a string of 2^62": lambda: binary([b"\xd1\x01\x02", b"\x51k", b"\x5f\x13" + struct.pack(">Q", 1 << 62)]),
    "a fan of 10^6": lambda: fan(10, 6),
    "a fan of 10^7": lambda: fan(10, 7),
    "a fan of 10^9": lambda: fan(10, 9),
    "a date that is none": lambda: binary([b"\xd1\x01\x02", b"\x51k", b"\x33" + struct.pack(">d", float("nan"))]),
    "a key that is no string": lambda: binary([b"\xd1\x01\x02", b"\x10\x05", b"\x51z"]),
    "an integer of 16 bytes": lambda: binary([b"\xd1\x01\x02", b"\x51k", b"\x14" + bytes(7) + b"\1" + b"\xff" * 8]),
}


@scenario("A property list that is made to hurt costs no more than a minute and a gigabyte, and crashes nothing", size=1,
          unit="rounds")
def property_list_bombs(world, size):
    world.must("set", "kept", "v")
    for name, make in CASES.items():
        path = world.file("list")
        with open(path, "wb") as file:
            file.write(make())
        limited = ["/bin/bash", "-c", 'ulimit -v 8000000; exec "$@"', "limited", TOOL, "import", path]
        done, peak = measured(world, limited)
        world.attempt(not done.crashed, f"{name}: {done}")
        world.attempt(peak < MEGABYTES, f"{name}: took {peak:.0f} MB")
        world.attempt(done.code == 0 or done.err, f"{name}: refused without a word")
        world.attempt(world.values().get("kept") == "v", f"{name}: the suite has lost what it held")
    nested = "(" * 50_000 + ")" * 50_000
    done = world.tool("defaults", "write", "group.x", "k", nested)
    world.attempt(not done.crashed and done.err, f"50,000 nested lists of Apple's grammar: {done}")


def measured(world, words):
    """How a command ended, and the memory in megabytes of the largest process that it had."""
    largest = 0

    def look(_):
        nonlocal largest
        largest = max([largest, *map(processes.resident_kilobytes, processes.descendants())])
        time.sleep(0.01)
    with world.meanwhile(look):
        done = world.run(*words, timeout=SECONDS)
    return done, largest / 1024
