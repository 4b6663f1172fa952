"""What every game shares: questions and runs, chance, events, views, records and the registry of games."""
