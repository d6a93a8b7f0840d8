"""From a change of a key to what a browser has painted, and how far apart the surfaces of a widget are."""

import http.server
import itertools
import json
import os
import subprocess
import threading
import time

import world
from browser import Browser
from samples import Cell, Failure, interleave
from screen import Terminal
from table import by_peer
from widgets import KEY, SUITE, Scene

TITLE = "Change to a page in a browser"
EXPLANATION = """From `groupdefaults set` returning until headless Chromium has painted the first frame with the new value, on
a page with twenty placed widgets of which one reads the key. *Polling* is a page that fetches the value each second from a
small server, as Homepage and others do at best; *bare events* is one that is sent the value itself by a server that
`inotifywait` tells, in plain text and without any widget. *Surfaces* are that page, the host on a terminal, a second terminal
by a process of its own, and a bar, each from the same `set`; *apart* is from the first of the four to the last."""

OURS, POLLING, EVENTS = "groupwidgets page", "polling each second", "inotifywait and bare events"
HOST, SECOND, BAR, APART = "groupwidgets run", "groupwidgets show", "groupwidgets stream", "groupwidgets, all four apart"
PAGE = """<!DOCTYPE html><title>.</title><p id="p"></p><script>
const show = (text) => { document.getElementById("p").textContent = text; };
%s</script>"""
POLLS = PAGE % 'setInterval(() => fetch("/value").then((a) => a.text()).then(show), 1000);'
LISTENS = PAGE % 'new EventSource("/events").onmessage = (event) => show(event.data);'

# A screen writes only the letters that differ: each word differs in all of them from the one before, and from the samples'
# own words.
WORDS = itertools.cycle(letter * 4 for letter in "αβγδεζηθικλμνξοπρστυφχψω")


def measure(result, place, smoke):
    if not result.has("Chromium", "chromium"):
        return
    browser = Browser(place)
    try:
        painted(result, place, browser, smoke)
        surfaces(result, place, browser, smoke)
    finally:
        browser.end()


def painted(result, place, browser, smoke):
    scenes = [(OURS, Ours(place, browser)), (POLLING, Plain(place, browser, POLLS, "polling"))]
    if result.has(EVENTS, "inotifywait"):
        scenes.append((EVENTS, Plain(place, browser, LISTENS, "events")))
    measurements = []
    for peer, scene in scenes:
        cell = Cell("page", "painted", peer, "ms")
        result.add(cell)
        measurements.append((cell, lambda scene=scene: scene.react(2 if smoke else 5)))
    interleave(measurements, rounds=1 if smoke else 12, seconds=60)
    for _, scene in scenes:
        scene.scene.end()


def surfaces(result, place, browser, smoke):
    cells = {peer: Cell("surfaces", "shown", peer, "ms") for peer in [APART, HOST, SECOND, BAR, OURS]}
    result.add(*cells.values())
    ours = Surfaces(place, browser)
    found = []
    interleave([(cells[APART], lambda: found.append(ours.react()) or found[-1][APART])], rounds=2 if smoke else 60,
               seconds=120)
    for peer in [HOST, SECOND, BAR, OURS]:
        cells[peer].samples = [times[peer] for times in found]
        cells[peer].note = cells[APART].note
    ours.scene.end()


class Sets:
    """Changes of one key, and when a page shows them."""

    def react(self, times):
        self.page.show()
        milliseconds = []
        for _ in range(times):
            words = next(WORDS)
            self.page.watch(words)
            returned = self.set(words)
            milliseconds.append((self.page.painted() - returned) * 1000)
        return milliseconds

    def set(self, words):
        # Apart, so that no burst is merged, and not in step with any interval.
        time.sleep(0.15 + ord(words[0]) * 0.137 % 0.9)
        self.scene.tool(world.TOOL, "-s", SUITE, "set", KEY, words)
        return time.time()


class Ours(Sets):
    def __init__(self, place, browser, name="page", **streams):
        self.scene = Scene(place, name, 10).put(1, 19)
        self.scene.run_host(**streams)
        server = place.start([world.WIDGETS, "--root", self.scene.root, "page", "--port", "0"], stdout=subprocess.PIPE)
        self.scene.children.append(server)
        self.page = browser.open(server.stdout.readline().decode().strip())
        world.await_true(lambda: self.page.value("document.querySelectorAll('.face svg').length") >= 20, "twenty widgets")


class Surfaces(Ours):
    def __init__(self, place, browser):
        self.terminals = {HOST: Terminal(), SECOND: Terminal()}
        super().__init__(place, browser, "surfaces", **self.terminals[HOST].streams)
        tool = [world.WIDGETS, "--root", self.scene.root]
        reader, writer = os.pipe()
        self.scene.children += [
            place.start([*tool, "show"], **self.terminals[SECOND].streams),
            place.start([*tool, "stream", "BasicWidget-1"], stdout=writer)]
        os.close(writer)
        self.seen = {}
        self.readers = {HOST: self.terminals[HOST].leader, SECOND: self.terminals[SECOND].leader, BAR: reader}
        for peer, descriptor in self.readers.items():
            threading.Thread(target=self.read, args=(peer, descriptor), daemon=True).start()
        world.await_true(lambda: len(self.seen) == len(self.readers), "the first pictures")
        self.page.show()
        # A program may still be starting when the first word is set.
        self.react()

    def read(self, peer, descriptor):
        """Notes when each word was shown."""
        text = b""
        while True:
            try:
                more = os.read(descriptor, 1 << 16)
            except OSError:
                return
            if not more:
                return
            text = (text + more)[-(1 << 18):]
            shown = self.seen.setdefault(peer, {})
            if self.awaited.encode() in text:
                shown.setdefault(self.awaited, time.time())
                text = b""

    awaited = "first"

    def react(self):
        words = next(WORDS)
        for shown in self.seen.values():
            shown.pop(words, None)
        self.awaited = words
        self.page.watch(words)
        returned = self.set(words)
        found = {OURS: self.page.painted()}
        world.await_true(lambda: all(words in shown for shown in self.seen.values()), "the same words everywhere", 20)
        found |= {peer: shown[words] for peer, shown in self.seen.items()}
        apart = max(found.values()) - min(found.values())
        return {APART: apart * 1000} | {peer: (moment - returned) * 1000 for peer, moment in found.items()}


class Plain(Sets):
    """A server of a page that shows one value."""

    def __init__(self, place, browser, text, name):
        self.scene = scene = Scene(place, "page-" + name, 10)
        directory = os.path.dirname(scene.file)

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream" if self.path == "/events" else "text/html")
                self.end_headers()
                if self.path != "/events":
                    return self.wfile.write((value() if self.path == "/value" else text).encode())
                watching = place.start(["inotifywait", "-mq", "-e", "moved_to", directory], stdout=subprocess.PIPE)
                for _ in watching.stdout:
                    self.wfile.write(f"data: {value()}\n\n".encode())

            def log_message(self, *words):
                pass

        def value():
            with open(scene.file) as file:
                return str(json.load(file).get(KEY))

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.page = browser.open(f"http://127.0.0.1:{server.server_port}/")
        # A page of events shows nothing before the first of them.
        world.await_true(lambda: scene.tool(world.TOOL, "-s", SUITE, "set", KEY, next(WORDS)) is not None
                         and self.page.value("document.getElementById('p')?.textContent"), "a first value")


def tables(result):
    return ("From `set` to a painted frame, ms:\n\n" + by_peer(result.of_row("page"))
            + "\nThe surfaces of one widget, ms:\n\n" + by_peer(result.of_row("surfaces")))


def plots(result):
    pass
