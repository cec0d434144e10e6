"""`python -m gulch.cli`, for where the command itself is not on the path."""

from gulch.cli.app import main

main()
