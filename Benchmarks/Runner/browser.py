"""Chromium without a window, driven through its debugging pipe."""

import json
import os
import subprocess
import tempfile

from samples import Failure


class Browser:
    def __init__(self, place):
        ours, theirs = os.pipe(), os.pipe()
        profile = tempfile.mkdtemp(dir=place.path)
        words = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
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
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']}")
                return answer["result"]

    def next(self):
        while b"\0" not in self.rest:
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
        os.close(self.commands)
        self.process.wait()


class Page:
    def __init__(self, browser, session):
        self.browser, self.session = browser, session

    def value(self, expression):
        answer = self.browser.send("Runtime.evaluate", self.session, expression=expression, awaitPromise=True,
                                   returnByValue=True)
        if "exceptionDetails" in answer:
            raise Failure(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def watch(self, words):
        """Begins to wait for a frame that shows these words."""
        self.value("""globalThis.painted = new Promise((done) => {
            const look = () => document.documentElement.textContent.includes(%s)
              ? requestAnimationFrame(() => { const frame = new MessageChannel();
                  frame.port1.onmessage = () => done(performance.timeOrigin + performance.now());
                  frame.port2.postMessage(0); })
              : setTimeout(look, 1);
            look(); }), 0""" % json.dumps(words))

    def painted(self):
        """Seconds since 1970 when that frame was painted."""
        return self.value("painted") / 1000
