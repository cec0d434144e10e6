"""The lobby and the page over HTTP."""
