"""How many files and connections the process may have open, so that the store never lacks one."""

from __future__ import annotations

import sys

ENOUGH = 65_536
AT_ONCE = 4
"""Connections that are accepted in one turn of the event loop: however many come, those who are here are answered.

Nobody can look at them before they are accepted ..."""

ROUNDS = 8
"""... and so often, before the first of those that are too many has been closed by the event loop."""

RESERVE = 256
"""For the store, the bus, the bots' pipes and the files that are being sent."""

if sys.platform == "win32":  # there is no such limit, and no such module

    def raise_limit() -> int:
        return ENOUGH

else:
    import resource

    def raise_limit() -> int:
        """As many descriptors as the system lets us have; returns how many."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        return ENOUGH if soft == resource.RLIM_INFINITY else soft


def most_connections(descriptors: int) -> int:
    """Below what the system would refuse: then no accept ever fails."""
    return max(AT_ONCE, descriptors - ROUNDS * AT_ONCE - RESERVE)
