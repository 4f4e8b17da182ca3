# Two commands are enough: `make play` and `make test`. Each sets up all it needs.
SHELL := /bin/sh
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
STEP := $(PYTHON) scripts/step
# Every list is complete: nothing is looked for beyond it, so that what appears in an index later changes nothing here.
PIP := $(BIN)/python -m pip install --disable-pip-version-check --no-deps --require-hashes
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' 2>/dev/null) $(shell find src/arenarium/locale -name '*.ftl')
NODE = set -e; node=$$(scripts/find-node); PATH="$$node:$$PATH"; export PATH;

# Tests start hundreds of processes: what was parsed once is kept, whatever the machine's habit is.
test: export PYTHONDONTWRITEBYTECODE =

.PHONY: help setup play test test-quick services check check-client coverage mutants bench bench-check bench-peers web hot hot-aside wheel container-test audit docs clean

help:
	@echo "make play    start the table (HOST=$(HOST) PORT=$(PORT))"
	@echo "make test    all tests;  make test-quick: rules and scenarios alone"
	@echo "make setup   virtual environment, compiled modules, client"
	@echo "make wheel   a package to install anywhere; make audit: known weaknesses of what is pinned"
	@echo "make check   format, lint, types;  make coverage: what each kind of test reaches"
	@echo "make mutants which breaks of the rules' code no test notices (GAMES='monolith' SAMPLE=60 SEED=1)"
	@echo "make docs    the documents as a site, which the table then serves at /docs"
	@echo "make bench   speed of rules and bots; bench-check: whether it became slower; bench-peers: beside Catanatron and OpenSpiel"

# What pip installs, each after the other: two at once in one environment get in each other's way.
.venv/made.stamp:
	@scripts/old-enough $(PYTHON)
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(STEP) venv "making a virtual environment" $(PYTHON) -m venv --clear .venv
	@touch $@

.venv/run.stamp: .venv/made.stamp requirements/run.txt
	@$(STEP) run "installing what the server needs" $(PIP) -r requirements/run.txt
	@touch $@

.venv/build.stamp: .venv/run.stamp requirements/build.txt
	@$(STEP) build "installing what compiling needs" $(PIP) -r requirements/build.txt
	@touch $@

.venv/package.stamp: .venv/build.stamp setup.py pyproject.toml
	@ARENARIUM_PURE=1 $(STEP) package "installing arenarium itself" $(BIN)/pip install --no-build-isolation --no-deps -e .
	@touch $@

.venv/test.stamp: .venv/package.stamp requirements/test.txt
	@$(STEP) test "installing what the tests need" $(PIP) -r requirements/test.txt
	@touch $@

# An environment of its own: nothing else needs what builds the documents.
.venv-docs/stamp: requirements/docs.txt
	@scripts/old-enough $(PYTHON)
	@.venv-docs/bin/python -m pip --version >/dev/null 2>&1 || $(STEP) venv-docs "making a virtual environment" $(PYTHON) -m venv --clear .venv-docs
	@$(STEP) docs "installing what builds the documents" .venv-docs/bin/python -m pip install --disable-pip-version-check --no-deps --require-hashes -r requirements/docs.txt
	@touch $@

# A dead link fails it. The variable silences the theme's advertisement of its successor.
docs: .venv-docs/stamp
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build -q
	@echo "the documents are in src/arenarium/site; arenarium serve shows them at /docs"

# The rules compiled, by their content and not by their age; aside: for the next start, see scripts/hot.py.
hot: .venv/package.stamp
	@$(BIN)/python scripts/hot.py --fits || $(STEP) hot "compiling the rules (a few minutes the first time)" $(BIN)/python scripts/hot.py

hot-aside: .venv/package.stamp
	@$(STEP) hot "compiling the rules" $(BIN)/python scripts/hot.py --aside

build/npm.stamp: .venv/made.stamp web/package.json web/package-lock.json requirements/node.txt
	@$(NODE) $(STEP) npm "installing what the client is built with" npm --prefix web ci --no-audit --no-fund --loglevel=error
	@mkdir -p build && touch $@

