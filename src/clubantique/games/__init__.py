"""One folder a game: a complete, readable rulebook in code. A new game is a new folder, here or elsewhere."""
