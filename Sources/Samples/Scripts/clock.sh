#!/bin/sh
# <xbar.title>Clock</xbar.title>
# <xbar.desc>The time and the day. It runs once a day: the screen keeps the time.</xbar.desc>
cat <<END
{"vstack": [
  {"text": "$(date +%A)", "font": "headline", "color": "accent"},
  {"clock": "short", "font": {"size": 40, "weight": "light"}},
  {"text": "$(date '+%-d %B')", "font": "subheadline", "color": "secondary"}
]}
END
