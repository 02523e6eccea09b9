"""Mombasa, by Alexander Pfister: trading companies, books and diamonds."""
