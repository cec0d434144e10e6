"""The Good, the Bad, the Handsome: legendary items, stories for those who pick fights, three characters."""
