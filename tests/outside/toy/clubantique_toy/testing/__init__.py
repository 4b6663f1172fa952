"""What the house's suites ask of the toy."""
