"""Two users, of one group and of none.

What holds: a private root shows, lets change and lets block nothing. In a root that a group shares, a member can do what
its permissions say, and never crash another's programs or have them take its own programs for theirs.
"""

import json
import os
import shutil
import struct
import subprocess

from scenario import scenario
from world import SUITE, TOOL, WIDGETS, probe

OWNER, OTHER, GROUP = 12001, 12002, 12000


def as_user(user):
    return ["setpriv", "--reuid", str(user), "--regid", str(user), "--groups", str(GROUP)]


def shared(world):
    """A root that a group shares, as the documentation says to make one."""
    world.clear()
    os.makedirs(world.preferences())
    subprocess.run(["chown", "-R", f"{OWNER}:{GROUP}", world.root], check=True)
    subprocess.run(["chmod", "-R", "2770", world.root], check=True)
    world.run(*as_user(OWNER), TOOL, "set", "--int", "a", "1")


@scenario("Another user sees, changes and blocks nothing of a private root", size=1, unit="rounds", needs=["two users"])
def private_root(world, size):
    home = world.file("home")
    os.mkdir(home)
    os.chown(home, OWNER, OWNER)
    root = {"GROUPDEFAULTS_ROOT": home + "/groups"}
    world.attempt(world.run(*as_user(OWNER), TOOL, "set", "secret", "s", environment=root).code == 0, "set")
    for words in ("get secret", "list", "suites", "set a 1", "unset --all", "check", "watch --initial --timeout 300ms",
                  "find s"):
        done = world.run(*as_user(OTHER), TOOL, *words.split(), environment=root)
        world.attempt(done.code != 0 and "secret" not in done.out and done.err, f"{words}: {done}")
    lock = world.lock(root=root["GROUPDEFAULTS_ROOT"])
    done = world.run(*as_user(OTHER), "flock", "-n", lock, "true")
    world.attempt(done.code != 0, "another user can lock")
    done = world.run(*as_user(OWNER), TOOL, "get", "secret", environment=root)
    world.attempt(done.out == "s\n", f"the owner: {done}")


@scenario("Members of a group share a root, and one who may only read is told so", size=1, unit="rounds",
          needs=["two users"])
def group_root(world, size):
    shared(world)
    for user, key in ((OTHER, "b"), (OWNER, "c"), (OTHER, "c")):
        done = world.run(*as_user(user), TOOL, "set", key, f"{user}")
        world.attempt(done.code == 0, f"set by {user}: {done}")
    reader = OWNER
    world.attempt(world.run(*as_user(reader), TOOL, "get", "c").out == f"{OTHER}\n", "what another set is not read")
    os.chmod(world.suite(), 0o640)
    os.chown(world.suite(), OWNER, GROUP)
    done = world.run(*as_user(OTHER), TOOL, "get", "c")
    world.attempt(done.code == 0, f"get of a file to read only: {done}")
    done = world.run(*as_user(OTHER), TOOL, "set", "d", "1")
    world.attempt(done.code in (0, 3) and (done.err or done.code == 0), f"set of a file to read only: {done}")


CUT = """
import os, sys, time
end = time.time() + float(sys.argv[2])
number = 0
while time.time() < end:
    os.truncate(sys.argv[1], 64 if number % 3 else 0)
    number += 1
    time.sleep(0.0005)
print(number)
"""


@scenario("A member who cuts the lock file crashes no reader or writer, and lets none see older values", size=4,
          unit="seconds", needs=["two users"])
