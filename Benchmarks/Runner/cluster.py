"""A cluster of etcd on loopback, of three members, and what they tell of themselves."""

import re
import socket
import urllib.request

import world
from samples import Failure


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Cluster:
    def __init__(self, place, name):
        ports = free_ports(6)
        self.addresses = [f"http://127.0.0.1:{port}" for port in ports[:3]]
        peers = [f"http://127.0.0.1:{port}" for port in ports[3:]]
        members = ",".join(f"m{number}={peer}" for number, peer in enumerate(peers))
        for number, (address, peer) in enumerate(zip(self.addresses, peers)):
            place.start([
                "etcd", "--name", f"m{number}", "--data-dir", place.file("etcd", name, str(number)),
                "--listen-client-urls", address, "--advertise-client-urls", address, "--listen-peer-urls", peer,
                "--initial-advertise-peer-urls", peer, "--initial-cluster", members, "--log-level", "error",
                # What is measured is not how far a database grows.
                "--quota-backend-bytes", str(8 << 30)])
        world.await_true(self.has_leader, "a leader of etcd")

    def has_leader(self):
        try:
            return all(self.sum("etcd_server_has_leader", [address]) == 1 for address in self.addresses)
        except OSError:
            return False

    def sum(self, metric, addresses=None):
        """Of a number that members tell."""
        total = 0
        for address in addresses or self.addresses:
            with urllib.request.urlopen(address + "/metrics", timeout=10) as answer:
                text = answer.read().decode()
            found = re.findall(rf"^{metric}(?:{{.*}})? (\S+)$", text, re.MULTILINE)
            if not found:
                raise Failure(f"etcd tells no {metric}")
            total += sum(float(number) for number in found)
        return total

    def beginning_with(self, member):
        """All addresses, one of them first: whom a client asks as long as it answers."""
        return ",".join(self.addresses[member:] + self.addresses[:member])
