"""The games, each in a package of its own; they share functions and a protocol."""
