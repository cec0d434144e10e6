"""Several processes at one store: what changed last, who drives a table, who is where, what they tell others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tick", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("driver", sa.String(32)))
    op.add_column("tables", sa.Column("driven", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("packed", sa.LargeBinary))
    op.create_index("tables_driven", "tables", ["driver"])
    op.add_column("life", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "relay",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("viewer", sa.Integer),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("relay_of_a_table", "relay", ["table_id", "id"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("counts", sa.String(200), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64)),
        sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("said", sa.Text, nullable=False, server_default=""),
    )
    op.execute("insert into house (id) values (1)")
