"""Who has said a line of the chat: when somebody goes for good, their name goes with them wherever they wrote."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# Of older lines the seat's owner said them, unless the seat has changed hands since.
OWNERS = """
update chat set guest = (
    select seats.guest from seats where seats.table_id = chat.table_id and seats.seat = chat.seat and seats.since = 0
)
"""


def upgrade() -> None:
    op.add_column("chat", sa.Column("guest", sa.String(32)))
    op.create_index("chat_of_a_guest", "chat", ["guest"])
    op.execute(OWNERS)
