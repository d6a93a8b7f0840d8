"""A suite with all that a suite can hold, and what becomes of a text by small changes."""

import json

PICTURE = {f"key{number:02}": value for number, value in enumerate([
    "a string", "ünïcödé \U0001F600 \"q\" \\ \n\u0001", 0, -1, 2**63 - 1, 2**64 - 1, 1.5, -0.0, 1e300, True, False,
    [1, [2, [3, "x"]]], {"a": {"b": {"c": 1}}}, {"$date": "2026-11-20T10:00:00.123456Z"}, {"$data": "AAECAwQFBgc="},
    {"$real": "nan"}, {"$dict": {"$date": "x"}}, "", "x" * 300, list(range(60))])}
TEXT = json.dumps(PICTURE, ensure_ascii=False, indent=2).encode()

TOKENS = [b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"null", b"true", b"-", b"0", b"1e5", b".", b"E+", b"\\u0041",
          b"\\ud800", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\0", b"\x1f", b"\x7f", b"\r", b"\t", b" ", b"/",
          b"'", b'"key00": 1,', b'"\\u006bey00"']
TEXTS = [TEXT, b'{"a": [1, 2.5e3, "x\\u00e9\\ud83d\\ude00", true], "b": {"c": {}}, "d": -0}',
         b'{"n": 1e-400, "m": 123456789012345678901234567890.0, "o": 0.1e+2}']


def edited(random, texts, tokens):
    """A text with one to five pieces put in, put over, or taken out."""
    text = bytearray(random.choice(texts))
    for _ in range(random.randrange(1, 6)):
        at, token = random.randrange(len(text) + 1), random.choice(tokens)
        way = random.randrange(5)
        if way == 0:
            text[at:at] = token
        elif way == 1:
            text[at:at + len(token)] = token
        elif way == 2:
            del text[at:at + random.randrange(1, 12)]
        elif text:
            at = min(at, len(text) - 1)
            text[at] = text[at] ^ 1 << random.randrange(8) if way == 3 else random.randrange(256)
    return bytes(text)
