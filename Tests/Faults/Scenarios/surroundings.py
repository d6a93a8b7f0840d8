"""What a machine may lack or refuse: room, inodes, stack, /proc; and what belongs to a file beside its bytes.

What holds: what cannot be done is refused with words and changes nothing, and what could be done before can be done after.
A replaced file keeps its owner, its permissions, its access list and its attributes; who becomes root for a moment locks
nobody out of the user's own suites. What a killed command leaves behind, the next one clears away.

A full disk and a limit on the size of files are tried for each command in EndToEndTests/LimitTests too.
"""

import os
import subprocess

from scenario import scenario
from world import SUITE, TOOL, probe

OWNER, OTHER = 12001, 12002


def as_user(user):
    return ["setpriv", "--reuid", str(user), "--regid", str(user), "--clear-groups"]


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


@scenario("What root sets in a user's root stays the user's", size=1, unit="rounds", needs=["two users"])
def root_in_a_users_root(world, size):
    os.makedirs(world.preferences())
    world.put({"a": 1}, in_place=True)
    subprocess.run(["chown", "-R", f"{OWNER}:{OWNER}", world.root], check=True)
    subprocess.run(["chmod", "-R", "u+rwX,go=", world.root], check=True)
    steps = [("root sets, where there is no lock yet", [], ["set", "a", "2"], 0),
             ("the user sets", as_user(OWNER), ["set", "a", "3"], 0),
             ("root makes a suite", [], ["-s", "group.new", "set", "a", "1"], 0),
             ("the user reads it", as_user(OWNER), ["-s", "group.new", "get", "a"], 0),
             ("the user sets in it", as_user(OWNER), ["-s", "group.new", "set", "a", "2"], 0),
             ("the user checks", as_user(OWNER), ["check"], 0)]
    for name, user, words, code in steps:
        done = world.run(*user, TOOL, *words)
        world.attempt(done.code == code, f"{name}: {done}")


@scenario("What the user cannot read or write is named by suites and check", size=1, unit="rounds", needs=["two users"])
def unreadable_suites(world, size):
    world.must("set", "a", "1")
    world.must("-s", "group.closed", "set", "a", "1")
    subprocess.run(["chown", "-R", str(OWNER), world.root], check=True)
    subprocess.run(["chown", "-R", "0", f"{world.root}/group.closed"], check=True)
    for command in ("suites", "check"):
        done = world.run(*as_user(OWNER), TOOL, command)
        is_named = "group.closed" in done.out + done.err and (done.code == 3 or command == "suites")
        world.attempt(is_named, f"{command} says nothing of a suite that is closed to its user: {done}")


@scenario("A set keeps the suite's access list: who could read it by one still can", size=1, unit="rounds",
          needs=["two users", "acl"])
def access_lists(world, size):
    world.must("set", "a", "1")
    for directory in (world.root, f"{world.root}/{SUITE}", f"{world.root}/{SUITE}/Library", world.preferences()):
        os.chmod(directory, 0o711)
    subprocess.run(["setfacl", "-m", f"u:{OTHER}:r", world.suite()], check=True)
    for number in range(2, 5):
        before = subprocess.run(["getfacl", "-cp", world.suite()], capture_output=True, text=True).stdout
        world.must("set", "a", number)
        after = subprocess.run(["getfacl", "-cp", world.suite()], capture_output=True, text=True).stdout
        done = world.run(*as_user(OTHER), TOOL, "get", "a")
        world.attempt(before == after, f"the list was {before.split()}, and is {after.split()}")
        world.attempt(done.out == f"{number}\n", f"who may read by the list: {done}")


@scenario("A set keeps the extended attributes of the suite's file", size=1, unit="rounds", needs=["attr"])
def extended_attributes(world, size):
    world.must("set", "a", "1")
    subprocess.run(["setfattr", "-n", "user.note", "-v", "kept", world.suite()], check=True)
    for number in range(2, 5):
        world.must("set", "a", number)
        found = subprocess.run(["getfattr", "--only-values", "-n", "user.note", world.suite()], capture_output=True)
        world.attempt(found.stdout == b"kept", f"after a set: {found.stdout or found.stderr}")


@scenario("What a killed export has left is cleared away by the next", size=10, unit="kills", needs=["strace"])
def killed_export(world, size):
    world.must("set", "a", "1")
    for call in ["fsync", "renameat", "rename", "write"] * (size // 4 + 1):
        place = world.directory("export")
        killed = ["strace", "-qq", "-o", "/dev/null", "-e", f"inject={call}:signal=SIGKILL:when=1"]
        world.run(*killed, TOOL, "export", place + "/out.json")
        done = world.tool("export", place + "/out.json")
        world.attempt(done.code == 0 and os.listdir(place) == ["out.json"], f"killed at {call}: {os.listdir(place)}")


@scenario("A limit on the size of files ends no program with UserDefaults, and the next write clears away", size=1,
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
