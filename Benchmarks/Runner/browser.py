"""Chromium without a window, driven through its debugging pipe."""

import json
import os
import select
import tempfile
import time

from samples import Failure

PATIENCE = 30


class Browser:
    def __init__(self, place):
        self.place, ours, theirs = place, os.pipe(), os.pipe()
        profile = tempfile.mkdtemp(dir=place.path)
        words = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
                 "--remote-debugging-pipe", f"--user-data-dir={profile}"]
        shell = f"exec \"$0\" \"$@\" 3<&{ours[0]} 4>&{theirs[1]}"
        self.process = place.start(["sh", "-c", shell, *words], pass_fds=(ours[0], theirs[1]))
        os.close(ours[0])
        os.close(theirs[1])
        self.commands, self.answers = ours[1], theirs[0]
        self.rest, self.number = b"", 0

    def send(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        until = time.monotonic() + PATIENCE
        while True:
            answer = self.next(until, method)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']}")
                return answer["result"]

    def next(self, until, method):
        while b"\0" not in self.rest:
            if not select.select([self.answers], [], [], max(0, until - time.monotonic()))[0]:
                raise Failure(f"{method}: the browser has not answered within {PATIENCE} s")
            more = os.read(self.answers, 1 << 20)
            if not more:
                raise Failure("the browser has ended")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, address):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable", session)
        self.send("Page.navigate", session, url=address)
        return Page(self, session)

    def end(self):
        self.place.stop(self.process)
        os.close(self.commands)
        os.close(self.answers)


class Page:
    def __init__(self, browser, session):
        self.browser, self.session = browser, session

    def value(self, expression):
        answer = self.browser.send("Runtime.evaluate", self.session, expression=expression, awaitPromise=True,
                                   returnByValue=True)
        if "exceptionDetails" in answer:
            raise Failure(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def show(self):
        """Brings it before the others: a page that is not seen is never painted."""
        self.browser.send("Page.bringToFront", self.session)
        self.value("new Promise(requestAnimationFrame)")

    def watch(self, words):
        """Begins to wait for a frame that shows these words."""
        self.value("""globalThis.painted = new Promise((done, failed) => {
            setTimeout(() => failed("not painted within 20 s"), 20000);
            const look = () => {
              if (!document.documentElement.textContent.includes(%s)) return;
              observer.disconnect();
              requestAnimationFrame(() => {
                const frame = new MessageChannel();
                frame.port1.onmessage = () => done(performance.timeOrigin + performance.now());
                frame.port2.postMessage(0);
              });
            };
            const observer = new MutationObserver(look);
            observer.observe(document, { subtree: true, childList: true, characterData: true });
            look(); }), 0""" % json.dumps(words))

    def painted(self):
        """Seconds since 1970 when that frame was painted."""
        return self.value("painted") / 1000
