#!/bin/sh
# <xbar.title>Player</xbar.title>
# <xbar.desc>The song that plays, and buttons.</xbar.desc>
# <xbar.dependencies>playerctl</xbar.dependencies>
if ! command -v playerctl > /dev/null; then
    echo 'Player | sfimage=music.note'
    echo ---
    echo "needs playerctl (Debian's package: playerctl) | disabled=true"
elif ! status=$(playerctl status 2>&1); then
    echo 'Nothing plays | sfimage=music.note'
else
    playerctl metadata --format '{{title}} | sfimage=music.note'
    playerctl metadata --format '{{artist}} | color=gray'
    echo ---
    [ "$status" = Playing ] && echo 'Pause | sfimage=pause.fill bash=playerctl param1=pause' \
        || echo 'Play | sfimage=play.fill bash=playerctl param1=play'
    echo 'Next | sfimage=forward.fill bash=playerctl param1=next'
fi
