#!/bin/sh
# <xbar.title>Mail</xbar.title>
# <xbar.desc>Unread letters of a Maildir. It runs again when one arrives or is read.</xbar.desc>
# <xbar.var>string(MAILDIR="~/Maildir"): The directory of the mailbox.</xbar.var>
directory=${MAILDIR:-$HOME/Maildir}
case $directory in '~'*) directory=$HOME${directory#'~'} ;; esac
if [ -d "$directory/new" ]; then
    count=$(ls "$directory/new" | wc -l)
    [ "$count" -gt 0 ] && echo "$count unread | sfimage=envelope.badge.fill color=blue" || echo 'No mail | sfimage=envelope'
    echo ---
    grep --no-filename --max-count=1 '^Subject:' "$directory"/new/* 2>&- | head -n 8 | sed 's/^Subject: *//; s/|/¦/g'
else
    echo 'Mail | sfimage=envelope'
    echo ---
    echo "$directory is no Maildir | disabled=true"
fi
