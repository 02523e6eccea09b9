"""Two great trading board games on the computer: Mombasa and Speicherstadt."""
