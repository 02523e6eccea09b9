"""What every game keeps. A property takes a spot and asserts."""

from collections.abc import Callable
from typing import TypeAlias

from comptoir.testing.properties import counting, flow, records, secrets
from comptoir.testing.spot import Spot

Property: TypeAlias = Callable[[Spot], None]

WHOLE_GAME: tuple[Property, ...] = (
    flow.every_game_ends,
    flow.every_choice_is_told,
    records.replay_equals_live,
    secrets.chance_lines_are_barriers,
    counting.nothing_is_lost_or_made,
    counting.coins_follow_from_the_events,
    counting.standings_are_well_formed,
    counting.the_result_is_the_last_standing,
)
"""Tried on every step of a game."""

AT_A_SPOT: tuple[Property, ...] = (
    flow.decisions_are_well_formed,
    flow.options_keep_their_order,
    flow.options_are_what_explain_allows,
    flow.refusals_are_in_the_catalogue,
    flow.simultaneous_choices_commute,
    records.every_action_has_its_notation,
    records.a_dump_loads_to_the_same,
    records.damage_is_refused,
    records.clones_are_independent,
    records.a_step_leaves_the_state_alone,
    records.nobody_listening_changes_nothing,
    records.setup_is_checked,
    counting.estimates_end_as_the_score,
    secrets.views_are_plain_data,
    secrets.shared_views_are_views,
    secrets.without_secrets_all_see_the_same,
    secrets.nothing_leaks,
    secrets.no_reveal_without_its_mark,
    secrets.what_is_seen_was_told,
    secrets.a_possible_world_is_whole,
    secrets.possible_worlds_are_drawn_by_the_generator,
    secrets.possible_worlds_depend_on_knowledge_alone,
    secrets.possible_worlds_forget_the_truth,
)
"""Tried at one moment of a game."""
