"""Processes beside the server that think: one line of JSON in, one line out."""
