"""What a seat sees as numbers, for programs that learn."""
