"""Processes that hold the lock: stopped, killed, forked, or waiting for themselves.

What holds: no crash leaves a lock behind. Writers wait for a holder that lives for ten seconds, or as long as they were
told to, and then name it; readers never wait. A program ends within its patience, and drops no value in silence.
"""

import re
import signal
import time

from scenario import scenario
from world import SUITE, TOOL, probe

PATIENCE = 10


def hold(world, mode="hold", seconds=300, *more, suite=SUITE):
    holder = world.talk(probe("store-probe"), mode, world.root, suite, seconds, *more)
    if holder.listen() != "holding":
        raise RuntimeError("nobody holds the lock")
    return holder


def end(holder):
    holder.child.kill()
    holder.child.wait()


@scenario("While a holder is stopped, writers give up in time and name it, and readers do not wait", size=2,
          unit="holders")
def stopped_holder(world, size):
    for _ in range(size):
        world.must("set", "a", "1")
        holder = hold(world)
        holder.child.send_signal(signal.SIGSTOP)
        words = re.compile(rf"process {holder.child.pid}\b")
        for patience, more in ((10, []), (0.3, ["--lock-timeout", "300ms"])):
            for command in (["set", "b", "1"], ["unset", "--all"]):
                done = world.tool(*command, *more)
                in_time = patience * 0.9 <= done.seconds < patience + 5
                world.attempt(done.code == 3 and words.search(done.err) and in_time,
                              f"{command[0]} after {done.seconds:.1f} s: {done}")
        done = world.tool("get", "a")
        world.attempt(done.code == 0 and done.seconds < 2, f"get after {done.seconds:.1f} s: {done}")
        end(holder)
        done = world.tool("set", "c", "1")
        world.attempt(done.code == 0 and done.seconds < 2, f"set after the kill, {done.seconds:.1f} s: {done}")


@scenario("A UserDefaults program ends within its patience though another process holds the lock, and says what it lost",
          size=2, unit="programs")
def held_at_exit(world, size):
    for number in range(size):
        world.must("set", "a", "1")
        holder = hold(world)
        done = world.run(probe("defaults-probe"), "set", SUITE, f"pending{number}", "v")
        world.attempt(done.seconds < 1.7 * PATIENCE, f"it took {done.seconds:.1f} s to end")
        end(holder)
        is_kept = world.eventually(lambda: f"pending{number}" in world.values(), seconds=1)
        world.attempt(is_kept or done.err, f"the value was lost without a word, exit {done.code}")


@scenario("A UserDefaults program that stays writes what is pending when the lock is free", size=1, unit="programs")
def held_for_a_while(world, size):
    for _ in range(size):
        world.must("set", "a", "1")
        holder = hold(world)
        program = world.start(probe("defaults-probe"), "slow", SUITE, "s", 40, 50)
        time.sleep(1)
        world.attempt("s" not in world.values(), "it wrote while another process held the lock")
        end(holder)
        world.attempt(program.wait() == 0 and world.values().get("s") == 40, f"its last value is {world.values().get('s')}")


@scenario("A holder that is killed frees the lock at once; its forked child holds on for as long as it lives", size=2,
          unit="holders")
def killed_holder(world, size):
    for _ in range(size):
        world.must("set", "a", "1")
        holder = hold(world, "hold-fork", 3)
        end(holder)
        done = world.tool("set", "d", "1")
        world.attempt(done.code == 0 and done.seconds < 6, f"set after {done.seconds:.1f} s: {done}")
        world.attempt("held" not in world.values(), "half a write is there")


@scenario("A write whose closure throws frees the lock, and changes nothing", size=2, unit="writes")
def throwing_holder(world, size):
    for _ in range(size):
        world.must("set", "a", "1")
        holder = hold(world, "throw", 1)
        done = world.tool("set", "e", "1")
        world.attempt(done.code == 0 and done.seconds < 5, f"set after {done.seconds:.1f} s: {done}")
        world.attempt(holder.listen() == "threw" and "held" not in world.values(), "what it set is there")


@scenario("A write within a write of the same suite is refused at once, and one of another suite is made", size=2,
          unit="writes")
def nested_write(world, size):
    for _ in range(size):
        for suite, other, wanted in (("group.same", 0, "refused"), ("group.new", 0, "refused"), ("group.one", 1, "done")):
            if suite != "group.new":
                world.must("-s", suite, "set", "there", "1")
            done = world.run(probe("store-probe"), "nest", world.root, suite, other)
            answer, milliseconds = (done.out.split("\n") + ["", ""])[:2]
            world.attempt(done.code == 0 and answer.startswith(wanted), f"{suite}: {answer or done}")
            world.attempt(milliseconds.isdigit() and int(milliseconds) < 5000, f"{suite}: after {milliseconds} ms")
            world.attempt("process" not in answer, f"{suite}: it blames a process: {answer}")


@scenario("Two writers that each hold what the other wants end within their patience, one with an error", size=1,
          unit="pairs")
def crossed_writes(world, size):
    for _ in range(size):
        names = ("group.1", "group.2")
        for name in names:
            world.must("-s", name, "set", "there", "1")
        pair = [world.talk(probe("store-probe"), "cross", world.root, one, other)
                for one, other in (names, reversed(names))]
        ready = [each.listen() for each in pair]
        start = time.monotonic()
        for each in pair:
            each.child.stdin.write("\n")
            each.child.stdin.flush()
        answers = [each.listen() for each in pair]
        seconds = time.monotonic() - start
        world.attempt(ready == ["holding"] * 2 and any("refused" in answer for answer in answers), answers)
        world.attempt(seconds < 2.5 * PATIENCE, f"they took {seconds:.0f} s")


@scenario("A child that was forked while values are pending ends as it should", size=20, unit="forks")
def fork_and_exit(world, size):
    world.must("set", "a", "1")
    # While the lock is held, values are pending at every fork, however fast the disk is.
    holder = hold(world)
    program = world.talk(probe("defaults-probe"), "fork-exit", SUITE, "k", size)
    hung = program.listen()
    world.tried += size - 1
    world.attempt(hung == "0", f"{hung} of {size} children did not end within five seconds")
    end(holder)
    program.child.wait()
    kept = world.values().get("k")
    world.attempt(kept == size, f"the parent's last value is {kept}, and not {size}")


@scenario("A child that was forked while a thread writes can write too", size=300, unit="forks")
def fork_and_write(world, size):
    done = world.run(probe("store-probe"), "fork", world.root, SUITE, size, timeout=300)
    world.tried += size - 1
    world.attempt(done.code == 0 and done.out == "0\n", f"children that failed: {done.out or done}")
    missing = size - sum(key.startswith("child") for key in world.values())
    world.attempt(missing == 0, f"{missing} writes of children are lost")


@scenario("A lock that is asked for without patience is refused while held, and had at once when not", size=10,
          unit="tries")
def no_patience(world, size):
    world.must("set", "a", "1")
    for _ in range(size):
        holder = hold(world)
        done = world.run(TOOL, "set", "--lock-timeout", "0ms", "a", "1")
        world.attempt(done.code == 3 and done.seconds < 2, f"held: {done}")
        end(holder)
        done = world.run(TOOL, "set", "--lock-timeout", "0ms", "a", "2")
        world.attempt(done.code == 0, f"free: {done}")
