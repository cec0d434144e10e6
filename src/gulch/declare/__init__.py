"""What a game is declared with: words, fields, views, and the rules they make."""
