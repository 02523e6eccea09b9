"""People: guests, accounts, what is theirs, and how they leave."""
