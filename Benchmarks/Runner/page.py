"""From a change of a key to what a browser has painted."""

import http.server
import json
import os
import subprocess
import threading
import time

import world
from browser import Browser
from samples import Cell, interleave
from table import by_peer
from widgets import KEY, SUITE, Scene

TITLE = "Change to a page in a browser"
EXPLANATION = """From `groupdefaults set` returning until headless Chromium has painted the new value, on a page with twenty
placed widgets of which one reads the key. *Polling* is a page that fetches the value each second from a small server, as
Homepage and others do at best; *bare events* is one that is sent the value itself by a server that `inotifywait` tells, in
plain text and without any widget."""

OURS, POLLING, EVENTS = "groupwidgets page", "polling each second", "inotifywait and bare events"
PAGE = """<!DOCTYPE html><title>.</title><p id="p"></p><script>
const show = (text) => { document.getElementById("p").textContent = text; };
%s</script>"""
POLLS = PAGE % 'setInterval(() => fetch("/value").then((a) => a.text()).then(show), 1000);'
LISTENS = PAGE % 'new EventSource("/events").onmessage = (event) => show(event.data);'


def measure(result, place, smoke):
    if not result.has("Chromium", "chromium"):
        return
    browser = Browser(place)
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
        scene.end()
    browser.end()


class Sets:
    """Changes of one key, and when a page shows them."""

    number = 0

    def react(self, times):
        milliseconds = []
        for _ in range(times):
            Sets.number += 1
            words = f"value {Sets.number}."
            self.page.watch(words)
            # Apart, so that no burst is merged, and not in step with any interval.
            time.sleep(0.15 + Sets.number * 0.137 % 0.9)
            self.scene.tool(world.TOOL, "-s", SUITE, "set", KEY, words)
            returned = time.time()
            milliseconds.append((self.page.painted() - returned) * 1000)
        return milliseconds

    def end(self):
        self.scene.end()


class Ours(Sets):
    def __init__(self, place, browser):
        self.scene = Scene(place, "page", 10).put(1, 19)
        self.scene.run_host()
        server = place.start([world.WIDGETS, "--root", self.scene.root, "page", "--port", "0"], stdout=subprocess.PIPE)
        self.page = browser.open(server.stdout.readline().decode().strip())
        world.await_true(lambda: self.page.value("document.querySelectorAll('.face svg').length") >= 20, "twenty widgets")


class Plain(Sets):
    """A server of a page that shows one value."""

    def __init__(self, place, browser, text, name):
        self.scene = scene = Scene(place, "page-" + name, 10)
        scene.tool(world.TOOL, "-s", SUITE, "set", KEY, "first")
        directory = os.path.join(scene.root, SUITE, "Library", "Preferences")

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
            with open(os.path.join(directory, SUITE + ".json")) as file:
                return str(json.load(file).get(KEY))

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.page = browser.open(f"http://127.0.0.1:{server.server_port}/")
        time.sleep(1)


def tables(result):
    return by_peer(result.of_row("page"))


def plots(result):
    pass
