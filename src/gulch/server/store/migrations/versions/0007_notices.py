"""How people want to be told that they are waited for, and what they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.Float))
    op.add_column("tables", sa.Column("finished", sa.Float))
    op.create_index("tables_finished", "tables", ["finished"])
    op.add_column("presence", sa.Column("looking", sa.String(200), nullable=False, server_default=""))
    op.add_column("house", sa.Column("teller", sa.String(32)))
    op.add_column("house", sa.Column("telling", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "notices",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("way", sa.String(12), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("pushes", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet", sa.String(12), nullable=False),
        sa.Column("also", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("trouble", sa.String(40), nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
