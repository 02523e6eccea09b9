# `make play` and `make test` are enough: each sets up what it needs on a fresh machine.

GAME ?= speicherstadt
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
VENV := .venv
PLAY := .venv-play
BIN := $(VENV)/bin
COMPILER = { command -v cc >/dev/null && \
    test -f "$$($(PLAY)/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h"; }
COMPILED = { $(PLAY)/bin/comptoir --version | grep -q 'engine compiled' || ! $(COMPILER); }
TO_SEE_WHY = "The engine could not be compiled and stays slow. To see why:" \
    "COMPTOIR_COMPILE=1 $(PLAY)/bin/python -m pip wheel --no-deps -w build ."
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path 'src/comptoir/page/*') \
    hatch_build.py
PAGE := src/comptoir/page/index.html
PAGE_SOURCES := $(shell find web src/comptoir/locales -type f -not -path 'web/node_modules/*' \
    -not -path 'web/tests/*')
NPM = COMPTOIR_PYTHON='$(abspath $(PLAY)/bin/python)' web/npm.sh

.PHONY: help play terminal test services check docs page page-test compiled bench puzzles clean

help:
	@echo "make play      both games in your browser"
	@echo "make terminal  a game in the terminal (GAME=$(GAME))"
	@echo "make test      format, lint, types, import contracts, then all tests with coverage,"
	@echo "               then those of the page and of the compiled engine"
	@echo "make check     format, lint, types and import contracts alone"
	@echo "make docs      the documentation as a site, in build/docs"
	@echo "make page      the page alone, built into the package, for who installs it from here"
	@echo "make page-test the tests of the page alone"
	@echo "make compiled  the tests of the compiled engine alone"
	@echo "make bench     how fast the games are played"
	@echo "make puzzles   the puzzles that come with the program, found anew; takes a while"
	@echo "make clean     remove what the other commands made"

play: $(PLAY)/has-cli
	@$(PLAY)/bin/comptoir serve

terminal: $(PLAY)/has-cli
	@$(PLAY)/bin/comptoir play $(GAME)

# In the end the compiler works while the browser does.
test: check services
	$(BIN)/python -m pytest --numprocesses=auto --dist=worksteal --cov --cov-report=term
	@$(MAKE) --no-print-directory -j2 page-test compiled

# PostgreSQL's programs, which the server's tests start, and a browser for the page.
services: $(VENV)/has-dev
	@$(BIN)/python -m tests.server.postgres install
	@$(BIN)/python -m tests.web.chromium

check: $(VENV)/has-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Strictly: a broken link, a missing anchor or a page that nothing leads to is an error.
docs: $(VENV)/has-dev
	@LC_ALL=C PYTHONUTF8=1 $(BIN)/sphinx-build --fail-on-warning --keep-going --quiet --fresh-env -j auto docs build/docs
	@echo "The documentation is in build/docs/index.html"

page: $(PAGE)

# The words are compared with Python's; the browser plays with the server as it stands.
page-test: $(PAGE) services
	@$(BIN)/python -m tests.web.sentences
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) run --silent test
	@$(NPM) run --silent browser

compiled: $(VENV)/has-dev $(PLAY)/has-dev
	@$(COMPILED) || { echo $(TO_SEE_WHY) >&2; exit 1; }
	$(PLAY)/bin/python -m pytest --numprocesses=auto --dist=worksteal -q \
	    tests/compiled tests/core/test_contract.py tests/golden tests/conformance --conformance-games 3

bench: $(PLAY)/has-cli
	@$(PLAY)/bin/comptoir bench

# They are true for the values of the house editions, and made anew when those change.
puzzles: $(PLAY)/has-cli
	$(PLAY)/bin/comptoir puzzles speicherstadt --games 60 --seed 1 --anew \
	    --out src/comptoir/puzzles/speicherstadt.jsonl
	$(PLAY)/bin/comptoir puzzles mombasa --games 20 --seed 1 --anew \
	    --out src/comptoir/puzzles/mombasa.jsonl

clean:
	rm -rf $(VENV) $(PLAY) build dist .coverage .coverage.* .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache web/node_modules web/tests/made src/comptoir/page
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The package as it stands, to be edited and tested: anew only when a dependency changed.
$(VENV)/has-dev: pyproject.toml constraints.txt | $(BIN)/python
	$(call install,$(VENV),-e '.[dev]')
	@touch $@

# The page, built into the package.
$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc | $(PLAY)/bin/python
	@echo "Installing what builds the page into web/node_modules ..."
	@$(NPM) ci --no-progress --loglevel=error || \
	    { echo "The page's packages could not be installed; the reason stands above." \
	        "Mend it and run make again." >&2; exit 1; }
	@touch $@

# The package as its users get it, the engine compiled if there is a C compiler.
$(PLAY)/has-cli: pyproject.toml constraints.txt $(SOURCES) $(PAGE) | $(PLAY)/bin/python
	@echo "Compiling the engine if it is new here; that takes a few minutes ..."
	$(call install,$(PLAY),'.[server]')
	@$(PLAY)/bin/comptoir --version
	@$(COMPILED) || echo $(TO_SEE_WHY) >&2
	@touch $@

$(PLAY)/has-dev: pyproject.toml constraints.txt $(PLAY)/has-cli
	$(call install,$(PLAY),'.[dev]')
	@touch $@

define install
	@echo "Installing Comptoir and what it needs into $(1) ..."
	@$(1)/bin/python -m pip install -qq --disable-pip-version-check -c constraints.txt $(2) || \
	    { echo "The packages could not be installed; the reason stands above. Mend it and run make again." >&2; \
	      exit 1; }
endef

# The first Python of the list that is new enough.
$(VENV)/bin/python $(PLAY)/bin/python:
	@for python in $(PYTHON); do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    $$python -m venv $(@:/bin/python=) && exit 0; \
	    rm -rf $(@:/bin/python=); \
	    echo "$$python can't make a virtual environment. Install its venv package" \
	        "(python3-venv on Debian and Ubuntu) and run make again." >&2; \
	    exit 1; \
	done; \
	echo "Comptoir needs Python 3.11 or newer, and found none. Install one and run make again," \
	    "or name it: make play PYTHON=/path/to/python3" >&2; \
	exit 1
