"""Great trading board games on the computer."""
