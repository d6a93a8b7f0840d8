"""A reader of suites that takes JSON, and nothing but JSON: to compare ours with."""

import json

FORMS = ("$date", "$data", "$real", "$dict")


class NotOurs(Exception):
    """Why a text is no suite to a strict reader."""


def strict(text):
    """The values of a suite's text. A byte order mark is passed over."""
    try:
        values = json.loads(text.removeprefix(b"\xef\xbb\xbf").decode(), object_pairs_hook=distinct,
                            parse_constant=refuse, parse_int=integer, parse_float=real)
        # Halves of characters are no text.
        json.dumps(values, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise NotOurs(str(error)[:80]) from None
    if not isinstance(values, dict):
        raise NotOurs("it is no object")
    if has_null(values):
        raise NotOurs("null is no value")
    return values


def distinct(pairs):
    if len({key for key, _ in pairs}) != len(pairs):
        raise NotOurs("a key comes twice")
    return dict(pairs)


def refuse(word):
    raise NotOurs(f"{word} is no JSON")


def integer(digits):
    number = int(digits)
    if not -2**63 <= number < 2**64:
        raise NotOurs("an integer is too large")
    return number


def real(digits):
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise NotOurs("a real is too large")
    return number


def parts(value):
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def has_null(value):
    return value is None or any(map(has_null, parts(value)))


def has_special(value):
    """Whether a form of ours is in it, such as a date, which may be refused for what it says."""
    return isinstance(value, dict) and any(form in value for form in FORMS) or any(map(has_special, parts(value)))


def plain(value):
    """What two readers must agree on: values with their types, but for our forms, which may be spelt in several ways."""
    if isinstance(value, dict):
        inner = value.get("$dict")
        if len(value) == 1 and isinstance(inner, dict) and not any(form in inner for form in FORMS):
            return plain(inner)
        if any(form in value for form in FORMS):
            return "a form"
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return type(value).__name__, repr(value)
