"""Tables: made, joined, started, left and found again; and the journal that each is played from."""
