"""Bots in processes of their own, with hard limits; a hung or crashed one is replaced."""
