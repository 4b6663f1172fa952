"""Bots of the toy."""
