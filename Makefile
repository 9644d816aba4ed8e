PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: demo test lint games docs oracle bench clean

demo: $(VENV)/.compiler ## one hand of a bundled game, played by bots and explained
	$(BIN)/paigui play tuidaohu --auto --seed 4

test: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/mypy -p paigui
	$(BIN)/lint-imports

games: $(VENV)/.compiler ## compile the bundled rulebooks to src/paigui/games
	$(BIN)/python -m paigui.compiler.games

docs: $(VENV)/.compiler ## rewrite the parts of docs/ that are made from the code
	$(BIN)/python -m paigui.compiler.reference

oracle: $(VENV)/.dev ## hands compared with both independent programs, at full size
	$(BIN)/python -m oracle.riichi
	$(BIN)/python -m oracle.mcr

bench: $(VENV)/.dev
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.compiler: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	$(INSTALL) -e '.[compiler]'
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	$(INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/.compiler
