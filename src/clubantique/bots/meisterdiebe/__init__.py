"""Bots that play Meisterdiebe."""
