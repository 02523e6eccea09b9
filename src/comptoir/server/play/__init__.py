"""Play: turns tried out, posted and taken back."""
