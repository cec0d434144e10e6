"""What is stored. The record of a table is its row's `start` and its entries; everything else can be made from them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),  # of the rules that played it
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, playing, over
    Column("host", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("kicked", Text, nullable=False),  # guests who may not sit down again
    Column("secret", Text, nullable=False),  # the server's seed, then every seed with who made it
    Column("start", Text),  # the record without its answers, from the first question on
    Column("checkpoint", Text),  # the state between two steps and how many answers made it
    Column("outcome", Text),  # with the last view of every viewer
    Column("record", Text),  # once over: as everybody may have it
    Column("next", String(16)),  # the table where the same people play again
    Column("first", String(16)),  # the first table of such a row; none: this one
    Column("turns", Integer, nullable=False, server_default="0"),  # how often the seats have moved on since
    Column("clock", Text),  # how long a seat may take; none: as long as it likes
    Column("ended", String(12)),  # without an outcome: by a vote, or because nobody was left
    # With several processes: counts the changes; who plays for its bots, and until when (by the store's clock)
    Column("tick", Integer, nullable=False, server_default="0"),
    Column("driver", String(32)),
    Column("driven", Float, nullable=False, server_default="0"),
    Column("packed", LargeBinary),  # over for long: its entries and long texts, see packing.py
    Column("begun", Float),  # when the cards were dealt
    Column("finished", Float),  # when it was over
    Column("hints", String(120), nullable=False, server_default=""),  # who has agreed to hints: SEAT:OWNER, ...
    Index("tables_listed", "public", "state", "created"),
    Index("tables_of_a_host", "host", "created"),
    Index("tables_driven", "driver"),
    Index("tables_finished", "finished"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),  # its owner, also while a bot plays
    Column("name", String(80), nullable=False),
    Column("level", String(40)),  # the bot that plays; none: the owner
    Column("epoch", Integer, nullable=False),  # counts the owners
    Column("away", Boolean, nullable=False),
    # Where another person played before: how many entries and how many answers there were when the seat changed hands
    Column("since", Integer, nullable=False, server_default="0"),
    Column("kept", Integer, nullable=False, server_default="0"),
    Column("joined", Float, nullable=False, server_default="0"),  # when its owner sat down
    # The clock: what its owner is waited for, the reserve that is left, when time is up and until when it stands still
    # (in seconds that the server has been up), and how often in a row time was up
    Column("matter", String(24), nullable=False, server_default=""),
    Column("reserve", Float, nullable=False, server_default="0"),
    Column("due", Float),
    Column("still", Float),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("stand_in", Boolean, nullable=False, server_default=false()),  # a bot answers this one matter
    Column("absent", Boolean, nullable=False, server_default=false()),  # a bot keeps the seat until its owner is back
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Index("seats_of_a_guest", "guest"),
    Index("seats_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("position", Integer, nullable=False),
    Column("cmd_id", String(100), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: the table itself
    Column(
        "kind", String(8), nullable=False
    ),  # start, answer, undo (which answer), back (how many answers are kept), sealed
    Column("said", String(200), nullable=False),
    Column("seqs", String(200), nullable=False),  # the length of each viewer's stream afterwards
    Column("told", Text, nullable=False),  # what each viewer was told
    Column("at", Float, nullable=False),
    Column("waiting", String(60), nullable=False, server_default=""),  # for whom, afterwards
    Column("since", Float, nullable=False, server_default="0"),  # as far as everybody may know
    UniqueConstraint("table_id", "position"),
    UniqueConstraint("table_id", "cmd_id"),
)

# Finished games looked at again
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("data", Text),  # none: it is being made
    Column("progress", Float, nullable=False, server_default="0"),
    # With several processes: who makes it, and when the others need not wait for that one any more (the store's clock)
    Column("process", String(32)),
    Column("until", Float, nullable=False, server_default="0"),
)

# Who has more than a cookie: another device, a phrase, a way out
guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("epoch", Integer, nullable=False),  # how often they have signed out everywhere
    Column("phrase", String(64)),  # what is kept of the words that bring them back
    Column("banned", Boolean, nullable=False, server_default=false()),  # may look, and do nothing else
)

# Words for another device, as long as they are good
links = Table(
    "links",
    metadata,
    Column("mark", String(64), primary_key=True),  # what is kept of them
    Column("guest", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("until", Float, nullable=False),  # by the calendar
)

# Whoever wants one signs with a passkey: what it is checked by
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("site", String(255), nullable=False),  # where it was made, and works
    Column("public_key", Text, nullable=False),
    Column("signed", BigInteger, nullable=False),  # how often it has signed
    Column("created", Float, nullable=False),
    Index("passkeys_of_a_guest", "guest"),
)

# What passkeys are asked to sign, as long as it is good
challenges = Table(
    "challenges",
    metadata,
    Column("mark", String(64), primary_key=True),  # what is kept of it
    Column("guest", String(32)),  # whose new passkey; none: whoever comes
    Column("until", Float, nullable=False),  # by the calendar
)

# How many seconds the server has been up, over all its starts: what the clocks go by
life = Table(
    "life",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False, server_default="0"),  # when it was noted, by the store's clock
)

# The one row about the whole: the key that all processes sign with, a closed door, what is announced
house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(64)),  # none: it is in the data folder
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("said", Text, nullable=False, server_default=""),
    # With several processes: who sends notices, and until when (by the store's clock)
    Column("teller", String(32)),
    Column("telling", Float, nullable=False, server_default="0"),
)

# How somebody wants to be told that they are waited for
notices = Table(
    "notices",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("way", String(12), nullable=False),  # mail, webhook, discord, telegram, push; empty: not at all
    Column("address", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # of a mail address: its owner wants this
    Column("pushes", Text, nullable=False),  # the subscriptions of their browsers
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet", String(12), nullable=False),  # from which minute of the day to which; empty: at any time
    Column("also", Boolean, nullable=False),  # not only turns: beginnings, ends, invitations
    Column("muted", Text, nullable=False),  # tables
    Column("origin", String(200), nullable=False),  # where they opened the page
    Column("since", Float, nullable=False),  # what was before is old
    Column("told", Float, nullable=False),  # when the last notice went
    Column("trouble", String(40), nullable=False),  # why the last one did not
)

# What somebody was told of a table, the last of each kind
told = Table(
    "told",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("mark", String(40), nullable=False),  # which turn
    Column("at", Float, nullable=False),
)

# What a process tells the others who have the same table: frames for their sockets, words for whoever holds a vote
relay = Table(
    "relay",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False),  # empty: all of them
    Column("process", String(32), nullable=False),  # who says it
    Column("viewer", Integer),  # for whom, or who says it; none: everybody
    Column("kind", String(8), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("relay_of_a_table", "table_id", "id"),
)

# How many sockets each process has at a table
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("counts", String(200), nullable=False),  # by viewer
    Column("host", Boolean, nullable=False),  # the host is among them
    Column("until", Float, nullable=False),  # after that the process is gone; by the store's clock
    Column("looking", String(200), nullable=False, server_default=""),  # how many of them are in sight, by viewer
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String(32)),  # who said it, until they are forgotten
    Index("chat_of_a_table", "table_id", "id"),
    Index("chat_of_a_guest", "guest"),
)
