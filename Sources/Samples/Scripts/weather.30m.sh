#!/bin/sh
# <xbar.title>Weather</xbar.title>
# <xbar.desc>The weather of a place, from wttr.in.</xbar.desc>
# <xbar.var>string(PLACE=""): A city; empty for where this machine seems to be.</xbar.var>
# <xbar.dependencies>curl</xbar.dependencies>
place=$(printf %s "$PLACE" | tr ' ' '+')
if weather=$(curl --fail --silent --max-time 6 "https://wttr.in/$place?format=%t|%C|%h|%w"); then
    echo "$weather" | { IFS='|' read -r temperature sky humidity wind
        echo "${temperature#+} | size=28"
        echo "$sky"
        echo ---
        echo "Humidity $humidity"
        echo "Wind $wind"; }
else
    echo 'Weather | sfimage=cloud'
    echo ---
    echo 'no answer from wttr.in | disabled=true'
fi
echo 'Open the forecast | href=https://wttr.in/'"$place"
