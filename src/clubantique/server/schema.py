"""The tables of the store. The truth about a game is its entries; everything else is about who sits where."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
STATUSES = (WAITING, PLAYING, OVER, CLOSED)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON; in a list of one where the table has a box of its own
    Column("status", String(10), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("host", Integer, nullable=False),
    Column("seed", String(64), nullable=False),  # of the bots' own chance; never leaves the store
    Column("version", Integer, nullable=False),  # counts everything that changes what people see
    Column("bot_is_due", Boolean, nullable=False),
    Column("rematch", String(32)),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("clock", Integer),  # seconds for a question
    Column("deadline", Integer),  # when a bot takes over from those who are due; paused: in how many seconds
    Column("due", Integer),  # whom the table waits for, a bit for every seat ...
    Column("due_version", Integer),  # ... as of this version; an older one was written by an older room
    Column("created", Integer, nullable=False),  # seconds since 1970, as all times here
    Column("changed", Integer, nullable=False),
    Column("marked", Integer),  # when cleaning first found that nobody has touched it for long enough
    CheckConstraint("status IN ('waiting', 'playing', 'over', 'closed')", name="status"),
    Index(None, "status", "changed"),
    Index(None, "deadline"),
    Index(None, "marked"),
    Index(None, "components"),
)

boxes = Table(
    "boxes",
    metadata,
    Column("digest", String(64), primary_key=True),  # what the tables that play with it have as `components`
    Column("game", String(32), nullable=False),
    Column("title", String(80), nullable=False),  # as everybody sees it; empty where it has none
    Column("components", Text, nullable=False),  # JSON
    Column("unable", Text, nullable=False),  # JSON: bots that cannot play with it
    Column("touched", Integer, nullable=False),  # when somebody brought it last, or set a table up with it
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80)),
    Column("bot", String(60)),
    Column("stand_in", String(60)),  # the bot that plays for an absent person
    Column("token", String(64)),  # SHA-256 of what the person's browser holds
    Column("muted", Boolean, nullable=False),
    Column("beside", Integer),  # the seat whose token speaks for this one, too: both are on one device
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("wants_end", Boolean, nullable=False, server_default=false()),
    Column(
        "owner", String(64)
    ),  # the token of whoever was away when the seat was handed on: it takes the seat back
    Column("owner_name", String(80)),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("token"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),  # nobody for the set-up
    Column("message", String(64)),  # the client's own id of what it said: a repeat is harmless
    Column("entries", Text, nullable=False),  # JSON, as in a record: the choices and the draws that followed
    Column("made", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "message"),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("message", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Integer, nullable=False),
    Column(
        "notice", Text
    ),  # JSON: not said by anybody, but told by the room; `text` is for rooms that do not know it
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "message"),
)

passes = Table(
    "passes",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256 of a one-time link that moves a seat
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Integer, nullable=False),
    Column(
        "holder", String(64)
    ),  # the token that spoke for the seat when the code was made: good for nobody else's
    Column("by_host", Boolean, nullable=False, server_default=false()),  # handed on, not moved by its owner
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", Integer, nullable=False),  # counts up as long as the process lives
    Column("revision", Integer, nullable=False),  # counts the changes of who is present
    Column(
        "present", Text, nullable=False
    ),  # JSON: the seats of every table whose people are connected there
)

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("since", Integer, nullable=False),  # when the clock last jumped, as far as we know
    Column("seen", Integer, nullable=False),  # what it said last
)

FLEETING = {"processes"}
"""What is true only while rooms are open, and is in no backup."""
