"""What a seat can hope for; the rules never ask."""
