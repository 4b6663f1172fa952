"""Club Antique: three wonderful games of bluff, memory and extravagance, for people, programs and research."""

from importlib.metadata import version

__version__ = version("clubantique")
