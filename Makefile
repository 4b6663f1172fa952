# Club Antique. The two commands: `make play` and `make test`; each sets up what it needs, here and nowhere else.

PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/ready-to-play
DEV := .venv/ready-to-test
PEERS := .venv-peers/ready
NODE := web/node_modules/ready
CLIENT := web/dist/index.html
# Nothing hangs without limit: after so many minutes it is ended (where there is a `timeout`, as on every Linux).
at_most = $(if $(shell command -v timeout),timeout --foreground --kill-after=60 $(1)m)
SET_UP := $(call at_most,30)
CHECK := $(call at_most,15)
TESTS := $(call at_most,90)
LONG := $(call at_most,1440)
PIP := $(SET_UP) $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes
COMPILER := $(shell command -v $${CC:-cc} || command -v gcc || command -v clang)
FAST := -m "not slow" -n 2
ALL := -n 4 --dist worksteal  # more than two cores: browsers and servers wait much of the time
ONLY_COMPILED := tests/research tests/server/test_no_leak_wire.py  # if it can be done: it takes half the time
COMPILED := $(addprefix tests/,bots conformance core games playthroughs server/test_play.py) $(ONLY_COMPILED) \
  tests/cli/test_commands.py::test_the_digest_is_the_one_of_every_machine_and_build

.DEFAULT_GOAL := help
.PHONY: help play test check format native test-native wheel wheel-native bench bench-load bench-attack bench-research baselines mutants soak lock clean

help:  ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

HOST = $(or $(CLUBANTIQUE_HOST),0.0.0.0)
PORT = $(or $(CLUBANTIQUE_PORT),8765)

play: $(RUN) $(CLIENT)  ## the club room in the browser, with bots, and for friends in your network (HOST=127.0.0.1: for nobody else; PORT=…)
	@$(BIN)/clubantique serve --host $(HOST) --port $(PORT) --open || [ $$? -eq 130 ]  # Ctrl-C is how one leaves

test: check-web check-all test-native  ## everything: format, lint, types, all tests, on the interpreted and the native build

check: $(DEV)  ## format, lint, types and the fast tests, in under a minute
	$(CHECK) $(BIN)/ruff format --check .
	$(CHECK) $(BIN)/ruff check .
	$(CHECK) $(BIN)/mypy
	$(TESTS) $(BIN)/python -m pytest $(FAST) -q

.PHONY: check-web
check-web: $(NODE) $(CLIENT)
	cd web && $(CHECK) npm run --silent check && $(CHECK) npm run --silent test

.PHONY: check-all
check-all: $(DEV) $(CLIENT)
	$(CHECK) $(BIN)/ruff format --check .
	$(CHECK) $(BIN)/ruff check .
	$(CHECK) $(BIN)/mypy
	$(if $(COMPILER),CLUBANTIQUE_NATIVE_FOLLOWS=1) $(TESTS) $(BIN)/python -m pytest $(ALL) -q \
	  $(if $(COMPILER),$(addprefix --ignore ,$(ONLY_COMPILED)))

format: $(DEV)  ## let ruff put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.PHONY: types
types: $(DEV)  ## the browser client's types of protocol and views, from server/messages.py and games/*/views.py
	$(BIN)/python tools/protocol_types.py

.PHONY: tensors
tensors: $(DEV)  ## docs/tensors.md, from what the games write in their tensor.py
	$(BIN)/python tools/tensor_tables.py

native: $(DEV)  ## a native copy of the package under build/native
	$(SET_UP) $(BIN)/python tools/native.py build/native

ifneq ($(COMPILER),)
test-native: native  # rules, core and bots are tried on both builds; what only shows or serves is not
	PYTHONPATH=build/native CLUBANTIQUE_EXPECT_NATIVE=1 $(TESTS) $(BIN)/python -m pytest $(ALL) -q $(COMPILED)
else
test-native:
	@echo "There is no C compiler on this machine: the native build is NOT tested."
endif

wheel: $(DEV) $(CLIENT)  ## a wheel in pure Python, in dist/
	$(SET_UP) $(BIN)/python -m build --no-isolation --wheel

wheel-native: $(DEV) $(CLIENT)  ## a wheel for this platform, in dist/
	CLUBANTIQUE_NATIVE=1 $(SET_UP) $(BIN)/python -m build --no-isolation --wheel

bench: native $(PEERS)  ## our speed beside the peers', in one run
	$(LONG) $(BIN)/python benchmarks/run.py

bench-load: native  ## the club room under load, beside a bare echo server
	$(LONG) $(BIN)/python benchmarks/load.py

bench-attack: $(DEV)  ## what people at their tables notice of an attack on the room, or beside it
	$(BIN)/python benchmarks/attack.py

bench-research: native $(PEERS)  ## what learners get a second, beside the peers' own games
	$(LONG) $(BIN)/python benchmarks/learners.py

baselines: native  ## PPO, MCCFR and bots, as in docs/research.md (a quarter of an hour)
	PYTHONPATH=build/native $(TESTS) $(BIN)/python tools/baselines.py

mutants: $(DEV)  ## mutation testing of the rules (long)
	$(LONG) $(BIN)/python tools/mutants.py $(GAME)
	$(LONG) $(BIN)/python tools/data_mutants.py

SOAKED := tests/conformance tests/server/test_hostile_boxes.py tests/server/test_nothing_lost.py tests/server/test_crash_points.py \
  tests/server/test_rolling_upgrade.py tests/server/test_robbery.py
soak: native  ## thousands of games through every property, and thousands of killed servers (three quarters of an hour)
	PYTHONPATH=build/native CLUBANTIQUE_SOAK=1 $(LONG) $(BIN)/python -m pytest $(ALL) --timeout 0 --backstop 86400 -q \
	  $(SOAKED); failed=$$?; $(BIN)/python benchmarks/kills.py && exit $$failed

lock:  ## resolve requirements/*.in and benchmarks/peers.in anew
	$(PYTHON) -m venv .venv-lock
	$(SET_UP) .venv-lock/bin/python -m pip install --quiet uv
	for each in requirements/base requirements/dev benchmarks/peers; do \
	  $(SET_UP) .venv-lock/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-header --no-annotate $$each.in -o $$each.txt; done

clean:  ## remove everything that was built or installed here
	rm -rf web/node_modules web/dist .venv .venv-peers .venv-lock build dist mutants

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Club Antique needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv

$(RUN): requirements/base.txt pyproject.toml | .venv/bin/python
	$(PIP) -r requirements/base.txt
	$(SET_UP) $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	$(PIP) -r requirements/dev.txt
	@touch $@

$(NODE): web/package-lock.json
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' || { echo "The browser client needs Node 20 or newer."; exit 1; }
	cd web && $(SET_UP) npm ci --no-audit --no-fund --silent
	@touch $@

$(CLIENT): $(NODE) $(shell find web/src web/public web/index.html web/*.ts src/clubantique/texts src/clubantique/games -name '*.ftl' -o -path 'web/*' -type f 2>/dev/null)
	cd web && $(SET_UP) npm run --silent build

$(PEERS): benchmarks/peers.txt
	$(PYTHON) -m venv .venv-peers
	$(SET_UP) .venv-peers/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r benchmarks/peers.txt
	@touch $@
