#!/bin/sh
# <xbar.title>Battery</xbar.title>
# <xbar.desc>How full the battery is. The kernel tells of no change, so it is asked every minute.</xbar.desc>
for battery in /sys/class/power_supply/BAT*; do
    read -r percentage < "$battery/capacity" && read -r status < "$battery/status" || continue
    case $status in
        Charging) class=charging ;;
        *) [ "$percentage" -lt 15 ] && class=critical || class=good ;;
    esac
    printf '{"text": "%s%%", "alt": "Battery", "percentage": %s, "class": "%s", "tooltip": "%s"}\n' \
        "$percentage" "$percentage" "$class" "$status"
    exit
done
echo 'Battery | sfimage=battery.0'
echo ---
echo 'this machine has none | disabled=true'
