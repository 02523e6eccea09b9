"""What Mombasa says about itself."""

from comptoir.core.about import About, Odds

ABOUT = About(
    key="mombasa",
    title="Mombasa",
    authors=("Alexander Pfister",),
    letter="M",
    versions=(1, 2),  # 2: a majority below the lowest threshold may take its space (M10.5)
    seats=range(2, 5),
    minutes=120,
    rounds=(7, 7, 7),
    longest=1500,
    variants={"setup": ("first", "variable")},
    odds=Odds(luck=(0.5, 21.6), optimism=-0.1, signs="estimate.signs:signs"),
    reasons="estimate.reasons:reasons",
    judgement="estimate.expert:judgement",
    tuning="estimate.expert:TUNING",
    exercises=173,
    package=__package__,
    game="game:Mombasa",
    edition="edition.loader:parse",
    house="edition/house.toml",
    guide="edition/guide.toml",
    board="terminal.board",
    panels="panels:panels",
    picture="picture:draw",
    facts="facts:READER",
)
