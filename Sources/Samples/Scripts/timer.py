#!/usr/bin/env python3
# <xbar.title>Timer</xbar.title>
# <xbar.desc>Counts down to a date that its buttons set. It runs when the date changes, and ticks by itself.</xbar.desc>
import datetime
import json
import subprocess


def button(label, *command):
    return {"button": {"text": label, "font": "subheadline"}, "run": ["groupdefaults", *command]}


text = subprocess.run(["groupdefaults", "get", "timer-end", "--default", ""], capture_output=True, text=True).stdout.strip()
end = datetime.datetime.fromisoformat(text.replace("Z", "+00:00")) if text else None
is_running = end is not None and end > datetime.datetime.now(datetime.timezone.utc)
face = {"timer": text, "font": "largeTitle"} if is_running else {"text": "no timer", "color": "secondary"}
buttons = [button("+5", "set", "--date", "timer-end", "+5m"), button("+25", "set", "--date", "timer-end", "+25m")]
if is_running:
    buttons = [button("Stop", "unset", "timer-end")]
print(json.dumps({"vstack": [{"text": "Timer", "font": "headline"}, {"spacer": True}, face, {"spacer": True}, {"hstack": buttons}]}))
