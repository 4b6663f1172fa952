"""Every refusal over HTTP has the same form: a message of the catalogues with its facts (docs/protocol.md)."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope
from uvicorn.protocols.utils import ClientDisconnected

from clubantique.core.errors import ClubError
from clubantique.server.errors import Garbled, NoBody, NothingHere, TooLarge, TooMuch, WentWrong, WrongMethod
from clubantique.server.messages import Problem, problem_of
from clubantique.server.pages import guarded
from clubantique.server.settings import LARGEST_BODY

log = logging.getLogger("clubantique.problems")

WHOLE_BODY = "data"
Asking = Request[Any, Any, Any]

PROMISED = (400, 403, 404, 409, 413, 429, 500)


def refused(request: Asking, error: ClubError) -> Response[Problem]:
    """What was wrong and what is possible, as a key with facts."""
    request.app.state.metrics.refusals.labels(error.key).inc()
    answer = guarded(Response(problem_of(error), status_code=getattr(error, "status", 400)))
    if isinstance(error, TooMuch):
        answer.headers["retry-after"] = error.retry_after
    return answer


def not_understood(request: Asking, error: HTTPException) -> Response[Any]:
    """What the web server refuses before anybody in the house has seen it."""
    if error.status_code == NothingHere.status:
        return lost(request)
    if error.status_code == WrongMethod.status:
        return refused(request, WrongMethod(possible=(error.headers or {}).get("allow", "GET")))
    if error.status_code == TooLarge.status:
        return refused(request, TooLarge(most=LARGEST_BODY))
    if error.status_code >= WentWrong.status:
        return went_wrong(request, error)
    return refused(request, misread(error))


def lost(request: Asking) -> Response[Any]:
    """People who follow a wrong link get the page, which says so in their language."""
    if request.app.state.page and "text/html" in request.headers.get("accept", ""):
        return guarded(
            Response(request.app.state.page, status_code=NothingHere.status, media_type=MediaType.HTML)
        )
    return refused(request, NothingHere())


def misread(error: HTTPException) -> ClubError:
    """Where the fault is, in one line. Litestar calls the whole body `data`, and says just that where there is none."""
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [(each.get("key", WHOLE_BODY), each["message"]) for each in extra if "message" in each]
    if (WHOLE_BODY, repr(WHOLE_BODY)) in faults:
        return NoBody()
    found = [message if place == WHOLE_BODY else f"{place}: {message}" for place, message in faults]
    return Garbled(problem="; ".join(found) or error.detail)


def no_text(request: Asking, error: UnicodeDecodeError) -> Response[Problem]:
    return refused(request, Garbled(problem=error.reason))


def too_deep(request: Asking, error: RecursionError) -> Response[Problem]:
    """Brackets within brackets within brackets: the decoder gives up, and so would we."""
    deserializing = "deserializing" in str(error)
    return refused(request, Garbled(problem=str(error))) if deserializing else went_wrong(request, error)


def went_wrong(request: Asking, error: Exception) -> Response[Problem]:
    """Our own fault: whoever runs the room reads the whole story in the log, whoever asked does not."""
    log.error("went-wrong", exc_info=error)
    return refused(request, WentWrong())


async def socket_failed(error: Exception, scope: Scope) -> None:
    """Our own fault, too, unless the client has gone; it has been told to come back."""
    expected = isinstance(error, (HTTPException, ClientDisconnected))
    if scope["type"] == ScopeType.WEBSOCKET and not expected:
        log.error("socket-failed", exc_info=error)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    ClubError: refused,
    HTTPException: not_understood,
    UnicodeDecodeError: no_text,
    RecursionError: too_deep,
    Exception: went_wrong,
}


def promising(handlers: Iterable[Any]) -> list[Any]:
    """The same handlers, with every refusal that the house knows in their part of the schema."""
    problems = {
        status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in PROMISED
    }
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = problems | dict(handler.responses or {})
    return found
