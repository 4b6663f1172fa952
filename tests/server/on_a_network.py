"""The command `clubantique` on a machine whose address in the local network is 192.168.1.5."""

from __future__ import annotations

import socket

from clubantique.cli import main
from clubantique.server import lan

ADDRESSES = {socket.AF_INET: "192.168.1.5", socket.AF_INET6: "fd00::5"}
lan.lan_address = ADDRESSES.__getitem__  # type: ignore[assignment]

if __name__ == "__main__":
    main()
