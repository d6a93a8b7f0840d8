#!/bin/sh
# <xbar.title>Git</xbar.title>
# <xbar.desc>The branch of a directory and what is not committed. It runs again when a file of it changes.</xbar.desc>
# <xbar.var>string(DIRECTORY="~"): The working tree.</xbar.var>
# <xbar.dependencies>git</xbar.dependencies>
directory=${DIRECTORY:-$HOME}
case $directory in '~'*) directory=$HOME${directory#'~'} ;; esac
if ! branch=$(git -C "$directory" symbolic-ref --short HEAD 2>&1); then
    echo 'Git | sfimage=arrow.triangle.branch'
    echo ---
    echo "$directory is not a working tree; choose another with 'groupwidgets edit' | disabled=true"
    exit
fi
changes=$(git -C "$directory" --no-optional-locks status --short)
echo "$branch | sfimage=arrow.triangle.branch"
if [ -n "$changes" ]; then echo "$(echo "$changes" | wc -l) changed | color=orange"; else echo 'clean | color=green'; fi
echo ---
echo "$changes" | while IFS= read -r line; do echo "$line | font=monospaced size=12 trim=false"; done
