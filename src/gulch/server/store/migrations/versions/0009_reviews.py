"""Reviews of finished games, and who has agreed to hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(120), nullable=False, server_default=""))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text),
        sa.Column("progress", sa.Float, nullable=False, server_default="0"),
        sa.Column("process", sa.String(32)),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
    )
