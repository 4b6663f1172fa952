# Club Antique. The two commands: `make play` and `make test`; each sets up what it needs, here and nowhere else.

PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/ready-to-play
DEV := .venv/ready-to-test
PEERS := .venv-peers/ready
NODE := web/node_modules/ready
CLIENT := web/dist/index.html
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes
COMPILER := $(shell command -v $${CC:-cc} || command -v gcc || command -v clang)
FAST := -m "not slow" -n 2
ALL := -n 3  # one more than two cores: browsers and servers wait much of the time

.DEFAULT_GOAL := help
.PHONY: help play test check format native test-native wheel wheel-native bench bench-load bench-research baselines mutants soak lock clean

help:  ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

play: $(RUN) $(CLIENT)  ## the club room on this machine, in the browser, with bots ready to play
	@$(BIN)/clubantique serve --open || [ $$? -eq 130 ]  # Ctrl-C is how one leaves

test: check-web check-all test-native  ## everything: format, lint, types, all tests, on the interpreted and the native build

check: $(DEV)  ## format, lint, types and the fast tests, in under a minute
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest $(FAST) -q

.PHONY: check-web
check-web: $(NODE) $(CLIENT)
	cd web && npm run --silent check && npm run --silent test

.PHONY: check-all
check-all: $(DEV) $(CLIENT)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest $(ALL) -q

format: $(DEV)  ## let ruff put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.PHONY: types
types: $(DEV)  ## the browser client's types of the protocol, from server/messages.py
	$(BIN)/python tools/protocol_types.py

.PHONY: tensors
tensors: $(DEV)  ## docs/tensors.md, from what the games write in their tensor.py
	$(BIN)/python tools/tensor_tables.py

native: $(DEV)  ## a native copy of the package under build/native
	$(BIN)/python tools/native.py build/native

ifneq ($(COMPILER),)
test-native: native  # what only shows or serves is the same in both builds; whole games over sockets (test_play) are tried on both
	PYTHONPATH=build/native CLUBANTIQUE_EXPECT_NATIVE=1 $(BIN)/python -m pytest $(ALL) -q --ignore=tests/web \
	  --ignore=tests/house --ignore=tests/terminal --ignore=tests/texts --ignore-glob='tests/server/test_[!p]*'
else
test-native:
	@echo "There is no C compiler on this machine: the native build is NOT tested."
endif

wheel: $(DEV) $(CLIENT)  ## a wheel in pure Python, in dist/
	$(BIN)/python -m build --no-isolation --wheel

wheel-native: $(DEV) $(CLIENT)  ## a wheel for this platform, in dist/
	CLUBANTIQUE_NATIVE=1 $(BIN)/python -m build --no-isolation --wheel

bench: native $(PEERS)  ## our speed beside the peers', in one run
	$(BIN)/python benchmarks/run.py

bench-load: native  ## the club room under load, beside a bare echo server
	$(BIN)/python benchmarks/load.py

bench-research: native $(PEERS)  ## what learners get a second, beside the peers' own games
	$(BIN)/python benchmarks/learners.py

baselines: native  ## PPO, MCCFR and bots, as in docs/research.md (a quarter of an hour)
	for game in adel meisterdiebe lastwill; do \
	  PYTHONPATH=build/native $(BIN)/python examples/ppo.py $$game --minutes 3 --evaluate 1000 || exit 1; done
	PYTHONPATH=build/native $(BIN)/python examples/mccfr.py adel meisterdiebe lastwill --iterations 5000 --every 500
	for bots in adel:lord meisterdiebe:jeweller lastwill:heir; do \
	  PYTHONPATH=build/native $(BIN)/clubantique simulate $${bots%:*} --games 1000 --seed 7 --rotate \
	    --bots $${bots#*:},random,random,random || exit 1; done

mutants: $(DEV)  ## mutation testing of the rules (long)
	$(BIN)/python tools/mutants.py $(GAME)

soak: native  ## thousands of games through every property, and a thousand killed servers (long)
	PYTHONPATH=build/native CLUBANTIQUE_SOAK=1 $(BIN)/python -m pytest $(ALL) tests/conformance tests/server/test_nothing_lost.py -q

lock:  ## resolve requirements/*.in and benchmarks/peers.in anew
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet uv
	for each in requirements/base requirements/dev benchmarks/peers; do \
	  .venv-lock/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-header --no-annotate $$each.in -o $$each.txt; done

clean:  ## remove everything that was built or installed here
	rm -rf web/node_modules web/dist .venv .venv-peers .venv-lock build dist mutants

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Club Antique needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv

$(RUN): requirements/base.txt pyproject.toml | .venv/bin/python
	$(PIP) -r requirements/base.txt
	$(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	$(PIP) -r requirements/dev.txt
	@touch $@

$(NODE): web/package-lock.json
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' || { echo "The browser client needs Node 20 or newer."; exit 1; }
	cd web && npm ci --no-audit --no-fund --silent
	@touch $@

$(CLIENT): $(NODE) $(shell find web/src web/public web/index.html web/*.ts src/clubantique/texts src/clubantique/games -name '*.ftl' -o -path 'web/*' -type f 2>/dev/null)
	cd web && npm run --silent build

$(PEERS): benchmarks/peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r benchmarks/peers.txt
	@touch $@
