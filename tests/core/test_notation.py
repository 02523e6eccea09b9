import pytest

from comptoir.core import Action, InvalidNotation
from comptoir.core.notation import Lexicon, named

STAY = Action(*named("toy.stay"))
GO = Action(*named("toy.go", city="cape_town", steps=2))
LEXICON = Lexicon([STAY, GO])


def test_the_notation_is_the_verb_and_its_arguments() -> None:
    assert STAY.text == "stay"
    assert GO.text == "go cape_town 2"
    assert GO.args == (("city", "cape_town"), ("steps", 2))


@pytest.mark.parametrize("text", ["go cape_town 2", "  go   cape_town\t2 \n"])
def test_an_action_is_found_by_its_text(text: str) -> None:
    assert LEXICON.parse(text) is GO


def test_the_actions_keep_their_order() -> None:
    assert LEXICON.actions == (STAY, GO)


def test_a_near_miss_is_met_with_a_suggestion() -> None:
    with pytest.raises(InvalidNotation) as error:
        LEXICON.parse("go cape_town 3")
    assert str(error.value) == (
        "'go cape_town 3' is not an action of this game. Did you mean 'go cape_town 2'?"
    )


def test_anything_else_is_met_with_advice() -> None:
    with pytest.raises(InvalidNotation) as error:
        LEXICON.parse("???")
    assert (
        str(error.value) == "'???' is not an action of this game. Choose one of the listed options."
    )


def test_two_actions_never_share_a_text() -> None:
    with pytest.raises(ValueError, match="share a notation"):
        Lexicon([STAY, Action(*named("other.stay"))])
    with pytest.raises(ValueError, match="share a notation"):
        Lexicon([STAY], [Action(*named("other.stay"))])


def test_what_never_is_an_action_is_understood_to_say_why_not() -> None:
    lexicon = Lexicon([STAY], [GO])
    assert lexicon.parse(GO.text) is GO
    assert lexicon.actions == (STAY,)
