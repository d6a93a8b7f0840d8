"""What belongs to a suite's file beside its bytes, and what does not belong beside it.

What holds: a replaced file keeps its owner, its permissions, its access list and its attributes. Who becomes root for a
moment locks nobody out of the user's own suites. What a killed command leaves behind, the next one clears away.
"""

import os
import subprocess

from scenario import scenario
from world import SUITE, TOOL

OWNER, OTHER = 12001, 12002


def as_user(user):
    return ["setpriv", "--reuid", str(user), "--regid", str(user), "--clear-groups"]


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
