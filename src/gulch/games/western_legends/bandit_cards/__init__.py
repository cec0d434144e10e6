"""The bandit cards, a variant of Fistful of Extras: six bandits with numbers, six cards with a line for each."""
