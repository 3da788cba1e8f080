# All a newcomer needs: `make play` and `make test`. Plain `make` lists the rest.

VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses=auto
GAMES ?= 20000
SECONDS ?= 3

# Stamps carry a checksum, so that a change in any source or pin is noticed, and nothing else is.
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) | LC_ALL=C sort)
CHECKSUM := $(shell (echo "$(SOURCES) $(KONTOR_PLAIN)"; cat setup.py pyproject.toml $(SOURCES)) | cksum | cut -d' ' -f1)
DEPS := $(VENV)/deps-$(shell cksum < requirements.lock | cut -d' ' -f1)
BUILT := $(VENV)/built-$(CHECKSUM)
PLAIN_TESTS := $(wildcard tests/core tests/le_havre tests/golden)

export PYTHONUTF8 := 1
unexport PYTHONPATH

.PHONY: help play test test-installed test-plain check bench simulate clean
.DEFAULT_GOAL := help

help:
	@echo "make play      set up and play in the terminal"
	@echo "make test      set up and run all tests, with the rules compiled and plain"
	@echo "make check     format, lint and types, then all tests"
	@echo "make bench     measure how fast the rules are"
	@echo "make simulate  play $(GAMES) random games of all kinds (GAMES=... for another number)"
	@echo "make clean     remove everything that was set up here"

play: $(BUILT)
	@$(BIN)/kontor play

test: test-installed test-plain

test-installed: $(BUILT)
	@echo "testing the installed form: $$($(BIN)/kontor --version)"
	@KONTOR_FORM=installed $(PYTEST)

test-plain: $(BUILT) test-installed
	@if $(BIN)/kontor --version | grep -q plain; then \
		echo "the installed form is the plain form already; it is not tested twice"; \
	else \
		echo "testing the rules in the plain form, as they stand in src"; \
		PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 KONTOR_FORM=plain $(PYTEST) $(PLAIN_TESTS); \
	fi

check: $(BUILT)
	@echo "checking the format"
	@$(BIN)/ruff format --check --quiet .
	@echo "checking the style"
	@$(BIN)/ruff check --quiet .
	@echo "checking the types"
	@$(BIN)/mypy --strict src tests tools bench
	@$(MAKE) --no-print-directory test

bench: $(BUILT)
	@$(BIN)/python -m bench.compare --seconds $(SECONDS)

simulate: $(BUILT)
	@$(BIN)/kontor simulate --games $(GAMES)

clean:
	rm -rf $(VENV) $(VENV)-bench* build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -exec rm -rf {} +

$(BIN)/python:
	@for python in $(PYTHON) python3.11 python3 python3.12 python3.13 python3.14; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "setting up $(VENV) with $$($$python --version)"; \
			rm -rf $(VENV); \
			$$python -m venv $(VENV) && exit 0; \
			rm -rf $(VENV); \
			echo "$$python cannot make virtual environments (on Debian: apt install python3-venv)"; \
		fi; \
	done; \
	echo "Python 3.11 or later with its venv module is needed"; exit 1

$(DEPS): $(BIN)/python requirements.lock
	@echo "installing the libraries of requirements.lock ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -r requirements.lock
	@rm -f $(VENV)/deps-*
	@touch $@

$(BUILT): $(DEPS)
	@rm -rf $(VENV)/built-* build
	@echo "compiling the rules, about a minute ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check \
		--no-build-isolation --no-deps --force-reinstall .
	@rm -rf build
	@echo "installed $$($(BIN)/kontor --version)"
	@touch $@
