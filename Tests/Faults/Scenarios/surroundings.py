"""What a machine may lack or refuse: room, inodes, stack, /proc.

What holds: what cannot be done is refused with words and changes nothing, and what could be done before can be done after.

A full disk and a limit on the size of files are tried for each command in EndToEndTests/LimitTests too.
"""

import subprocess

from scenario import scenario
from world import SUITE, probe


def mount(world, options):
    point = world.directory("mount")
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", point], check=True)
    return point, {"GROUPDEFAULTS_ROOT": point + "/groups"}


@scenario("A full disk refuses with words, keeps what is there, and works again when there is room", size=1,
          unit="rounds", needs=["mounts"])
def full_disk(world, size):
    for options, value in (("size=128k", "x" * 3000), ("nr_inodes=8", "x")):
        point, root = mount(world, options)
        written = []
        for number in range(200):
            suite = f"group.s{number}" if "inodes" in options else SUITE
            done = world.tool("-s", suite, "set", f"k{number}", value, environment=root)
            if done.code:
                break
            written.append((suite, f"k{number}"))
        world.attempt(done.code == 3 and "No space left" in done.err, f"{options}: {done}")
        for suite, key in written:
            found = world.tool("-s", suite, "get", key, environment=root)
            world.attempt(found.out == value + "\n", f"{options}: {key}: {found}")
            litter = world.litter(suite, root["GROUPDEFAULTS_ROOT"])
            world.attempt(not litter, f"{options}: {suite} has {litter}")
        removed = world.tool("-s", written[0][0], "unset", "--all", environment=root)
        world.attempt(removed.code == 0, f"{options}: unset --all: {removed}")
        subprocess.run(["umount", point], check=True)


@scenario("With a little stack, values of 511 levels are read and written, or refused with words", size=1, unit="rounds")
def little_stack(world, size):
    deep = b'{"a": ' + b"[" * 510 + b"]" * 510 + b"}"
    world.put(deep)
    for kilobytes in (256, 512, 8192):
        for words in ("list", "get a", "set k v"):
            done = world.run("/bin/sh", "-c", f'ulimit -s {kilobytes}; exec "$TOOL" {words}')
            world.attempt(not done.crashed, f"{kilobytes} kB: {words}: {done}")


@scenario("Without /proc, commands do what they do with it", size=1, unit="rounds", needs=["mounts"])
def no_proc(world, size):
    for hide in ("umount -l /proc", "mount -t tmpfs none /proc"):
        world.must("set", "a", "1")
        for words, wanted in (("get a", "1\n"), ("set b 2", ""), ("list", 'a: "1"\nb: "2"\n'), ("suites", f"{SUITE}\n")):
            done = world.run("unshare", "-m", "/bin/sh", "-c", f'{hide} && exec "$TOOL" {words}')
            world.attempt(done.code == 0 and done.out == wanted, f"{hide}: {words}: {done}")
        world.clear()


@scenario("Under a limit on the size of files a suite keeps what it held, and the next write clears away", size=1,
          unit="rounds")
def file_size_limit(world, size):
    world.must("set", "a", "y" * 100_000)
    for words in (f'"{probe("defaults-probe")}" set {SUITE} k v', '"$TOOL" set b 1'):
        done = world.run("/bin/bash", "-c", f"ulimit -f 8; exec {words}")
        # UserDefaults leaves the signal as it is, which is the program's own.
        world.attempt(done.err or done.code == -25, f"{words}: {done}")
        world.attempt(world.values().get("a") == "y" * 100_000, "the suite has lost what it held")
        done = world.tool("set", "c", "1")
        world.attempt(done.code == 0 and not world.litter(), f"the next set: {done} {world.litter()}")
