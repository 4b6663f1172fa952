"""The browser client, as it was built: one page for every address that people visit, and its assets."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Guard

IN_PACKAGE = Path(str(files("clubantique.server"))) / "client"
IN_CLONE = Path(str(files("clubantique"))).parents[1] / "web" / "dist"
PAGE = "index.html"
ASSETS = "/assets"

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
"""Sent with everything: a page may load nothing from elsewhere and be framed by nobody."""


def guarded(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response


def built_client(wanted: Path | None) -> Path | None:
    """Where the built client lies: as told, in the package, or beside it in a clone."""
    folders = [wanted] if wanted else [IN_PACKAGE, IN_CLONE]
    return next((folder for folder in folders if (folder / PAGE).is_file()), None)


@get(
    [
        "/",
        "/seat",
        "/t/{table_id:str}",
        "/t/{table_id:str}/replay",
        "/box/{game:str}",
        "/box/{game:str}/{digest:str}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(state: State) -> Response[bytes]:
    """The client finds out by itself what the address means."""
    return Response(state.page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def picture(state: State, name: str) -> Response[bytes]:
    """Icons and the manifest, which browsers look for beside the page."""
    if name not in state.pictures:
        raise NotFoundException
    return Response(state.pictures[name], media_type=guess_type(name)[0] or MediaType.TEXT)


def pictures(folder: Path | None) -> dict[str, bytes]:
    """What lies beside the page."""
    files_there = [] if folder is None else [file for file in folder.iterdir() if file.is_file()]
    return {file.name: file.read_bytes() for file in files_there if file.name != PAGE}


def only_built(folder: Path) -> Guard:
    """Names that no file has are not even looked for: with some of them a file system cannot be asked."""
    names = {f"{ASSETS}/{file.name}" for file in folder.glob("*")}

    def guard(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        if request.scope["path"] not in names:
            raise NotFoundException

    return guard


def handlers(folder: Path | None) -> list[ControllerRouterHandler]:
    """Nothing where no client was built: then only programs can play."""
    if folder is None:
        return []
    assets: Router = create_static_files_router(
        ASSETS,
        [folder / "assets"],
        guards=[only_built(folder / "assets")],
        include_in_schema=False,
        send_as_attachment=False,
    )
    return [page, picture, assets]
