"""Row 6: from one machine to another, through a cluster."""

import os
import select
import subprocess
import time

import world
from cluster import Cluster
from processes import megabytes, switches
from samples import Cell, Failure, interleave
from table import grid, is_ours, number
from widgets import APART, KEY, SUITE, Scene

TITLE = "Between machines"
EXPLANATION = """Two roots, each with a `groupdefaults sync run` of its own, and three members of etcd, all on one machine
and its one disk; each root, and each side of a peer, asks another member. *A change*: from just before `rename()` puts a new
suite file in the place of the old one in one root (for the peers: from just before the put) until it has been replaced in
the other (until who watches can read of it). *A tool*: from just before `groupdefaults set` or `etcdctl put` is spawned.
*A widget*: from that `rename()` until a host of the other root has replaced the widget's archive. The floor is a client in
C that puts one key and watches it by the same JSON gateway."""

FLOOR = "floor (put and watch in C)"
OURS = "groupdefaults sync"


class Machine:
    """A root that is kept in step by a run of its own, which asks one member first."""

    def __init__(self, place, cluster, name, member, suite, prefix):
        self.place, self.root, self.suite = place, place.directory("machines", name), suite
        self.file, self.words = world.suite_file(self.root, suite), [world.TOOL, "--root", self.root]
        self.add = [*self.words, "sync", "add", "--to", cluster.beginning_with(member), "--prefix", prefix, suite]

    def join(self):
        self.place.run(self.add)
        return self

    def start(self):
        self.run = self.place.start([*self.words, "sync", "run"])
        return self

    def once(self):
        """Until all is in step, in seconds."""
        begin = time.monotonic()
        self.place.run([*self.words, "sync", "run", "--once"], timeout=600)
        return time.monotonic() - begin

    def stop(self):
        self.place.stop(self.run)

    def text(self):
        try:
            with open(self.file) as file:
                return file.read()
        except FileNotFoundError:
            return ""


class Pair:
    """Two machines with one suite."""

    def __init__(self, place, cluster, name, keys, suite="group.bench"):
        self.here, self.there = (Machine(place, cluster, f"{name}-{member}", member, suite, f"/{name}") for member in [0, 1])
        if keys:
            world.replace(self.here.file, world.suite_text(keys))
        for machine in [self.here, self.there]:
            machine.join().start()
        world.await_true(lambda: self.here.text() == self.there.text(), "the first values there")

    def stop(self):
        self.here.stop()
        self.there.stop()


def measure(result, place, smoke):
    if not result.has(OURS, "etcd") or not result.has(OURS, "etcdctl"):
        return
    place.environment["ETCDCTL_API"] = "3"
    cluster = Cluster(place, "one")
    latency(result, place, cluster, smoke)
    many_writes(result, place, cluster, smoke)
    many_keys(result, place, cluster, smoke)


def react(place, count, change, reaction, descriptors=()):
    words = [world.program("react"), str(count), APART, "10000", *change, *reaction]
    done = subprocess.run(
        words, env=place.environment, pass_fds=descriptors, capture_output=True, text=True, timeout=300)
    times = [int(line.split()[0]) / 1e6 for line in done.stdout.splitlines()]
    if done.returncode or any(time < 0 for time in times):
        raise Failure(f"no reaction within 10 s: {done.stderr.strip()[:100]}")
    return times


