"""The question with its choices, and as much of an explanation as leaves all choices in sight."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.visual import VisualType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

GAP = 2  # columns beside a text; half as many lines above an explanation
SHORT = 1.5  # seconds that a small matter is on the screen


class Choices(OptionList):
    """Where nothing is marked Enter chooses nothing, but says how to choose."""

    def __init__(self, how: str) -> None:
        super().__init__(id="choices")
        self.how = how

    def action_select(self) -> None:
        if self.highlighted is None and self.options:
            self.notify(self.how, timeout=SHORT)
        super().action_select()


class Ask(Vertical):
    """What is asked. The explanation gives way whenever anything else needs its lines."""

    def __init__(self, how: str) -> None:
        super().__init__(id="ask", classes="part")
        self.how = how
        self.texts: list[Content] = []

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield Static(id="run")
        yield Choices(self.how)
        yield Static(id="about")

    def put(self, question: str, run: str = "") -> None:
        """Another question, without choices and explanations yet."""
        self.query_one("#question", Static).update(Content(question))
        self.query_one("#run", Static).update(Content(run))
        self.query_one("#run").display = bool(run)
        self.query_one("#choices", Choices).clear_options()
        self.explain([])

    def offer(self, lines: Sequence[VisualType], *, marked: bool) -> None:
        """The choices, the first one marked if Enter may choose it."""
        choices = self.query_one("#choices", Choices)
        choices.set_options(map(Option, lines))
        choices.highlighted = 0 if marked and lines else None
        choices.focus()

    def explain(self, texts: list[Content]) -> None:
        """The first of these texts that leaves all choices in sight, if any."""
        self.texts = texts
        self.fit()
        self.call_after_refresh(self.fit)

    def on_resize(self) -> None:
        self.fit()

    def fit(self) -> None:
        about = self.query_one("#about", Static)
        width, left = self.size.width - GAP, self.size.height - self.height_above() - GAP // 2
        fitting = [text for text in self.texts if len(text.wrap(width)) <= left] if width > 0 else []
        about.display = bool(fitting)
        about.update(fitting[0] if fitting else "")

    def height_above(self) -> int:
        """As their words need it: on the screen they may still be as high as for the question before."""
        parts = [self.query_one(f"#{name}") for name in ("question", "run")]
        lines = [
            part.get_content_height(self.size, self.size, self.size.width - GAP)
            for part in parts
            if part.display
        ]
        choices = self.query_one("#choices", Choices)
        return sum(lines) + choices.get_content_height(self.size, self.size, self.size.width - 1)
