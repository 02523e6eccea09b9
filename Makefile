# `make play` and `make test` are enough: each sets up what it needs on a fresh machine.

GAME ?=
comma := ,
GAMES := $(notdir $(patsubst %/about.py,%,$(wildcard src/comptoir/games/*/about.py)))
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
VENV := .venv
PLAY := .venv-play
BIN := $(VENV)/bin
# A source release has the page in it, built.
PAGE := $(if $(wildcard PKG-INFO),,build/has-page)
PAGE_SOURCES := $(shell find web \( -path web/node_modules -o -path web/tests \) -prune -o -type f -print) \
    $(shell find src -name '*.ftl')
NPM = COMPTOIR_PYTHON='$(abspath $(PLAY)/bin/python)' web/npm.sh
# Several targets at once, their lines whole where this make can do that.
AT_ONCE = $(MAKE) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=line) -j
# How far it is, where somebody waits to play.
step = $(if $(COUNT),$(1) of 3: )
# The folder to import the package from so that its engine is compiled; made when it is not there yet.
COMPILED = PYTHONPATH="$$($(1)/bin/python -m tools.engine)"
# What Python compiled is kept, also where the environment says otherwise: hundreds of processes start.
unexport PYTHONDONTWRITEBYTECODE
# One thread each: there are as many processes as cores.
PYTEST = OMP_NUM_THREADS=1 $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal
# In CI, where machines are busy, what failed is tried once more: the output shows both results,
# and a test that needed it has a fault to be found.
tested = $(PYTEST) -o cache_dir=build/tests/$(1) $(2) $(if $(CI),|| \
	    $(PYTEST) -o cache_dir=build/tests/$(1) --last-failed --last-failed-no-failures=none $(2) $(3))
# Coverage is checked when both parts have run.
COVER = --cov --cov-report= --cov-fail-under=0
# What is tested in plain Python; all other tests run on the compiled engine, and so do most games of
# the conformance suite, and the golden games.
RULES := tests/core tests/mombasa tests/speicherstadt tests/table
# How many per cent of each package the tests cover; these never fall. What other processes run is not counted.
FLOORS := core:100 games:100 table:100 bots:90 cli:85 envs:95 lab:95 lang:97 study:97
SERVER_FLOORS := server:80

.PHONY: help play terminal test quick quick-tests quick-page services check docs page rules-test server-test \
    program-test coverage server-coverage page-lint page-units page-check page-test firefox-test release-test \
    dist engine bench puzzles clean

help:
	@echo "make play      the games in your browser"
	@echo "make terminal  a game in the terminal; GAME=mombasa names it"
	@echo "make test      everything a change must pass: check and the tests below, except those for Firefox and releases"
	@echo "make quick     check, and the tests closest to what changed, the page's too"
	@echo "make check     format, lint, types and import contracts"
	@echo "make rules-test    the tests of the rules, in plain Python"
	@echo "make server-test   the tests of the server, with the engine compiled"
	@echo "make program-test  all other tests, the same way"
	@echo "make coverage      the tests of the rules and the program, and what they cover"
	@echo "make server-coverage  what the tests of the server cover of it"
	@echo "make page-lint     lint and types of the page"
	@echo "make page-units    the words of the page, and its units"
	@echo "make page-check    these two"
	@echo "make page-test     page-check, and the page in a browser"
	@echo "make firefox-test  a whole game of each in Firefox"
	@echo "make release-test  what else a release needs; takes a while"
	@echo "make docs      the documentation as a site, in build/docs"
	@echo "make page      only the page, built into the package, for people who install it from here"
	@echo "make engine    the engine, compiled"
	@echo "make dist      the packages of a release, and the program as a single file, in dist"
	@echo "make bench     how fast the games are played"
	@echo "make puzzles   the puzzles that come with the program, found again; takes a while"
	@echo "make clean     remove what the other commands made"

# The engine is compiled beside the play, and used from the next start on.
play:
	@$(AT_ONCE)2 COUNT=1 $(PLAY)/has-server $(PAGE)
	@$(PLAY)/bin/python -m tools.play serve

terminal: $(PLAY)/has-server
	@$(PLAY)/bin/python -m tools.play play $(GAME)

# What others wait for comes first.
test:
	@$(AT_ONCE)3 engine services page-lint check page-check page-test rules-test server-test program-test coverage

# PostgreSQL's programs and nginx, which the server's tests start, and a browser for the page.
services: $(VENV)/has-dev
	@$(BIN)/python -m tests.server.postgres install
	@$(BIN)/python -m tests.server.nginx
	@$(BIN)/python -m tests.web.browser

check: $(VENV)/has-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# What takes a minute: also the tests closest to what changed.
quick:
	@$(AT_ONCE)2 check quick-tests quick-page

quick-tests: $(VENV)/has-dev
	@near="$$($(BIN)/python -m tools.quick)"; \
	test -z "$$near" || $(PYTEST) -q $$near

quick-page: $(VENV)/has-dev
	@wanted="$$($(BIN)/python -m tools.quick page)"; \
	test -z "$$wanted" || $(MAKE) --no-print-directory $$wanted

rules-test: $(VENV)/has-dev
	@mkdir -p build/coverage
	COVERAGE_FILE=build/coverage/rules $(PYTEST) $(COVER) --every-rule \
	    --conformance-games 3 $(RULES) tests/conformance

# Without coverage: what is measured is covered by the others, and it would take half as long again.
server-test: services engine
	$(call COMPILED,$(VENV)); export PYTHONPATH; $(call tested,server,tests/server)

program-test: services engine
	@mkdir -p build/coverage
	$(call COMPILED,$(VENV)); COVERAGE_FILE=build/coverage/program; export PYTHONPATH COVERAGE_FILE; \
	$(call tested,program,$(COVER) tests/core/test_contract.py tests $(RULES:%=--ignore=%) \
	    --ignore=tests/server --ignore=tests/release,--cov-append)

# What both have covered together: compiled modules by the rules, the others by either.
coverage: rules-test program-test
	@$(BIN)/coverage combine --quiet --keep --data-file=build/coverage/all build/coverage/rules build/coverage/program
	@$(call floors,build/coverage/all,$(FLOORS))

# The same for the server, apart: it takes half as long again as its tests alone.
server-coverage: services engine
	@mkdir -p build/coverage
	$(call COMPILED,$(VENV)) COVERAGE_FILE=build/coverage/server $(PYTEST) $(COVER) tests/server
	@$(call floors,build/coverage/server,$(SERVER_FLOORS))

# What else a release needs, in its own environments: it takes a while.
release-test: dist firefox-test
	$(BIN)/python -m pytest tests/release

# Strictly: a broken link, a missing anchor or a page that nothing leads to is an error.
docs: $(VENV)/has-dev
	@LC_ALL=C PYTHONUTF8=1 $(BIN)/sphinx-build --fail-on-warning --keep-going --quiet --fresh-env -j auto docs build/docs
	@echo "The documentation is in build/docs/index.html"

page: $(PAGE)

# Needs no Python, so it is done while that is installed.
page-lint: $(PAGE)
	@$(NPM) run --silent lint
	@$(NPM) run --silent check

page-check: page-lint page-units

# The words are compared with Python's.
page-units: web/node_modules/.complete $(VENV)/has-dev
	@$(BIN)/python -m tests.web.sentences
	@$(NPM) run --silent test

# The browser plays with the server as it stands.
page-test: page-check services engine
	@$(call COMPILED,$(VENV)) $(NPM) run --silent browser

# A game of each in another browser, which is installed for it: what every change must pass does without.
firefox-test: $(PAGE) engine
	@$(BIN)/python -m tests.web.browser firefox
	@$(call COMPILED,$(VENV)) $(NPM) run --silent firefox

# The packages of a release, and the program as a single file.
dist: $(VENV)/has-release $(PAGE)
	@$(BIN)/python -m tools.dist

engine: $(VENV)/has-dev $(PAGE)
	@$(BIN)/python -m tools.engine >/dev/null

bench: $(PLAY)/has-compiler
	@$(call COMPILED,$(PLAY)) $(PLAY)/bin/comptoir bench

# They are true for the values of the house editions, and made again when those change.
puzzles: $(PLAY)/has-compiler
	@for game in $(GAMES); do \
	    $(call COMPILED,$(PLAY)) $(PLAY)/bin/comptoir puzzles $$game --seed 1 --again \
	        --out src/comptoir/games/$$game/puzzles.jsonl || exit 1; \
	done

clean:
	rm -rf $(VENV) $(PLAY) build dist .coverage .coverage.* .hypothesis .import_linter_cache
	rm -rf .mypy_cache .pytest_cache .ruff_cache web/node_modules web/tests/made src/comptoir/page
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The package as it stands, to be edited and tested: again only when a dependency changed.
# An older pip looks at every version of every package, which takes it longer than all the rest.
$(VENV)/has-dev: pyproject.toml constraints.txt $(VENV)/made
	@$(call pip,$(VENV)) 'pip>=25.3' || echo "The packages are installed with the pip that is there." >&2
	$(call install,$(VENV),-e '.[dev]')
	@touch $@

$(VENV)/has-release: $(VENV)/has-dev
	$(call install,$(VENV),-e '.[dev$(comma)release]')
	@touch $@

# The same, to be played.
$(PLAY)/has-server: pyproject.toml constraints.txt $(PLAY)/made
	$(call install,$(PLAY),-e '.[server]',$(call step,1))
	@touch $@

# And what compiles its engine.
$(PLAY)/has-compiler: $(PLAY)/has-server
	$(call install,$(PLAY),mypy setuptools)
	@touch $@

# The page, built into the package.
build/has-page: web/node_modules/.complete $(PAGE_SOURCES)
	@echo "$(call step,3)Building the page ..."
	@rm -f $@
	@$(NPM) run --silent build -- --logLevel warn
	@mkdir -p $(@D) && touch $@

web/node_modules/.complete: web/package.json web/package-lock.json web/.npmrc | $(PLAY)/made
	@echo "$(call step,2)Installing what builds the page into web/node_modules ..."
	@$(NPM) ci --no-progress --no-audit --no-fund --loglevel=error || \
	    { echo "The page's packages could not be installed; the reason stands above." \
	        "Fix it and run make again." >&2; exit 1; }
	@touch $@

# Each package's coverage, file by file where a line is missing, compared with its floor.
floors = for floor in $(2); do \
	    package=$${floor%:*}; least=$${floor\#*:}; \
	    echo "Coverage of $$package, at least $$least %:"; \
	    $(BIN)/coverage report --data-file=$(1) --include="*/comptoir/$$package/**" --fail-under=$$least || exit 1; \
	done

# An install that can be edited is never compiled, so it needs no compiler. Of the packages, Python compiles what
# it imports when it does so: to do it for all of them takes two fifths of the time.
pip = COMPTOIR_COMPILE=0 $(1)/bin/python -m pip install -qq --disable-pip-version-check --no-compile -c constraints.txt

define install
	@echo "$(3)Installing Comptoir and what it needs into $(1) ..."
	@$(call pip,$(1)) $(2) || \
	    { echo "The packages could not be installed; the reason stands above. Fix it and run make again." >&2; \
	      exit 1; }
endef

# With the first Python of the list that is new enough; what was left half made is made again.
$(VENV)/made $(PLAY)/made:
	@rm -rf $(@D)
	@for python in $(PYTHON); do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    $$python -m venv $(@D) && touch $@ && exit 0; \
	    rm -rf $(@D); \
	    echo "$$python can't make a virtual environment. Install its venv package" \
	        "(python3-venv on Debian and Ubuntu) and run make again." >&2; \
	    exit 1; \
	done; \
	echo "Comptoir needs Python 3.11 or newer, and found none. Install one and run make again," \
	    "or name it: make play PYTHON=/path/to/python3" >&2; \
	exit 1
