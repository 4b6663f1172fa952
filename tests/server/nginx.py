"""A real nginx with the configuration of deploy/ before real rooms; without certificates, which are not there."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parts import NGINX, program

from .club import PATIENCE, Club

CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
FRAME = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {more}
    {conf}
}}
"""


def framed(folder: Path, port: int, club: Club, more: str) -> str:
    """The configuration as whoever runs nginx includes it, over plain HTTP."""
    conf = re.sub(r"ssl_certificate.*\n", "", CONF.read_text())
    conf = conf.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("/var/log/nginx", str(folder))
    conf = conf.replace("server 127.0.0.1:8766;", "").replace("127.0.0.1:8765", club.address)
    user = "user root;" if os.geteuid() == 0 else ""
    return FRAME.format(user=user, folder=folder, more=more, conf=conf)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, "nginx has ended"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
        except ConnectionRefusedError:
            assert time.monotonic() < ends
            time.sleep(0.05)
        else:
            return


@contextmanager
def nginx(folder: Path, club: Club, more: str = "") -> Iterator[Club]:
    """The same room, through nginx."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (folder / "nginx.conf").write_text(framed(folder, port, club, more))
    command = [program(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        found = Club(club.database)
        found.port = port
        yield found
    finally:
        process.terminate()
        process.wait(PATIENCE)
