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
PLAIN = re.compile(r"[\w.-]+")


def clean_name(text: str) -> str:
    """A name without spaces around it. Raises Malformed for what can't be shown."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > NAME:
        raise Malformed(f"A name has 1 to {NAME} characters.", field="name")
    if not _shown(name):
        raise Malformed("A name has no invisible characters.", field="name")
    return name


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
        raise Malformed(f"Settings have at most {SETTINGS} bytes.", field="settings")
    if _depth(settings) > DEEP:
        raise Malformed(f"Settings are nested at most {DEEP} deep.", field="settings")
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
        message = f"A login has {low} to {high} letters, digits, dots, dashes or underscores."
        raise Malformed(message, field="login")
    return login


def check_password(text: str) -> str:
    """A password that is long enough, and not endless."""
    low, high = PASSWORD
    if not low <= len(text) <= high:
        raise Malformed(f"A password has {low} to {high} characters.", field="password")
    if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
        raise Malformed("A password has no control characters.", field="password")
    return unicodedata.normalize("NFC", text)


def clean_email(text: str) -> str:
    """An e-mail address, or none."""
    email = text.strip()
    if email and (len(email) > EMAIL or not _shown(email) or not MAIL.fullmatch(email)):
        raise Malformed("That is no e-mail address.", field="email")
    return email


def check_language(text: str) -> str:
    """A language that we speak."""
    if text not in LANGUAGES:
        message = f"There is no such language. Choose one of: {', '.join(LANGUAGES)}."
        raise Malformed(message, field="language")
    return text


def accepted_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for wish in header.split(","):
        language = wish.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
