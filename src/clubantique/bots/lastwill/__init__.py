"""Bots that play Der letzte Wille (Last Will)."""
