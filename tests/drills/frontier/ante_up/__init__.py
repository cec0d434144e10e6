"""An expansion: gambling, for luck that nobody else sees."""
