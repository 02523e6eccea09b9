"""What reports read of games of Speicherstadt."""

from comptoir.lab.facts import Reader, Source

READER = Reader(
    "speicherstadt.lot",
    (
        Source("bought", "speicherstadt.bought", "card", "coins"),
        Source("bid", "speicherstadt.bid", "card"),
    ),
)
