"""The table as one person sees it, with the question, its choices and the log."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.visual import VisualType
from textual.widgets import OptionList, Static
from textual.worker import get_current_worker

from clubantique.core.errors import ClubError
from clubantique.core.events import Viewer
from clubantique.terminal.ask import SHORT, Ask
from clubantique.terminal.boards import Room
from clubantique.terminal.host import Host, Offer, flowing
from clubantique.terminal.pieces import key_line, log_lines, offer_line, offer_lines, whole_log
from clubantique.terminal.screens import Curtain, Ending, Log, Reading


class TableScreen(Screen[None]):
    """Asks one person after the other; bots answer in a thread of their own, so that keys still work."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("u,backspace", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("b", "board", show=False),
        Binding("r", "rules", show=False),
        Binding("t", "app.other_theme", show=False),
        Binding("q", "app.leave", show=False),
        Binding("pageup", "scroll_log('up')", show=False, priority=True),
        Binding("pagedown", "scroll_log('down')", show=False, priority=True),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.session = host.session
        self.words = host.words
        self.seat: Viewer = None  # whose secrets are on the screen
        self.offers: list[Offer] = []
        self.watching = False  # a bot's turn is shown, until somebody wants to go on
        self.just_watched = False
        self.chapter = host.session.chapter  # of the question that was answered last
        self.thinking = False  # the bots are at it: the play belongs to their thread

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="top", classes="part")
        with Horizontal(id="middle"):
            yield Static(id="left", classes="part")
            yield Static(id="right", classes="part")
        yield Static(id="own", classes="part")
        with Horizontal(id="bottom"):
            yield Ask(self.words("terminal-mark-first"))
            with Log(id="log", classes="part", can_focus=False):
                yield Static(id="events")
        yield Static(key_line(self.words), id="keys")

    def on_mount(self) -> None:
        self.query_one("#log").border_title = self.words("terminal-log")
        self.go_on()

    # --- whose turn it is --------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next question: at once, or after the bots have thought."""
        if self.session.turn_passed():
            self.show_turn()
            return
        self.thinking = self.session.bot_is_due()
        if self.thinking:
            self.offers = []
            self.query_one(Ask).put(self.words("terminal-thinking"))
            self.let_bots_answer()
        else:
            self.next_turn()

    @work(thread=True)
    def let_bots_answer(self) -> None:
        worker = get_current_worker()
        while not worker.is_cancelled and self.session.bot_answers():
            if self.session.turn_passed():
                self.app.call_from_thread(self.show_turn)
                return
        if not worker.is_cancelled:
            self.app.call_from_thread(self.next_turn)

    def show_turn(self) -> None:
        """What a bot did in its turn: it is on the table until somebody wants to go on."""
        self.thinking = False
        self.watching = True
        self.address(self.session.onlooker())

    def next_turn(self) -> None:
        self.thinking = False
        seat = self.session.asked()
        if seat is None:
            self.end()
        elif self.session.shared and seat != self.seat:
            self.draw_curtain(seat)
        else:
            self.address(seat)

    def draw_curtain(self, seat: int) -> None:
        """Nothing private stays on the table while it changes hands."""
        before = self.seat
        if before is not None and not self.session.can_withdraw(before):
            before = None
        self.address(None)

        def lifted(undo: bool | None) -> None:
            if undo and before is not None:
                self.session.withdraw(before)
                self.next_turn()
            else:
                self.address(seat)

        self.app.push_screen(Curtain(self.host, seat, before), lifted)

    def end(self) -> None:
        self.address(self.session.onlooker())
        self.app.push_screen(Ending(self.host))

    # --- what is drawn -----------------------------------------------------------------------

    def address(self, seat: Viewer) -> None:
        """Show the table as this person sees it, or as everybody does."""
        self.seat = seat
        view = self.session.view(seat)
        self.put("#title", Content(self.host.title(view, seat)))
        self.put("#events", log_lines(self.host, seat))
        self.draw_parts(view)
        self.put_question(seat, view)
        self.query_one("#log", Log).show_end()

    def draw_parts(self, view: Any) -> None:
        room = Room(*self.app.size)
        self.set_class(room.roomy, "roomy")
        for part in self.host.board.parts(view, room):
            widget = self.query_one(f"#{part.area}", Static)
            widget.border_title, widget.border_subtitle = part.title, part.note
            widget.update(part.body)

    def put_question(self, seat: Viewer, view: Any) -> None:
        addressed = seat is not None and seat in self.session.play.state.due
        self.offers = self.host.offers(seat) if addressed and seat is not None else []
        ask = self.query_one(Ask)
        if self.watching:
            ask.put(self.words("terminal-watch"))
            ask.offer([offer_line("", self.words("terminal-go-on"), "")], marked=True)
            return
        run = self.host.run_so_far(seat, view) if seat is not None else ""
        ask.put(self.host.question(seat, view), f"{run} {self.words('terminal-run-undo')}" if run else "")
        leave = [offer_line("", self.words("terminal-leave"), "")]
        ask.offer(leave if self.session.over else offer_lines(self.offers), marked=not self.unexpected())
        ask.explain([Content(text) for text in self.host.explanations(view)])

    def unexpected(self) -> bool:
        """Whoever pressed Enter to go on, or expects to, may press it once more: that must not choose anything."""
        return not self.session.over and (self.just_watched or self.chapter != self.session.chapter)

    def put(self, where: str, what: VisualType) -> None:
        self.query_one(where, Static).update(what)

    def on_resize(self, event: Resize) -> None:
        if self.is_mounted and not self.thinking:
            self.address(self.seat)

    # --- what a person does ------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        keys = [offer.key for offer in self.offers if offer.key]
        if event.character in keys:
            event.stop()
            self.choose(keys.index(event.character))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def stop_watching(self) -> None:
        self.watching = False
        self.just_watched = True
        self.session.watched(self.seat)
        self.go_on()

    def choose(self, number: int) -> None:
        if self.watching:
            self.stop_watching()
            return
        if self.session.over:
            self.call_later(self.app.run_action, "leave")
            return
        if self.seat is None or number >= len(self.offers):
            return
        self.just_watched, self.chapter = False, self.session.chapter
        try:
            self.session.answer(self.seat, [self.offers[number].code])
        except ClubError as error:
            self.notify(self.host.error(error))
            return
        self.host.save()
        self.go_on()

    def action_undo(self) -> None:
        if self.seat is None or not self.session.can_withdraw(self.seat):
            self.notify(self.words("terminal-nothing-to-undo"), timeout=SHORT)
            return
        self.session.withdraw(self.seat)
        self.address(self.seat)

    # --- what a person reads -----------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """While bots think nobody reads in the play."""
        return not (self.thinking and action in ("help", "undo", "log", "board"))

    def read(self, title: str, body: VisualType, *, at_end: bool = False) -> None:
        self.app.push_screen(Reading(title, body, self.words("terminal-close"), at_end=at_end))

    def action_help(self) -> None:
        view = self.session.view(self.seat)
        question, *lines = self.host.explanation(self.seat, view)
        signs = [self.words("terminal-explained-bare", choice=sign) for sign in self.host.board.signs(view)]
        lines += ["", *signs, "", flowing(self.words("terminal-keys-help"))]
        self.read(question, Content("\n".join(lines)))

    def action_log(self) -> None:
        self.read(self.words("terminal-log-all"), whole_log(self.host, self.seat), at_end=True)

    def action_board(self) -> None:
        lines = map(flowing, self.host.board.spoken(self.session.view(self.seat)))
        self.read(self.words("terminal-board"), Content("\n".join(lines)))

    def action_rules(self) -> None:
        self.read(self.words("terminal-key-rules"), self.host.rules())

    def action_scroll_log(self, way: str) -> None:
        getattr(self.query_one("#log"), f"scroll_page_{way}")(animate=False)
