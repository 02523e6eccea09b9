"""Live updates: each connection gets its own projection, and what changes in it."""
