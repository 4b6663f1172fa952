"""A small neural network in NumPy: two layers of tanh, then a logit for every choice and the value of the position."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Parameters = dict[str, Floats]

SCALE = np.log2(1 + np.arange(256, dtype=np.float32))
"""Bytes as the network gets them: 0 and 1 as they are, larger numbers flattened (255 is 8)."""

IMPOSSIBLE = np.float32(-1e9)


class Net:
    """Policy and value share both layers. Rows are positions, columns are bytes, units or choices."""

    def __init__(self, inputs: int, choices: int, width: int, rng: np.random.Generator) -> None:
        def weights(rows: int, columns: int, gain: float) -> Floats:
            return rng.standard_normal((rows, columns), np.float32) * np.float32(gain / sqrt(rows))

        self.parameters: Parameters = {
            "w1": weights(inputs, width, 2.0),  # most bytes are 0, so the others may speak up
            "b1": np.zeros(width, np.float32),
            "w2": weights(width, width, 1.0),
            "b2": np.zeros(width, np.float32),
            "logits": weights(width, choices, 0.01),  # at first everything possible is as likely
            "logits_b": np.zeros(choices, np.float32),
            "value": weights(width, 1, 0.1),
            "value_b": np.zeros(1, np.float32),
        }

    def forward(self, seen: Bytes, mask: NDArray[np.int8]) -> tuple[Floats, Floats]:
        """The log-probability of every choice, and the value of every position."""
        p = self.parameters
        self.x = SCALE[seen]
        self.h1 = np.tanh(self.x @ p["w1"] + p["b1"])
        self.h2 = np.tanh(self.h1 @ p["w2"] + p["b2"])
        logits = np.where(mask, self.h2 @ p["logits"] + p["logits_b"], IMPOSSIBLE)
        logits -= logits.max(axis=1, keepdims=True)
        log_p = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return log_p, (self.h2 @ p["value"] + p["value_b"])[:, 0]

    def backward(self, by_logits: Floats, by_value: Floats) -> Parameters:
        """The gradient of a loss whose derivatives by the outputs of the last `forward` are given."""
        p = self.parameters
        by_h2 = (by_logits @ p["logits"].T + np.outer(by_value, p["value"])) * (1 - self.h2**2)
        by_h1 = (by_h2 @ p["w2"].T) * (1 - self.h1**2)
        return {
            "w1": self.x.T @ by_h1,
            "b1": by_h1.sum(axis=0),
            "w2": self.h1.T @ by_h2,
            "b2": by_h2.sum(axis=0),
            "logits": self.h2.T @ by_logits,
            "logits_b": by_logits.sum(axis=0),
            "value": self.h2.T @ by_value[:, None],
            "value_b": by_value.sum(keepdims=True),
        }

    def save(self, file: Path) -> None:
        np.savez(file, allow_pickle=False, **self.parameters)

    def load(self, file: Path) -> None:
        with np.load(file) as saved:
            self.parameters = {name: saved[name] for name in self.parameters}


class Adam:
    """Kingma and Ba's optimiser, with the gradient cut to a greatest length."""

    def __init__(self, net: Net, greatest: float = 0.5) -> None:
        self.net = net
        self.greatest = greatest
        self.mean = {name: np.zeros_like(each) for name, each in net.parameters.items()}
        self.square = {name: np.zeros_like(each) for name, each in net.parameters.items()}
        self.steps = 0

    def step(self, gradient: Parameters, rate: float) -> None:
        self.steps += 1
        length = sqrt(sum(float((each**2).sum()) for each in gradient.values()))
        shorter = min(1.0, self.greatest / (length + 1e-8))
        rate *= sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, each in gradient.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (shorter * each - mean)
            square += 0.001 * ((shorter * each) ** 2 - square)
            self.net.parameters[name] -= rate * mean / (np.sqrt(square) + 1e-8)
