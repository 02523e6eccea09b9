"""These tests are for a compiled engine; where it runs as plain Python they are left out."""

from comptoir.core.native import compiled

collect_ignore_glob = [] if compiled() else ["test_*"]
