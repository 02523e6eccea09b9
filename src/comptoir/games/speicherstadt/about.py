"""What Speicherstadt says about itself."""

from comptoir.core.about import About, Odds

ABOUT = About(
    key="speicherstadt",
    title="Speicherstadt",
    authors=("Stefan Feld",),
    letter="S",
    seats=range(2, 6),
    minutes=45,
    rounds=(16, 12, 10, 8),
    longest=1000,
    odds=Odds(
        luck=(0.5, 14.2),
        optimism=2.4,
        columns="estimate.columns:columns",
        signs="estimate.columns:signs",
    ),
    reasons="estimate.reasons:reasons",
    judgement="estimate.expert:judgement",
    tuning="estimate.expert:TUNING",
    exercises=540,
    package=__package__,
    game="game:Speicherstadt",
    edition="edition.loader:parse",
    house="edition/house.toml",
    guide="edition/guide.toml",
    board="terminal.board",
    panels="panels:panels",
    picture="picture:draw",
    facts="facts:READER",
)
