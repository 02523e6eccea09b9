"""Mombasa as text: what matters for the question asked, and pages for all the rest."""
