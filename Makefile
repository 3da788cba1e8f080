# All a newcomer needs: `make play` and `make test`. Plain `make` lists the rest.

VENV := .venv
BIN := $(VENV)/bin
# Tests wait more than they compute, for servers, browsers and databases.
WORKERS ?= $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN 2> /dev/null || echo 1) + 1)))
# A file is handed out whole, so that its tests share a server; tests/conftest.py says in which order.
# Reviews run at the lowest priority: beside tests of a higher one they would never have their turn.
PYTEST := $(shell command -v nice > /dev/null && echo nice -n 19) $(BIN)/python -m pytest --quiet --numprocesses=$(WORKERS) --dist=loadfile --no-loadscope-reorder --durations=10
GAMES ?= 20000
SECONDS ?= 3
MINUTES ?= 30
PLAIN_TESTS := tests/core tests/craftsmen tests/le_havre tests/golden

# Any Python from 3.11 on gets the rest ready: `tools/ready` does what is missing, side by side, and
# leaves stamps with checksums, so that a change in any source or pin is noticed, and nothing else.
FIT := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON := $(firstword $(foreach name,$(PYTHON) python3.11 python3 python3.12 python3.13 python3.14,$(shell $(name) -c '$(FIT)' 2> /dev/null && echo $(name))))
READY := $(or $(PYTHON),$(error Python 3.11 or later with its venv module is needed (on Debian: apt install python3-venv))) -m tools.ready
NPM := cd web && PATH="$$PATH:$(CURDIR)/.venv-node/bin" npm

export PYTHONUTF8 := 1
unexport PYTHONPATH

.PHONY: help play page types pictures ray research ready wheel test test-installed test-plain check lint bench bench-batch bench-envs bench-web simulate soak soak-rules soak-server whole-games clean first-minute docs film puzzles
.DEFAULT_GOAL := help

help:
	@echo "make play      set up, and open the table in your browser"
	@echo "               (afterwards .venv/bin/kontor play is the table in the terminal)"
	@echo "make test      set up and run all tests, with the rules compiled and plain"
	@echo "make check     format, lint and types, then all tests"
	@echo "make bench     measure how fast the rules are"
	@echo "make bench-envs measure how fast the environments for learners are"
	@echo "make bench-web measure how fast the browser table is"
	@echo "make types     write the page's types from the server's messages again"
	@echo "make puzzles   prove and search all shipped puzzles again (about four minutes)"
	@echo "make docs      build the documentation as a site"
	@echo "make film      film the moving picture of the README again"
	@echo "make pictures  draw the other pictures of the documents again, and both tables in all sizes"
	@echo "               into build/pictures, and measure them (ONLY=craftsmen,phone for a quick look)"
	@echo "make simulate  play $(GAMES) random games of all kinds (GAMES=... for another number)"
	@echo "make soak      long runs: random games of all kinds with every position audited (soak-rules), then"
	@echo "               databases that go away under load and what seats are told (soak-server); MINUTES=... each"
	@echo "make bench-batch  measure how fast many games at once are"
	@echo "make whole-games  play whole games in the browser by mouse, finger, keyboard and ear"
	@echo "make research  install what learners need: PettingZoo, Gymnasium, OpenSpiel (make test does, too)"
	@echo "make ray       install Ray, for arenas on many machines (80 MB); its tests run then, too"
	@echo "make wheel     build the packages into dist, and try them in a clean environment"
	@echo "make first-minute  how long a new user waits, measured in a fresh clone (WITHOUT=node,npm)"
	@echo "make clean     remove everything that was set up here"

play:
	@$(READY) libraries page
	@$(BIN)/python -m tools.play $(PLAY)

page:
	@$(READY) page

types: ready
	@$(BIN)/python -m tools.page_types

puzzles: ready
	@$(BIN)/python -m tools.puzzles

ray:
	@$(READY) ray

research:
	@$(READY) research

ready:
	@$(READY) work data research rules page checks

test: test-installed test-plain

test-installed: ready
	@echo "testing the installed form: $$($(BIN)/kontor --version)"
	@KONTOR_FORM=installed $(PYTEST)

test-plain: test-installed
	@if $(BIN)/kontor --version | grep -q plain; then \
		echo "the installed form is the plain form already; it is not tested twice"; \
	else \
		echo "testing the rules in the plain form, as they stand in src"; \
		PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 KONTOR_FORM=plain $(PYTEST) $(PLAIN_TESTS); \
	fi

check: lint
	@$(MAKE) --no-print-directory test

lint: ready
	@echo "checking the format"
	@$(BIN)/ruff format --check --quiet .
	@echo "checking the style"
	@$(BIN)/ruff check --quiet .
	@echo "checking the types"
	@$(BIN)/mypy --strict src tests tools bench examples
	@echo "checking the page"
	@$(NPM) run --silent check

bench: ready
	@$(BIN)/python -m bench.compare --seconds $(SECONDS)

bench-envs: ready
	@$(BIN)/python -m bench.envs --seconds $(SECONDS)

bench-web: ready
	@status=0; for part in bench.web bench.page tests.web.clicks; do $(BIN)/python -m $$part || status=1; done; exit $$status

pictures: ready
	@$(BIN)/python -m tools.pictures $(ONLY)

whole-games: ready
	@echo "whole games of both kinds by mouse, finger, keyboard and ear, about half an hour"
	@KONTOR_WHOLE=1 $(BIN)/python -m pytest --quiet --durations=0 tests/web/test_play.py

soak: soak-rules soak-server

soak-server: ready
	@echo "outages of databases and looks for secrets, for about $(MINUTES) minutes"
	@KONTOR_SOAK=$(MINUTES) $(BIN)/python -m pytest --quiet --capture=no tests/server/test_outages.py tests/server/test_secrets.py

soak-rules: ready
	@$(BIN)/python -m tools.soak --minutes $(MINUTES)

bench-envs: bench-batch
bench-batch: ready
	@$(BIN)/python -m bench.batch && $(BIN)/python -m bench.batch craftsmen

simulate: ready
	@$(BIN)/kontor simulate --games $(GAMES)

wheel:
	@$(READY) page wheel
	@KONTOR_PGO=1 KONTOR_PAGE=keep .venv-wheel/bin/python -m tools.try_wheel

first-minute:
	@$(or $(PYTHON),python3) -m tools.first_minute --without=$(WITHOUT)

clean:
	rm -rf $(VENV) $(VENV)-* web/node_modules src/kontor/server/static build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +

docs:
	@$(READY) docs
	@.venv-docs/bin/python -m tools.site

film: ready
	@$(READY) docs
	@echo "filming a game against traders, about a minute ..."
	@$(BIN)/python -m tools.film build/film
	@.venv-docs/bin/python -m tools.reel build/film docs/pictures/table.webp
