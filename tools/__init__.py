"""What makes the program out of its source."""
