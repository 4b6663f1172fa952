"""Bots that are more than legal."""
