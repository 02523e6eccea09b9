from pathlib import Path

from comptoir.lang import Rule, Rules
from comptoir.lang.rules import read


def test_a_rule_is_read_with_its_pages(tmp_path: Path) -> None:
    file = tmp_path / "game.md"
    file.write_text(
        "# Game\n\nText about S5.1.\n- S5.1 p2 The price.\n- S5.2 p2, p13 Paying.\n"
        "- S5.4 **Ruling**: each for itself.\n- no rule\n",
        encoding="utf-8",
    )
    assert list(read(file)) == [
        Rule("S5.1", (2,), "The price."),
        Rule("S5.2", (2, 13), "Paying."),
        Rule("S5.4", (), "**Ruling**: each for itself."),
    ]


def test_all_rules_of_both_games_are_there() -> None:
    rules = Rules.packaged()
    numbers = [rule.number for rule in rules]
    assert len([n for n in numbers if n.startswith("S")]) == 50
    assert len([n for n in numbers if n.startswith("M")]) == 162


def test_a_rule_is_found_by_its_number_in_either_case() -> None:
    rules = Rules.packaged()
    found = rules.find(" s5.1 ")
    assert found is not None
    assert found.number == "S5.1"
    assert found.pages == (2,)
    assert rules.find("S99.1") is None


def test_a_chapter_is_all_its_rules() -> None:
    assert [rule.number for rule in Rules.packaged().chapter("s2")] == ["S2.1"]
    assert len(Rules.packaged().chapter("S1")) == 7
    assert Rules.packaged().chapter("X") == ()
