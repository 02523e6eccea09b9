"""Which commands there are, and what each is told on the command line."""