def latency(result, place, cluster, smoke):
    def cell(row, peer):
        found = Cell(f"sync {row}", "", peer, "ms")
        result.add(found)
        return found

    count = 2 if smoke else 10
    pair = Pair(place, cluster, "latency", 10)
    file = pair.here.file
    rename = ["rename", file, world.suite_text(10).replace("value 5", "value %N")]
    set_by_tool = ["run", world.TOOL, "--root", pair.here.root, "-s", pair.here.suite, "set", "key6", "value %N", ";"]
    arrival = ["files", os.path.dirname(pair.there.file), "1"]

    def floor():
        words = [world.program("etcd"), "heard", *cluster.addresses[:2], "/floor", str(count), APART]
        return [int(line) / 1e6 for line in place.run(words).split()]

    watch = place.start(["etcdctl", "--endpoints", cluster.addresses[1], "watch", "/ctl"], stdout=subprocess.PIPE)
    descriptor = watch.stdout.fileno()
    put = ["run", "etcdctl", "--endpoints", cluster.addresses[0], "put", "/ctl", "value %N", ";"]
    by_etcdctl = lambda count=count: react(place, count, put, ["line", str(descriptor)], (descriptor,))
    heard(place, cluster, descriptor)
    by_etcdctl(1)
    measurements = [
        (cell("change", FLOOR), floor),
        (cell("change", OURS), lambda: react(place, count, rename, arrival)),
        (cell("tool", "etcdctl put, watch"), by_etcdctl),
        (cell("tool", OURS), lambda: react(place, count, set_by_tool, arrival)),
    ]
    widget, scene = widget_pair(place, cluster)
    text = widget.here.text().replace("value 5", "value %N").replace('"first"', '"name %N"')
    measurements.append((cell("widget", OURS), lambda: react(
        place, count, ["rename", widget.here.file, text], ["files", scene.shown, "1"])))
    interleave(measurements, rounds=1 if smoke else 12, seconds=60)
    idle(result, {f"{OURS} run": pair.here.run.pid}, 2 if smoke else 90)
    for each in [pair, widget, scene]:
        getattr(each, "stop", getattr(each, "end", None))()


def heard(place, cluster, descriptor):
    """Puts until etcdctl's watch tells of one: what is put before it watches is never told."""
    for number in range(60):
        word = f"begin {number} ends"
        place.run(["etcdctl", "--endpoints", cluster.addresses[0], "put", "/ctl", word])
        told = b""
        while select.select([descriptor], [], [], 1)[0]:
            part = os.read(descriptor, 4096)
            if not part:
                raise Failure("etcdctl ended its watch")
            told += part
            if f"{word}\n".encode() in told:
                return
    raise Failure("etcdctl watches nothing")


def widget_pair(place, cluster):
    """A suite that a widget of the other machine shows."""
    pair = Pair(place, cluster, "widget", 0, SUITE)
    scene = Scene.__new__(Scene)
    scene.place, scene.root, scene.children = place, pair.there.root, []
    world.replace(pair.here.file, world.suite_text(10).replace("{\n", f'{{\n  "{KEY}": "first",\n', 1))
    world.await_true(lambda: "first" in pair.there.text(), "the widget's suite there")
    return pair, scene.host(1)


def idle(result, processes, seconds):
    time.sleep(2)
    before = {name: sum(switches(process).values()) for name, process in processes.items()}
    time.sleep(seconds)
    result.facts["sync idle"] = [
        {"name": name, "MB": megabytes(process)[0], "own MB": megabytes(process)[1], "seconds": seconds,
         "wake-ups": sum(switches(process).values()) - before[name]} for name, process in processes.items()]


def many_writes(result, place, cluster, smoke):
    """Keys that are changed one by one, as fast as the store allows, without a sync after each."""
    count = 200 if smoke else 10_000
    facts = result.facts["sync writes"] = []
    for under_way in [1, 128]:
        words = [world.program("etcd"), "put", cluster.addresses[0], f"/many{under_way}", str(count), str(under_way)]
        facts.append({"name": f"client in C, {under_way} puts under way", "seconds": int(place.run(words)) / 1e9})
    pair = Pair(place, cluster, "writes", 10)
    for turn in range(1 if smoke else 3):
        before = megabytes(pair.here.run.pid)[1], megabytes(pair.there.run.pid)[1]
        begin = time.monotonic()
        place.run([world.program("bench-groupstore"), pair.here.root, "sweep", pair.here.suite, f"turn {turn}", str(count)],
                  timeout=600)
        written = time.monotonic() - begin
        world.await_true(lambda: pair.there.text() == pair.here.text(), "all keys there", 600)
        facts.append({
            "name": f"{OURS}, turn {turn + 1}", "seconds": time.monotonic() - begin, "written": written,
            "MB here": [before[0], megabytes(pair.here.run.pid)[1]],
            "MB there": [before[1], megabytes(pair.there.run.pid)[1]]})
    pair.stop()


