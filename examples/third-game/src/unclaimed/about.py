"""What the game says about itself; none of it is loaded until somebody plays."""

from comptoir.core.about import About

ABOUT = About(
    key="unclaimed",
    title="Unclaimed",
    authors=("The Comptoir maintainers",),
    letter="U",
    seats=range(2, 5),
    minutes=10,
    rounds=(8, 8, 8),
    longest=120,
    variants={"length": ("usual", "long")},
    package=__package__,
    game="game:Unclaimed",
)
