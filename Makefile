# `make play` and `make test` are enough: each sets up what it needs on a fresh machine.

GAME ?= speicherstadt
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play test check bench clean

help:
	@echo "make play    a game in the terminal (GAME=$(GAME))"
	@echo "make test    format, lint, types, import contracts, then all tests with coverage"
	@echo "make check   format, lint, types and import contracts alone"
	@echo "make bench   how fast the games are played"
	@echo "make clean   remove what the other commands made"

play: $(VENV)/has-cli
	@$(BIN)/comptoir play $(GAME)

test: check
	$(BIN)/python -m pytest --numprocesses=auto --dist=worksteal --cov --cov-report=term

check: $(VENV)/has-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/has-cli
	@$(BIN)/comptoir bench

clean:
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The packages: anew only when a version or a dependency changed.
$(VENV)/has-cli: pyproject.toml constraints.txt | $(BIN)/python
	$(call install,cli)
	@touch $@

$(VENV)/has-dev: pyproject.toml constraints.txt | $(BIN)/python
	$(call install,dev)
	@touch $@ $(VENV)/has-cli

define install
	@echo "Installing Comptoir and what it needs into $(VENV) ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[$(1)]' || \
	    { echo "The packages could not be installed; the reason stands above. Mend it and run make again." >&2; \
	      exit 1; }
endef

# The first Python of the list that is new enough.
$(BIN)/python:
	@for python in $(PYTHON); do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    $$python -m venv $(VENV) && exit 0; \
	    rm -rf $(VENV); \
	    echo "$$python can't make a virtual environment. Install its venv package" \
	        "(python3-venv on Debian and Ubuntu) and run make again." >&2; \
	    exit 1; \
	done; \
	echo "Comptoir needs Python 3.11 or newer, and found none. Install one and run make again," \
	    "or name it: make play PYTHON=/path/to/python3" >&2; \
	exit 1
