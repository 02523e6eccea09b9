"""Tables that last: people, tables and play over HTTP and WebSockets, stored for good."""
