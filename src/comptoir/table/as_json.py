# Compiled by mypyc.
"""Values of the contract as plain data, for JSON."""

from comptoir.core import Action, Args, Decision, Event, Json, Result, Value


def args_json(args: Args) -> dict[str, Json]:
    """Arguments as a table; several ids are a list."""
    return {name: value_json(value) for name, value in args}


def value_json(value: Value) -> Json:
    """A number, an id or a list of ids."""
    return list(value) if isinstance(value, tuple) else value


def action_json(action: Action) -> dict[str, Json]:
    """An action with its notation."""
    return {"text": action.text, "kind": action.kind, "args": args_json(action.args)}


def decision_json(decision: Decision) -> dict[str, Json]:
    """A question with its options."""
    options: list[Json] = [action_json(action) for action in decision.options]
    return {
        "kind": decision.kind,
        "args": args_json(decision.args),
        "opens": decision.opens,
        "options": options,
    }


def event_json(event: Event) -> dict[str, Json]:
    """An event as seen."""
    return {
        "kind": event.kind,
        "args": args_json(event.args),
        "secret": args_json(event.secret),
        "rule": event.rule,
    }


def result_json(result: Result) -> list[Json]:
    """Scores by seat and category."""
    return [
        {
            "seat": score.seat,
            "total": score.total,
            "categories": dict(score.categories),
            "rank": score.rank,
        }
        for score in result
    ]
