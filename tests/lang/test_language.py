import pytest

from comptoir.lang import LANGUAGES, system_language
from comptoir.lang.language import DEFAULT


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs_CZ"}, "cs"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl-BE"}, "nl"),
        ({"LANG": "pl.UTF-8"}, "pl"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": ""}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_variable_that_is_set_names_the_language(
    environment: dict[str, str], language: str
) -> None:
    assert system_language(environment) == language


def test_the_default_comes_first() -> None:
    assert LANGUAGES[0] == DEFAULT == "en"
