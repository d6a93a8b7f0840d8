#!/bin/sh
# <xbar.title>VPN</xbar.title>
# <xbar.desc>Whether a tunnel is up: an interface of WireGuard or OpenVPN.</xbar.desc>
tunnels=
for interface in /sys/class/net/*; do
    case ${interface##*/} in wg* | tun* | tap* | ppp* | proton* | tailscale*) tunnels="$tunnels ${interface##*/}" ;; esac
done
if [ -n "$tunnels" ]; then
    echo 'VPN up | sfimage=lock.shield.fill color=green'
else
    echo 'VPN down | sfimage=lock.open color=gray'
fi
echo ---
for tunnel in $tunnels; do echo "$tunnel"; done
