"""Figures of tables and play, for Prometheus."""

from prometheus_client import Counter, Gauge

from comptoir.server.metrics import REGISTRY

LINES = Counter("comptoir_lines", "Lines of journals stored.", registry=REGISTRY)
TABLES = Gauge("comptoir_tables", "Tables held in memory.", registry=REGISTRY)
SOCKETS = Gauge("comptoir_sockets", "Clients that watch tables.", registry=REGISTRY)
SLOW = Counter("comptoir_slow_clients", "Clients dropped for not keeping up.", registry=REGISTRY)
BOTS = Counter("comptoir_bot_turns", "Turns of bots.", ("outcome",), registry=REGISTRY)
"""made, stale or failed."""
