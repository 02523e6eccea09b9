import pytest

from comptoir.core import Action, Decision, Event, Refusal, Seat
from comptoir.core.notation import named
from comptoir.lang import LANGUAGES, Speaker
from comptoir.lang.speaker import message_id, signed, unsigned

ADA, BEN = Seat(0), Seat(1)
TIMES = "\N{MULTIPLICATION SIGN}"


def speak(language: str) -> Speaker:
    return Speaker(language, ["Ada", "Ben"])


def test_a_kind_and_its_role_name_the_message() -> None:
    assert message_id("event", "speicherstadt.bid") == "speicherstadt-event-bid"


def test_a_seat_becomes_a_name_and_an_id_its_word() -> None:
    args = (("seat", ADA), ("card", "bank"), ("space", 2), ("coins", -3))
    bought = Event("speicherstadt.bought", args)
    assert speak("en").event(bought) == "Ada buys the bank on space 2 for 3 coins."
    assert speak("nl").event(bought) == "Ada koopt de bank op watervak 2 voor 3 munten."
    assert speak("pl").event(bought) == "Ada kupuje bank z pola 2 za 3 monety."
    assert speak("cs").event(bought) == "Ada kupuje banku z pole 2 za 3 mince."
    assert speak("de").event(bought) == "Ada kauft die Bank auf Feld 2 für 3 Münzen."


def test_a_sentence_begins_with_a_capital_unless_with_a_name() -> None:
    turned_up = Event("speicherstadt.turned_up", (("card", "ship"), ("space", 2)))
    assert speak("nl").event(turned_up) == "Het schip komt open op watervak 2."
    done = Event("speicherstadt.done", (("seat", ADA),))
    assert Speaker("en", ["ada"]).event(done) == "ada has finished processing."


def test_several_ids_are_a_list_in_the_language_and_equal_ones_are_counted() -> None:
    goods = ("coffee", "coffee", "tea", "cloth")
    left = Event("speicherstadt.left_over", (("seat", BEN), ("goods", goods)))
    assert f"stock: 2{TIMES} coffee, tea, and cloth." in speak("en").event(left)
    assert f": 2{TIMES} koffie, thee en stof." in speak("nl").event(left)
    assert f": 2{TIMES} kawę, herbatę i tkaninę." in speak("pl").event(left)
    assert f": 2{TIMES} kávu, čaj a\N{NO-BREAK SPACE}látku." in speak("cs").event(left)
    assert speak("cs").ids("speicherstadt", ()) == "nic"


def test_a_refusal_has_its_rule_and_page() -> None:
    dear = Refusal("S5.1", "speicherstadt.too_dear", (("price", 4), ("coins", 3)))
    assert speak("en").refusal(dear) == "The price is 4 coins; you have 3. (S5.1, page 2)"
    assert speak("nl").refusal(dear) == "De prijs is 4 munten, je hebt er 3. (S5.1, pagina 2)"
    assert speak("en").reference("S7.1") == "S7.1, pages 2 and 3"
    assert speak("en").reference("S5.4") == "S5.4"
    assert speak("en").refusal(Refusal("", "core.over")) == "The game is over."


def test_a_refusal_can_name_another_question() -> None:
    other = Refusal("S4.1", "core.other_question", (("question", "speicherstadt.bid"),))
    said = " to another decision. First comes this one: bidding with a merchant. (S4.1, page 2)"
    assert speak("en").refusal(other).endswith(said)


def test_questions_and_options() -> None:
    args = (("card", "church"), ("price", 1))
    decision = Decision(ADA, "speicherstadt.buy", (), args=args)
    assert speak("en").prompt(decision) == "Do you buy the church for 1 coin?"
    deliver = Action(*named("speicherstadt.deliver", card="contract_4", good="tea"))
    assert speak("pl").option(deliver) == "Dostarcz herbatę na kontrakt 4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_message_is_still_said(language: str) -> None:
    speaker = speak(language)
    assert speaker.event(Event("toy.x", (("coins", 3),))) == "toy.x (coins 3)"
    assert speaker.id("toy", "jade") == "jade"
    assert speaker.category("toy", "jewels") == "jewels"
    assert speaker.title("toy.x") == "toy.x"
    assert speaker.text("cli-never-written") == "cli-never-written"


def test_players_without_a_name_have_a_number() -> None:
    assert Speaker("cs").name(Seat(2)) == "Hráč 3"
    assert Speaker("cs").seated(["Eva"]).name(Seat(0)) == "Eva"


def test_percent_is_written_as_the_language_does() -> None:
    said = [speak(language).percent(0.264, 1) for language in LANGUAGES]
    spaced = "26,4\N{NO-BREAK SPACE}%"
    assert said == ["26.4%", "26,4%", "26,4%", spaced, spaced]


def test_amounts_can_be_shown_with_or_without_their_sign() -> None:
    assert [signed(number) for number in (3, 0, -3)] == ["+3", "0", "\N{MINUS SIGN}3"]
    assert unsigned(-3) == 3


def test_numbers_are_written_as_the_language_does() -> None:
    assert Speaker("en").number(1234.56, 1) == "1,234.6"
    assert Speaker("nl").number(1234.56, 1) == "1.234,6"
    assert Speaker("en").number(1234.56) == "1,235"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_id_of_ones_own_edition_is_readable(language: str) -> None:
    speaker = Speaker(language)
    assert speaker.id("mombasa", "upper_volta") == "upper volta"
    assert speaker.id("mombasa", "upper_volta", "acc") == "upper volta"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'xx'"):
        Speaker("xx")