def many_keys(result, place, cluster, smoke):
    """The first sync of a large suite, up and down, and a restart with nothing to do."""
    count = 1_000 if smoke else 100_000
    words = [world.program("etcd"), "put", cluster.addresses[0], "/floor", str(count), "128"]
    floor = int(place.run(words, timeout=600)) / 1e9
    here, there = (Machine(place, cluster, f"keys-{member}", member, "group.keys", "/keys") for member in [0, 1])
    world.replace(here.file, world.suite_text(count))
    here.join()
    up = here.once()
    there.join()
    down = there.once()
    if here.text() != there.text():
        raise Failure("the two suites differ")
    sent = lambda: cluster.sum("etcd_network_client_grpc_sent_bytes_total")
    watches = lambda: cluster.sum("etcd_debugging_mvcc_watcher_total")
    before, old = sent(), watches()
    there.start()
    world.await_true(lambda: watches() > old, "a watch")
    world.await_true(lambda: "connected to" in place.run([*there.words, "sync", "status"]), "a connection")
    result.facts["sync keys"] = {
        "count": count, "floor": floor, "up": up, "down": down, "MB": megabytes(there.run.pid)[1], "bytes at a restart": sent() - before}
    there.stop()


def tables(result):
    facts = result.facts
    if "sync keys" not in facts:
        return ""
    parts = []
    for row, title in [("change", "A change"), ("tool", "A tool"), ("widget", "A widget")]:
        cells = sorted(result.of_row(f"sync {row}"), key=lambda cell: cell.median or float("inf"))
        floor = result.of_row("sync change")[0]
        lines = [line(cell, floor) for cell in cells]
        parts.append(f"{title}, ms:\n\n" + grid(["", "p50", "p99", "× floor", "changes"], lines))
        parts += [f"- {cell.peer}: {cell.note}\n" for cell in cells if cell.note]
    writes = facts["sync writes"]
    lines = [[bold(fact["name"]), number(fact["seconds"]), number(fact.get("written")), *(
        " → ".join(map(number, fact[key])) if key in fact else "–" for key in ["MB here", "MB there"])] for fact in writes]
    parts.append("10,000 keys, changed one by one without a sync after each; seconds until all are there, and of these until\n"
                 "all are written here; own memory of the two runs before and after:\n\n"
                 + grid(["", "there", "written", "MB here", "MB there"], lines))
    keys = facts["sync keys"]
    parts.append(f"A first sync of {keys['count']:,} keys with short values by `run --once`: {number(keys['up'])} s from here to\n"
                 f"an empty prefix, {number(keys['down'])} s from there to an empty root. The client in C takes {number(keys['floor'])} s "
                 f"for as many puts, 128 under way.\nA restart with nothing to do is told {keys['bytes at a restart'] / 1000:,.1f} kB by "
                 f"the cluster, and has {number(keys['MB'])} MB of its own.\n")
    for fact in facts["sync idle"]:
        parts.append(f"Idle for {fact['seconds']} s, `{fact['name']}` woke {fact['wake-ups']} times, and had "
                     f"{number(fact['own MB'])} MB of its own ({number(fact['MB'])} resident).\n")
    return "\n".join(parts)


def line(cell, floor):
    ratio = number(cell.median / floor.median) if cell.samples and floor.samples else "–"
    shares = [number(cell.percentile(share)) if cell.samples else "–" for share in [0.5, 0.99]]
    return [bold(cell.peer), *shares, ratio, str(len(cell.samples))]


def bold(name):
    return f"**{name}**" if is_ours(name) else name


def plots(result):
    pass
