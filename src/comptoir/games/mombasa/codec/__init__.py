"""The whole state as JSON, and back."""
