"""Clocks and absence: seats know what they are waited for, entries for whom the table waits, the server its age."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("ended", sa.String(12)))
    for column in (
        sa.Column("joined", sa.Float, nullable=False, server_default="0"),
        sa.Column("matter", sa.String(24), nullable=False, server_default=""),
        sa.Column("reserve", sa.Float, nullable=False, server_default="0"),
        sa.Column("due", sa.Float),
        sa.Column("still", sa.Float),
        sa.Column("missed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("seats", column)
    op.create_index("seats_due", "seats", ["due"])
    op.add_column("entries", sa.Column("waiting", sa.String(60), nullable=False, server_default=""))
    op.add_column("entries", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.execute("insert into life (id, seconds) values (1, 0)")
