"""How the environments draw the table."""

from typing import Any

from comptoir.games.mombasa.panels import panels
from tests.mombasa.moments import mombasa, the_end


def test_the_map_says_which_company_holds_which_regions() -> None:
    view: Any = mombasa().view(the_end(), None)
    (found,) = [panel for panel in panels(view) if panel.title == "Map"]
    held = {company: regions.split(", ") for company, regions in found.rows}
    assert held
    for region in view["map"]:
        assert (region["id"] in held.get(region["post"], ())) == (region["post"] is not None)


def test_an_empty_map_says_so() -> None:
    view: Any = mombasa().view(the_end(), None)
    for region in view["map"]:
        region["post"] = None
    assert [panel.rows for panel in panels(view) if panel.title == "Map"] == [
        [["no trading posts"]]
    ]
