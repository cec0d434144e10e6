"""The socket: what is said on it, and who says it."""
