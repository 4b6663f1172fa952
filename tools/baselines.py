"""PPO, MCCFR and bots, as in docs/research.md: `python tools/baselines.py` (a quarter of an hour)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from clubantique.bots import usual_bot
from clubantique.core.finding import is_outside
from clubantique.core.registry import names

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
CLUB = "from clubantique.cli import main; main()"


def run(*command: str) -> None:
    subprocess.run([sys.executable, *command], check=True)


def main() -> None:
    games = [name for name in names() if not is_outside(name)]
    for game in games:
        run(str(EXAMPLES / "ppo.py"), game, "--minutes", "3", "--evaluate", "1000")
    run(str(EXAMPLES / "mccfr.py"), *games, "--iterations", "5000", "--every", "500")
    for game in games:
        bots = f"{usual_bot(game)},random,random,random"
        run("-c", CLUB, "simulate", game, "--games", "1000", "--seed", "7", "--rotate", "--bots", bots)


if __name__ == "__main__":
    main()
