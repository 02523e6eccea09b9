"""Which languages there are, and which one a person wants."""

from collections.abc import Mapping

NAMES: Mapping[str, str] = {
    "en": "English",
    "nl": "Nederlands",
    "pl": "Polski",
    "cs": "Čeština",
    "de": "Deutsch",
}
"""The languages, each with its own name for itself; the default comes first."""
LANGUAGES = tuple(NAMES)
DEFAULT = LANGUAGES[0]
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first one that is set counts."""


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale if we speak it, else English."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else DEFAULT
