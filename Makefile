# Two commands are enough: `make play` and `make test`. Each sets up all it needs.
SHELL := /bin/sh
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/pip install -qq --disable-pip-version-check
HOT_LISTS := $(shell find src -name hot-modules.txt)
HOT := $(foreach list,$(HOT_LISTS),$(addprefix $(dir $(list)),$(shell grep -v '^\#' $(list))))
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) $(shell find src/arenarium/locale -name '*.ftl')
NODE = PATH="$$(scripts/find-node):$$PATH"

.PHONY: help setup play test check coverage mutants bench bench-peers web clean

help:
	@echo "make play    start the table (HOST=$(HOST) PORT=$(PORT))"
	@echo "make test    all tests"
	@echo "make setup   virtual environment, compiled modules, client"
	@echo "make check   format, lint, types;  make coverage: what the rules' tests reach"
	@echo "make mutants which breaks of the rules' code no test notices (GAMES='monolith' SAMPLE=60 SEED=1)"
	@echo "make bench   speed of rules and bots; bench-peers: beside Catanatron and OpenSpiel"

.venv/run.stamp: requirements/run.txt requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "installing pinned dependencies"
	@$(PIP) -r requirements/run.txt -r requirements/build.txt
	@touch $@

.venv/build.stamp: .venv/run.stamp setup.py pyproject.toml $(HOT_LISTS) $(HOT)
	@echo "building arenarium (the hot modules are compiled; this takes a few minutes the first time)"
	@find src -name '*.so' -delete; rm -f .venv/not-compiled
	@$(PIP) --no-build-isolation --no-deps -e . 2>.venv/build.log || { touch .venv/not-compiled; \
	  tail -n 20 .venv/build.log; echo "compiling failed: going on with interpreted code"; \
	  find src -name '*.so' -delete; ARENARIUM_PURE=1 $(PIP) --no-build-isolation --no-deps -e .; }
	@rm -rf build
	@$(BIN)/python -c 'import arenarium.core.kernel as k; print("hot modules:", "compiled" if k.__file__.endswith((".so", ".pyd")) else "interpreted (ARENARIUM_PURE=1, or no working C compiler with the headers of Python: slower, otherwise the same)")'
	@touch $@

.venv/web.stamp: .venv/run.stamp $(WEB)
	@echo "building the client"
	@$(NODE) && cd web \
	  && { npm ci --no-audit --no-fund --loglevel=error 2>../.venv/npm.log \
	    || { echo "the lock file does not fit this registry; installing the pinned packages without it"; \
	         npm install --no-package-lock --no-audit --no-fund --loglevel=error; }; } \
	  && npm run --silent build
	@touch $@

.venv/test.stamp: .venv/run.stamp requirements/test.txt
	@$(PIP) -r requirements/test.txt
	@touch $@

setup: .venv/build.stamp .venv/web.stamp

web: .venv/web.stamp

play: setup
	@exec $(BIN)/arenarium serve --host $(HOST) --port $(PORT)

check: .venv/build.stamp .venv/test.stamp
	$(BIN)/ruff format --check src tests scripts examples setup.py
	$(BIN)/ruff check src tests examples setup.py
	$(BIN)/mypy src tests

test: setup .venv/test.stamp check
	@test ! -e .venv/not-compiled || { cat .venv/build.log; echo "the hot modules do not compile"; exit 1; }
	@scripts/test-services
	@$(NODE) && cd web && npm run --silent check && npm run --silent test
	$(BIN)/pytest -n 2 --dist worksteal
	$(BIN)/pytest -n 2 --dist worksteal tests/web

# The interpreted build is what coverage can see, so it runs on a copy without compiled modules.
coverage: .venv/build.stamp .venv/test.stamp
	@rm -rf out/coverage && mkdir -p out/coverage/web && cp -r web/src out/coverage/web/
	@cp -r src tests docs examples scripts pyproject.toml out/coverage/ && find out/coverage -name '*.so' -delete
	cd out/coverage && PYTHONPATH=src ../../$(BIN)/pytest -n 2 --cov=arenarium --cov-report=term:skip-covered tests/core tests/cli \
	  tests/conformance tests/monolith tests/tashkalar tests/warcraft tests/herosi tests/test_scenarios.py

# Hours for all of it: each break runs the game's tests. It goes on where it was stopped.
GAMES ?= monolith tashkalar warcraft herosi
SAMPLE ?= 200
SEED ?= 1
mutants: .venv/build.stamp .venv/test.stamp
	@for game in $(GAMES); do scripts/mutants $$game --sample $(SAMPLE) --seed $(SEED) --jobs 2 || exit 1; done

bench: setup
	$(BIN)/arenarium bench

bench-peers: setup
	@test -d .venv-peers || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/pip install -q --disable-pip-version-check catanatron==3.2.1 open_spiel==2.0.2
	$(BIN)/arenarium bench --peers

clean:
	rm -rf .venv build web/node_modules src/arenarium/web
	find src -name '*.so' -delete
