"""Bots that play Adel verpflichtet."""
