"""Club Antique: three wonderful games of bluff, memory and extravagance, for people, programs and research."""


def __getattr__(name: str) -> str:
    """`__version__`, looked up when somebody asks: that takes longer than all the rest of this package's beginning."""
    if name != "__version__":
        raise AttributeError(name)
    from importlib.metadata import version

    return version("clubantique")
