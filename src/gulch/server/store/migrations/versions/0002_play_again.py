"""Tables know the next game of the evening and the first one; a host's tables are found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("next", sa.String(16)))
    op.add_column("tables", sa.Column("first", sa.String(16)))
    op.add_column("tables", sa.Column("turns", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_of_a_host", "tables", ["host", "created"])