# Built aside and put in place whole: nobody is served half a client.
build/web.stamp: build/npm.stamp $(WEB)
	@$(NODE) $(STEP) web "building the client" npm --prefix web run build -- --outDir ../build/web.part --emptyOutDir
	@rm -rf src/arenarium/web && mv build/web.part src/arenarium/web
	@touch $@

setup: hot build/web.stamp

web: build/web.stamp

play:
	@scripts/old-enough $(PYTHON)
	@HOST=$(HOST) PORT=$(PORT) PYTHON=$(PYTHON) exec $(PYTHON) scripts/play

check: hot .venv/test.stamp
	$(BIN)/ruff format --check src tests scripts examples bench setup.py
	$(BIN)/ruff check src tests examples bench setup.py
	$(BIN)/mypy

# What fails is run once more by itself, and both runs are printed: a fault fails again; what passes then is a flake, which
# is named here and mended when it is met, but throws nobody's work away.
# Three on two cores: tests of the server and of the page wait for other processes much of the time.
twice = $(BIN)/pytest -n 3 --dist worksteal --durations=20 --durations-min=5 $(1) || \
	{ echo "== what failed, once more by itself; what passes now is a flake to be mended ==" && \
	$(BIN)/pytest --last-failed --last-failed-no-failures none -rA --show-capture=no $(1); }

test:
	@$(MAKE) --no-print-directory -j2 setup services
	@$(MAKE) --no-print-directory -j2 -Otarget check check-client
	$(call twice,)
	$(call twice,tests/web)

# Programs that tests start: the databases and a browser.
services:
	@scripts/test-services

check-client: build/npm.stamp
	@$(NODE) cd web && npm run --silent check && npm run --silent test

# For who edits a rule. What is compiled and no longer fits is taken away first: the edit is what runs.
test-quick: .venv/test.stamp
	@$(BIN)/python scripts/hot.py --place || test $$? = 3
	$(BIN)/ruff check -q src tests
	$(BIN)/pytest -q -n 2 --dist worksteal tests/monolith tests/tashkalar tests/warcraft tests/herosi tests/test_scenarios.py

# What is compiled already is taken as it is; ARENARIUM_PURE=1 makes one that runs on every system.
wheel: setup docs
	@rm -rf build/lib* build/bdist*
	@$(STEP) wheel "packing the wheel" $(BIN)/python -m pip wheel --no-build-isolation --no-deps --wheel-dir dist .
	@ls -t dist/*.whl | head -n 1

container-test: .venv/test.stamp
	ARENARIUM_CONTAINER=1 $(BIN)/pytest -s tests/package/test_container.py

# Known weaknesses of what is pinned; needs the network. pip-audit lives in an environment of its own.
audit: .venv/made.stamp
	@test -x .venv-audit/bin/pip-audit || { $(PYTHON) -m venv .venv-audit && .venv-audit/bin/python -m pip install -q pip-audit==2.9.0; }
	@rc=0; for list in run build test node; do .venv-audit/bin/pip-audit --disable-pip --require-hashes -r requirements/$$list.txt || rc=1; done; \
	  $(NODE) cd web && npm audit || rc=1; exit $$rc

# Which share of the code each kind of test runs; KINDS='scenarios rules' measures these alone. The better part of an hour.
KINDS ?=
coverage: .venv/test.stamp
	@$(BIN)/python scripts/coverage-kinds $(KINDS)

# A break costs what its tests take, from a tenth of a second to a minute. It goes on where it was stopped.
GAMES ?= monolith tashkalar warcraft herosi
SAMPLE ?= 200
SEED ?= 1
mutants: .venv/test.stamp
	@for game in $(GAMES); do $(BIN)/python scripts/mutants $$game --sample $(SAMPLE) --seed $(SEED) --jobs 2 || exit 1; done

bench: setup
	$(BIN)/arenarium bench

bench-check: setup
	$(BIN)/arenarium bench --check

bench-peers: setup
	@test -d .venv-peers || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/pip install -q --disable-pip-version-check catanatron==3.2.1 open_spiel==2.0.2
	$(BIN)/arenarium bench --peers

clean:
	rm -rf .venv .venv-audit .venv-docs build dist web/node_modules src/arenarium/web src/arenarium/site
	find src -name '*.so' -delete
