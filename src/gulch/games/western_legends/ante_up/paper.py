"""What else is on paper here: events, heists, tokens. By the kind that their texts are named after, and where these
texts come from."""

from __future__ import annotations

from gulch.games.western_legends.ante_up.components import FRONTIER_TOKENS
from gulch.games.western_legends.ante_up.event_cards import EVENT_CARDS
from gulch.games.western_legends.ante_up.rollers import ROLLER_TOKENS
from gulch.games.western_legends.ante_up.tokens import PROSPECTOR_TOKENS, RENEGADE_TOKENS, Token
from gulch.games.western_legends.ante_up.train import HEIST_CARDS
from gulch.games.western_legends.parts import HOUSE


def provenance() -> dict[str, str]:
    out = {f"event_card-{card.name}": card.provenance for card in EVENT_CARDS}
    out |= {f"train_heist-{card.name}": card.provenance for card in HEIST_CARDS}
    out |= {f"frontier_token-{name}": HOUSE for name in FRONTIER_TOKENS}
    tokens: list[tuple[str, list[Token]]] = [
        ("renegade_token", RENEGADE_TOKENS),
        ("prospector_token", PROSPECTOR_TOKENS),
        ("roller_token", ROLLER_TOKENS),
    ]
    for kind, own in tokens:
        out |= {f"{kind}-{token.name}": token.provenance for token in own}
    return out
