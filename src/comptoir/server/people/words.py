"""Which names, logins, passwords and addresses there may be."""

import re
import unicodedata
from typing import Any

from msgspec import json

from comptoir.lang import LANGUAGES
from comptoir.server.errors import Malformed

NAME = 40
LOGIN = (3, 32)
PASSWORD = (8, 200)
EMAIL = 254
SETTINGS = 4000
DEEP = 10
MAIL = re.compile(r"[^\s@<>()[\]\",;:\\]+@[^\s@<>()[\]\",;:\\.]+(\.[^\s@<>()[\]\",;:\\.]+)+")
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing: fillers of Hangul, and the empty pattern of Braille."""
PLAIN = re.compile(r"[\w.-]+")


def clean_name(text: str) -> str:
    """A name without spaces around it. Raises Malformed for what can't be shown."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > NAME:
        raise Malformed("name-length", most=NAME, field="name")
    if not _shown(name):
        raise Malformed("name-invisible", field="name")
    if not any(_visible(letter) for letter in name):
        raise Malformed("name-blank", field="name")
    return name


def _visible(letter: str) -> bool:
    """Not a space, nor a mark that needs a letter, nor one of the letters that are blank."""
    return unicodedata.category(letter)[0] not in "ZM" and letter not in BLANK


def _shown(text: str) -> bool:
    """No controls, among them those that turn the direction of writing, and nothing unassigned."""
    return not any(unicodedata.category(letter)[0] == "C" for letter in text)


def one_line(text: str, most: int) -> str:
    """What others wrote, as one line that can be shown anywhere, and no longer than that."""
    seen = (c for c in " ".join(text.split()) if unicodedata.category(c) not in ("Cc", "Cf"))
    return "".join(seen)[:most]


def check_settings(settings: dict[str, Any]) -> str:
    """The page's own object as it is kept. Raises Malformed."""
    encoded = json.encode(settings)
    if len(encoded) > SETTINGS:
        raise Malformed("settings-size", most=SETTINGS, field="settings")
    if _depth(settings) > DEEP:
        raise Malformed("settings-depth", most=DEEP, field="settings")
    return encoded.decode()


def _depth(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    return 1 + max(map(_depth, value), default=0) if isinstance(value, list) else 0


def clean_login(text: str) -> str:
    """A login as it is compared: capitals don't matter."""
    login = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text.strip()).casefold())
    low, high = LOGIN
    if not low <= len(login) <= high or not PLAIN.fullmatch(login):
        raise Malformed("login-shape", low=low, high=high, field="login")
    return login


def check_password(text: str) -> str:
    """A password that is long enough, and not endless."""
    low, high = PASSWORD
    if not low <= len(text) <= high:
        raise Malformed("password-length", low=low, high=high, field="password")
    if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
        raise Malformed("password-controls", field="password")
    return unicodedata.normalize("NFC", text)


def clean_email(text: str) -> str:
    """An e-mail address, or none."""
    email = text.strip()
    if email and (len(email) > EMAIL or not _shown(email) or not MAIL.fullmatch(email)):
        raise Malformed("no-email-address", field="email")
    return email


def check_language(text: str) -> str:
    """A language that we speak."""
    if text not in LANGUAGES:
        raise Malformed("no-language", all=", ".join(LANGUAGES), field="language")
    return text


def accepted_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for wish in header.split(","):
        language = wish.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
