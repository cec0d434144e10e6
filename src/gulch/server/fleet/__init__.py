"""Several processes at one store: any of them serves any table, and the store's unique position says who was first."""
