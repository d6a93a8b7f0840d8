"""Reads requests by h11 and by httptools, and names each that they read otherwise than it is expected.

The input is pairs of frames, each a length of four bytes, the lowest first, and as many bytes: a request with its body and
another request behind it, and how it was read: method, target, fields, length and whether the connection is kept.
"""

import struct
import sys

import h11
import httptools

NEXT = b"GET /next HTTP/1.1\r\nHost: next\r\n\r\n"


def words(method, target, fields, length, keeps):
    lines = [method, target]
    lines += [name.lower() + b"=" + value.strip(b" \t").decode("utf-8", "replace").encode() for name, value in fields]
    return b"\0".join([*lines, str(length).encode(), b"keeps" if keeps else b"ends"])


def by_h11(request):
    connection = h11.Connection(h11.SERVER, max_incomplete_event_size=65536)
    connection.receive_data(request)
    head = connection.next_event()
    length = 0
    while type(event := connection.next_event()) is h11.Data:
        length += len(event.data)
    assert type(event) is h11.EndOfMessage and connection.trailing_data[0] == NEXT
    return words(head.method, head.target, head.headers, length, connection.their_state is h11.DONE)


class Requests:
    def __init__(self):
        self.all = []

    def on_message_begin(self):
        self.target, self.fields, self.length = b"", [], 0

    def on_url(self, part):
        self.target += part

    def on_header(self, name, value):
        self.fields.append((name, value or b""))

    def on_body(self, part):
        self.length += len(part)

    def on_message_complete(self):
        parser = self.parser
        self.all.append(words(parser.get_method(), self.target, self.fields, self.length, parser.should_keep_alive()))


def by_httptools(request, keeps):
    requests = Requests()
    requests.parser = httptools.HttpRequestParser(requests)
    # It takes no bytes behind a request that ends the connection.
    requests.parser.feed_data(request if keeps else request[:-len(NEXT)])
    assert len(requests.all) == (2 if keeps else 1)
    return requests.all[0]


def frames(file):
    while size := file.read(4):
        yield file.read(struct.unpack("<I", size)[0])


def main():
    all_frames = frames(sys.stdin.buffer)
    for request, expected in zip(all_frames, all_frames):
        for name, reader in ("h11", by_h11), ("httptools", lambda bytes: by_httptools(bytes, expected.endswith(b"keeps"))):
            try:
                read = reader(request)
            except Exception as error:
                read = repr(error)
            if read != expected:
                print(f"{name}: {request} is not {expected} but {read}")


main()
