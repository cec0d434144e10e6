"""A seat knows since when its owner has it. Seats that nobody plays in a running game go to a bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NOBODY_PLAYS = """
update seats set level = 'heuristic', since = 1
where guest is null and level is null and table_id in (select id from tables where state = 'playing')
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("kept", sa.Integer, nullable=False, server_default="0"))
    op.execute(NOBODY_PLAYS)
