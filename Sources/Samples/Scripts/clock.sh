#!/bin/sh
# <xbar.title>Clock</xbar.title>
# <xbar.desc>The time and the day. It runs on, and prints a line whenever the minute changes.</xbar.desc>
# <groupwidgets.type>streamable</groupwidgets.type>
while :; do
    printf '{"vstack": [{"text": "%s", "font": "headline", "color": "accent"}, {"text": "%s", "font": 40, "weight": "light"}, ' \
        "$(date +%A)" "$(date +%H:%M)"
    printf '{"text": "%s", "font": "subheadline", "color": "secondary"}]}\n' "$(date '+%-d %B')"
    sleep $((60 - $(date +%-S)))
done