def cut_lock(world, size):
    shared(world)
    own = as_user(OWNER)
    readers = {
        "GroupStore": [*own, probe("store-probe"), "read-key", world.root, SUITE, "n", size],
        "UserDefaults": [*own, probe("defaults-probe"), "read", SUITE, "n", size],
    }
    writer = world.start(*own, probe("store-probe"), "count", world.root, SUITE, "n", 10**7, stdout=subprocess.PIPE)
    children = {name: world.start(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                for name, words in readers.items()}
    cut = world.run(*as_user(OTHER), "/usr/bin/python3", "-c", CUT, world.lock(), size)
    world.note(f"cut {cut.out.strip() or cut} times")
    for name, child in children.items():
        out, err = child.communicate()
        world.attempt(child.returncode == 0 and '"older": 0' in out, f"{name}: exit {child.returncode} {out} {err[:200]}")
    is_alive = writer.poll() is None
    writer.terminate()
    last = writer.communicate()[0].split()[-1]
    kept = world.values().get("n", 0)
    world.attempt(is_alive and kept >= int(last), f"the writer: {writer.returncode}, {kept} of {last}")


@scenario("A member who writes an extreme record into the lock crashes no program of another", size=1, unit="rounds",
          needs=["two users"])
def hostile_member(world, size):
    for generation in (2**64 - 1, 2**64 - 2, 2**63 - 1, 2**63):
        for words in ([TOOL, "set", "a", "3"], [TOOL, "unset", "--all"], [probe("defaults-probe"), "set", SUITE, "k", "v"]):
            shared(world)
            record = b"GDLOCK1\0" + struct.pack("<Q", generation) + bytes(48)
            write = f"open({world.lock()!r}, 'r+b').write({record!r})"
            world.run(*as_user(OTHER), "/usr/bin/python3", "-c", write)
            done = world.run(*as_user(OWNER), *words)
            world.attempt(done.code == 0, f"generation {generation:x}: {os.path.basename(words[0])} {words[1]}: {done}")


@scenario("A member who holds the lock, or claims a suite, blocks others with words only, and never for good", size=1,
          unit="rounds", needs=["two users"])
def blocking_member(world, size):
    shared(world)
    holder = world.start(*as_user(OTHER), "flock", "--no-fork", world.lock(), "sleep", "60")
    blocked = world.eventually(lambda: world.run("flock", "-n", world.lock(), "true").code != 0, 5)
    done = world.run(*as_user(OWNER), TOOL, "set", "--lock-timeout", "1s", "a", "4")
    world.attempt(blocked and done.code == 3 and done.err, f"held: {done}")
    done = world.run(*as_user(OWNER), TOOL, "get", "a")
    world.attempt(done.code == 0, f"get: {done}")
    holder.kill()
    holder.wait()
    os.unlink(world.suite())
    done = world.run(*as_user(OWNER), TOOL, "get", "a")
    world.attempt(done.code == 3 and done.err, f"a suite that is gone: {done}")
    world.run(*as_user(OWNER), TOOL, "unset", "--all")
    done = world.run(*as_user(OWNER), TOOL, "set", "a", "5")
    world.attempt(done.code == 0, f"set after unset --all: {done}")


@scenario("A watcher of another user follows a suite across permissions that are taken and given back", size=1,
          unit="rounds", needs=["two users"])
def permissions_come_and_go(world, size):
    shared(world)
    told, said = world.file("told"), world.file("said")
    with open(told, "w") as out, open(said, "w") as err:
        world.start(*as_user(OTHER), TOOL, "watch", "--json", "--initial", stdout=out, stderr=err)

    def has_told(number):
        with open(told) as file:
            return number in [json.loads(line)["new"] for line in file.read().split("\n")[:-1]]

    def set_to(number, user=OWNER):
        return world.run(*as_user(user), TOOL, "set", "--int", "a", number)
    world.eventually(lambda: os.path.getsize(told))
    for number, user in ((2, OWNER), (3, OTHER)):
        set_to(number, user)
        world.attempt(world.eventually(lambda: has_told(number)), f"{number} by {user} was not told")
    for number, path, closed, open_again in ((4, world.suite(), 0o600, 0o660), (5, world.preferences(), 0o700, 0o2770)):
        os.chown(path, OWNER, GROUP)
        os.chmod(path, closed)
        set_to(number)
        os.chmod(path, open_again)
        world.attempt(world.eventually(lambda: has_told(number), 12), f"{number} was not told when it could be read again")
    set_to(6)
    world.attempt(world.eventually(lambda: has_told(6)), "6 was not told")


@scenario("A host refuses a root whose .widgets another user has made, or may write to, and runs none of its programs",
          size=1, unit="rounds", needs=["two users"])
def widgets_of_another(world, size):
    marker = world.file("ran")
    program = world.file("Program")
    with open(program, "w") as file:
        file.write(f"#!/bin/sh\n: > {marker}\n")
    os.chmod(program, 0o755)
    for way in ("owned by another", "open to all"):
        world.clear()
        register(world, program)
        subprocess.run(["chown", "-R", f"{OTHER}" if way == "owned by another" else "0", f"{world.root}/.widgets"],
                       check=True)
        if way == "open to all":
            subprocess.run(["chmod", "-R", "a+rwX", f"{world.root}/.widgets"], check=True)
        host = world.start(WIDGETS, "run", "--plain", stderr=subprocess.PIPE)
        world.eventually(lambda: os.path.exists(marker) or host.poll() is not None, 5)
        world.attempt(not os.path.exists(marker), f".widgets {way}: its program ran as the host's user")
        is_refused = host.poll() not in (None, 0)
        host.kill()
        said = host.communicate()[1]
        world.attempt(is_refused and said, f".widgets {way}: the host serves it: {said[:200]}")
        if os.path.exists(marker):
            os.unlink(marker)
    shutil.rmtree(world.root)


def register(world, program):
    """Programs and placed widgets as `groupwidgets add` and `place` would write them."""
    widgets = f"{world.root}/.widgets"
    kind = {"kind": "K", "name": "K", "summary": "", "families": ["systemSmall"], "parameters": [],
            "recommendations": []}
    world.put({"Program": {"path": program, "added": {"$date": "2026-11-20T10:00:00Z"},
                           "description": {"version": 1, "kinds": [kind]}}}, "programs", widgets)
    world.put({"K-1": {"kind": "K", "family": "systemSmall", "program": "Program", "parameters": {}}}, "placed", widgets)
