"""The turns of a finished game, to go through it turn by turn."""

from tests.server.play.test_sealed import WISH, play_to_the_end
from tests.server.site import Browser, Site


async def finished(site: Site) -> tuple[Browser, str]:
    """A game that Ann has played on all seats."""
    ann = await site.guest("Ann")
    table = (await ann.post("/api/tables", WISH))["id"]
    await play_to_the_end(site, ann, table)
    return ann, table


async def test_the_outline_has_every_turn_and_its_round(site: Site) -> None:
    ann, table = await finished(site)
    turns = (await ann.get(f"/api/tables/{table}/outline"))["turns"]
    last = await ann.get(f"/api/tables/{table}/replay?step=0")
    steps = [turn["step"] for turn in turns]
    assert steps == sorted(set(steps))
    assert steps[-1] == last["steps"]
    rounds = [turn["round"] for turn in turns]
    assert rounds == sorted(rounds)
    assert {turn["seat"] for turn in turns} == {-1, 0, 1}


async def test_a_step_tells_what_happened_since_another(site: Site) -> None:
    ann, table = await finished(site)
    whole = (await ann.get(f"/api/tables/{table}/replay?step=9&since=5"))["events"]
    single = [
        event
        for step in range(6, 10)
        for event in (await ann.get(f"/api/tables/{table}/replay?step={step}"))["events"]
    ]
    assert whole == single
    assert (await ann.get(f"/api/tables/{table}/replay?step=3&since=99"))["events"] == []
