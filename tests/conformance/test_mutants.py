"""Each property can fail: it finds a toy that breaks it, and passes the good one."""

import pytest

from comptoir.core import CorruptState
from comptoir.testing import AT_A_SPOT, WHOLE_GAME, Case, Property, Spot, check_game
from comptoir.testing.properties import counting, flow, records
from comptoir.testing.properties import secrets as s
from tests.conformance import leaks
from tests.conformance import mutants as m
from tests.conformance.cases import toy_case
from tests.conformance.toy import Toy

BREAKS: dict[Property, list[type[Toy]]] = {
    flow.every_game_ends: [m.Endless],
    flow.every_choice_is_told: [m.Silent, m.Babbling, m.Unruly],
    flow.decisions_are_well_formed: [m.Repeating, m.Asking, m.Weightless, leaks.LeakyQuestion],
    flow.options_keep_their_order: [m.Unordered],
    flow.options_are_what_explain_allows: [m.Stingy, m.Forbidding],
    flow.refusals_are_in_the_catalogue: [m.Mumbling],
    flow.simultaneous_choices_commute: [m.Hurried],
    records.replay_equals_live: [m.Forgetful],
    records.every_action_has_its_notation: [m.Retyping, m.Obliging],
    records.a_dump_loads_to_the_same: [m.Lossy],
    records.damage_is_refused: [m.Gullible],
    records.clones_are_independent: [m.Entangled],
    records.a_step_leaves_the_state_alone: [m.Entangled, m.Meddling],
    records.nobody_listening_changes_nothing: [m.Forgetful],
    records.setup_is_checked: [m.Lenient],
    s.chance_lines_are_barriers: [leaks.Unmarked],
    s.views_are_plain_data: [m.Tangible],
    s.shared_views_are_views: [m.Clinging, leaks.Confusing],
    s.without_secrets_all_see_the_same: [leaks.Outspoken],
    s.nothing_leaks: [
        *(
            leaks.LeakyView,
            leaks.LeakyQuestion,
            leaks.LeakyOptions,
            leaks.LeakyExplanation,
            leaks.LeakyScore,
        ),
        *(leaks.Sly, leaks.Amnesic),
    ],
    s.no_reveal_without_its_mark: [leaks.LeakyEvent, leaks.Careless],
    s.what_is_seen_was_told: [leaks.Sly, leaks.LeakyView],
    s.a_possible_world_is_whole: [leaks.Wasteful],
    s.possible_worlds_are_drawn_by_the_generator: [leaks.Whimsical],
    s.possible_worlds_depend_on_knowledge_alone: [leaks.Truthful, leaks.HalfTruthful, leaks.Biased],
    s.possible_worlds_forget_the_truth: [leaks.Truthful],
    counting.nothing_is_lost_or_made: [m.Thievish],
    counting.coins_follow_from_the_events: [m.Miscounting],
    counting.standings_are_well_formed: [m.Flattering, m.Generous, m.Upended],
    counting.estimates_end_as_the_score: [m.Dreaming, m.Hopeless],
    counting.the_result_is_the_last_standing: [m.Premature, m.Revising],
}
PAIRS = [(keeps, mutant) for keeps, mutants in BREAKS.items() for mutant in mutants]


def keeps_everywhere(keeps: Property, toy: type[Toy]) -> bool:
    """Whether the toy keeps the property at many spots, with two seats and with three."""
    for seed in range(30):
        case = toy_case(2 + seed % 2, load=toy)
        try:
            keeps(Spot(case, case.load(), seed, share=seed * 37 % 101))
        except (AssertionError, CorruptState):
            return False
    return True


@pytest.mark.parametrize(("keeps", "mutant"), PAIRS, ids=lambda each: each.__name__)
def test_a_property_finds_what_breaks_it(keeps: Property, mutant: type[Toy]) -> None:
    assert not keeps_everywhere(keeps, mutant)
    assert keeps_everywhere(keeps, Toy)


def test_every_property_can_fail() -> None:
    assert set(BREAKS) == {*WHOLE_GAME, *AT_A_SPOT}


def test_a_game_is_checked_without_pytest() -> None:
    check_game(toy_case(2, (4, 12)), games=3)


@pytest.mark.parametrize(
    ("case", "name"),
    [
        (toy_case(2, load=m.Endless), "every_game_ends"),
        (toy_case(3, load=leaks.LeakyView), "nothing_leaks"),
    ],
)
def test_a_check_names_the_property_and_the_moment(case: Case, name: str) -> None:
    with pytest.raises(AssertionError) as caught:
        check_game(case, games=3)
    (note,) = caught.value.__notes__
    assert note.startswith(f"{name} fails at Spot({case}, seed=")


def test_a_check_counts_the_ways_to_go_on() -> None:
    with pytest.raises(AssertionError, match=r"there are \(4, 12\) ways to go on"):
        check_game(toy_case(2, (4, 13)), games=3)
