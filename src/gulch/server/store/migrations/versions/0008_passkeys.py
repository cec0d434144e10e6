"""Passkeys, and what they are asked to sign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signed", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("passkeys_of_a_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("until", sa.Float, nullable=False),
    )
