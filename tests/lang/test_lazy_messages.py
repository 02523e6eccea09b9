"""A message is parsed when it is asked for, with all that it refers to."""

from comptoir.lang.messages import Messages

FILE = """
# Greetings
-town = Hamburg
hello = Hello { name } of { -town }, { $count ->
    [one] one
*[other] { $count }
} times!
    .title = Greeting { name }

name = Ada
round = { about }
about = { round }
again = { again }
broken = { $count ->
"""


def said(messages: Messages, name: str, **values: int) -> str:
    assert messages.has_message(name)
    value = messages.get_message(name).value
    assert value
    return str(messages.format_pattern(value, values)[0])


def test_what_it_refers_to_comes_with_it() -> None:
    messages = Messages("en", [FILE], {})
    assert said(messages, "hello", count=2) == "Hello Ada of Hamburg, 2 times!"
    assert said(messages, "hello", count=1) == "Hello Ada of Hamburg, one times!"


def test_the_first_of_two_is_said() -> None:
    assert said(Messages("en", ["a = one\n", "a = two\n"], {}), "a") == "one"


def test_functions_are_called() -> None:
    assert said(Messages("en", ["a = { ABS($n) }"], {"ABS": abs}), "a", n=-3) == "3"


def test_circles_end() -> None:
    messages = Messages("en", [FILE], {})
    assert messages.has_message("again")
    assert messages.has_message("round")
    assert messages.has_message("about")


def test_what_is_no_message_is_none() -> None:
    messages = Messages("en", [FILE], {})
    assert not messages.has_message("broken")
    assert not messages.has_message("Greetings")
    assert not messages.has_message("other")
