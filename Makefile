# Every target sets up what it needs by itself, from nothing but python3, make and gcc.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install web play test browser built check test-pure test-compiled test-browser test-web test-ray test-openspiel screens visits lighthouse presses faults faults-fleet wheel-check retention container-steps compile bench playthroughs spelled docs constraints clean

# The tests start hundreds of processes: each would translate every module anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
WORKERS ?= 2
WAITERS ?= 4  # more than cores: many of the interpreted tests wait for a disk, a socket or a killed server
GAME ?= bang_dice
SEATS ?= 6

BIN := .venv/bin
READY := .venv/.ready
STATIC := src/gulch/server/static
COMPILED = $(wildcard src/gulch/_compiled.json)
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations 10
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

help:
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

install: $(READY) ## Create .venv with everything in it, or bring it up to date

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Gulch needs Python 3.11 or newer, for example: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
	  { rm -rf .venv; echo "No environment could be created: is the python3-venv package missing?"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt uv
	@# uv does not read pip's settings, so where these are needed pip has to do it
	@$(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt --build-constraint constraints.txt -e '.[dev]' || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

# The browser table: only when its sources, or the texts and figures it shows, are newer than the built page.
web: $(READY) ## Build the browser table

ifneq ($(wildcard web/package.json),)
WEB_SOURCES := $(shell find web \( -name node_modules -o -name coverage \) -prune -o -type f -print) \
  $(shell find src/gulch/locales -name '*.ftl' 2>/dev/null) $(wildcard docs/balance/games/*.json)

web: $(STATIC)/index.html

web/node_modules/.ready: web/package.json web/package-lock.json | $(READY)
	@# not `npm ci`: it refuses a lock without other systems' binaries, and a registry may not have them
	$(NPM) install --no-save --no-audit --no-fund
	@touch $@

$(STATIC)/index.html: $(WEB_SOURCES) web/node_modules/.ready
	$(NPM) run build
	@touch $@
endif

play: web compile ## Sit down at the table
	@if test -f src/gulch/server/http/app.py; then $(BIN)/gulch serve; else $(BIN)/gulch play $(GAME); fi

test: browser ## Everything that CI checks
	@$(MAKE) --no-print-directory --output-sync --jobs 2 built
	@$(MAKE) --no-print-directory test-pure test-compiled test-browser
	@$(BIN)/python tools/browser.py missing

browser: $(READY) # one for the tests, where it can be had
	@$(BIN)/python tools/browser.py fetch

# One core compiles while the other checks.
built: compile check test-web

check: $(READY) ## Format, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
ifneq ($(wildcard web/package.json),)
	@$(MAKE) --no-print-directory web/node_modules/.ready
	$(NPM) run --if-present check
endif

test-pure: web ## The tests, interpreted
	GULCH_PURE=1 $(if $(COMPILED),GULCH_CASES=few) $(PYTEST) -n $(WAITERS) -m "not e2e"

test-compiled: compile ## The tests marked `compiled`, on the compiled build
	@if test -f src/gulch/_compiled.json; then echo 'GULCH_EXPECT=compiled pytest -m compiled'; \
	  GULCH_EXPECT=compiled $(PYTEST) -m compiled; fi

# A browser on a busy machine may be late for anything: what has failed is tried once more, alone, and said loudly.
test-browser: web ## The tests in a real browser, on the compiled build where there is one
	@rm -rf .pytest_cache/v/cache/lastfailed
	$(PYTEST) tests/e2e || { status=$$?; test $$status -eq 1 || exit $$status; \
	  echo "=== TRIED ONCE MORE: the browser tests that failed, one after the other. Look into why. ==="; \
	  $(BIN)/python -m pytest tests/e2e --last-failed --last-failed-no-failures none -p no:xdist; }

test-web: web ## The unit tests of the browser table
ifneq ($(wildcard web/package.json),)
	$(NPM) run --if-present test
endif

test-ray: $(READY) ## The lab on a Ray cluster of two nodes, one of which is killed (installs Ray)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[ray]'
	$(BIN)/python -m pytest tests/lab/test_ray.py

test-openspiel: $(READY) ## The games among OpenSpiel's (installs OpenSpiel)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[openspiel]'
	$(BIN)/python -m pytest tests/env/test_openspiel.py

screens: web browser ## Pictures of every screen, size, theme and language in build/screens (PART= of a name)
	$(BIN)/python tools/shots.py build/screens $(PART)

visits: web browser ## First visits with a slow phone over a slow network: bytes, seconds, layout shift (PART= of a name)
	$(BIN)/python tools/visits.py $(or $(PART),--write)

LIGHTHOUSE := build/lighthouse-13.5.0
$(LIGHTHOUSE)/node_modules/.bin/lighthouse: | $(READY)
	@mkdir -p $(LIGHTHOUSE)
	$(NPM) install --prefix $(LIGHTHOUSE) --no-save --no-audit --no-fund lighthouse@$(patsubst build/lighthouse-%,%,$(LIGHTHOUSE))

lighthouse: web browser $(LIGHTHOUSE)/node_modules/.bin/lighthouse ## Lighthouse's marks on a phone for the lobby and every table (PART= of a name)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/lighthouse.py $(LIGHTHOUSE)/node_modules/.bin/lighthouse $(or $(PART),--write)

presses: web browser ## How soon a press shows, in a busy game of eight on a slow phone
	$(BIN)/python tools/presses.py --write

faults: $(READY) ## Kill the server 150 times in the middle of games
	GULCH_KILLS=$${GULCH_KILLS:-150} $(BIN)/python -m pytest tests/faults

faults-fleet: $(READY) ## The same with several servers behind a proxy, on PostgreSQL and Redis
	GULCH_KILLS=$${GULCH_KILLS:-100} $(BIN)/python -m pytest tests/fleet/test_kills.py

wheel-check: web browser ## The compiled wheel of a clean clone, installed where nothing is and played behind nginx over TLS
	rm -rf build/clone build/wheel
	git clone --quiet . build/clone
	cd build/clone && PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/python -m hatchling build -t wheel -d $(CURDIR)/build/wheel
	GULCH_WHEEL="$$(ls build/wheel/*.whl)" $(BIN)/python -m pytest tests/e2e/test_installed.py

retention: $(READY) ## 5,000 finished games before and after they are packed: bytes, and that each replays and verifies (GAMES=, GAME=)
	$(BIN)/python tools/retention.py $(or $(GAMES),5000) $(if $(filter command line,$(origin GAME)),$(GAME))

container-steps: ## The steps of deploy/Containerfile in a bare Debian, without a container engine (root, debootstrap)
	$(PYTHON) tools/container_steps.py build/container

compile: $(READY) ## Compile the rules with mypyc (QUICK=1: for trying something)
	@GULCH_QUICK=$(QUICK) $(BIN)/python tools/compile.py

bench: compile ## Games per second, interpreted and compiled (GAME=, SEATS=)
	@GULCH_PURE=1 $(BIN)/gulch bench $(GAME) --seats $(SEATS)
	@$(BIN)/gulch bench $(GAME) --seats $(SEATS)

spelled: $(READY) ## Write what follows from the games' declarations: states, the page's types, vocabularies
	$(BIN)/python tools/states.py
	$(BIN)/python tools/vocabulary.py

playthroughs: $(READY) ## Write the golden playthroughs anew; read the diff before you commit it
	@GULCH_PURE=1 $(BIN)/python tools/playthroughs.py

docs: $(READY) ## Check that every page is in the index and every link leads somewhere
	@$(BIN)/python tools/check_docs.py

constraints: $(READY) ## Pin new dependencies (UPGRADE=1: all of them anew)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --all-extras --no-annotate --no-header \
	  $(if $(UPGRADE),--upgrade) pyproject.toml -o constraints.txt

clean: ## Remove what was built (not .venv)
	rm -rf build dist $(STATIC) web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/gulch/_compiled.json
