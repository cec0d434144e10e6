"""Tables: their people, the game that is played at them, what everybody is told."""
