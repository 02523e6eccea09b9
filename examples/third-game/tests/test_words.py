"""Everything the game says has words."""

from unclaimed import catalogue
from unclaimed.game import Unclaimed

from comptoir.lang import Speaker
from comptoir.lang.speaker import message_id


def test_everything_has_words() -> None:
    speaker = Speaker("en")
    kinds = {
        "event": catalogue.EVENTS,
        "ask": catalogue.PROMPTS,
        "do": catalogue.ACTIONS,
        "why": catalogue.REFUSALS,
    }
    keys = [message_id(role, kind) for role, names in kinds.items() for kind in names]
    keys += [f"unclaimed-id-{name}" for name in catalogue.ids(Unclaimed().box)]
    keys += [f"unclaimed-category-{name}" for name in catalogue.CATEGORIES]
    assert [key for key in keys if speaker.text(key) == key] == []
