"""The rules: state, actions, scoring, and the phases, a file a chapter."""
