"""Who may come in, how many, how fast, and who they are."""
