"""Messages to people who are not at the table: by e-mail and by webhooks."""
