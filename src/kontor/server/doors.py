"""What all routes share: who asks, what may be refused, and how refusals are answered."""

import logging
from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from kontor.core.errors import BadInput, KontorError
from kontor.core.words import Message, Sentence, render
from kontor.server import logs
from kontor.server.answers import Problem
from kontor.server.hall import Hall
from kontor.server.refusals import STATUS, no_key
from kontor.server.refusals import broken as fault
from kontor.server.tokens import is_token
from kontor.server.words import preferred

Asking: TypeAlias = Request[Any, Any, State]
InHall: TypeAlias = NamedDependency[Hall]
Key: TypeAlias = NamedDependency[str]
Address: TypeAlias = NamedDependency[str]
CODES = {404: "not_found", 405: "wrong_method", 413: "too_large"}
SECURITY = [{"visitor": list[str]()}]
log = logging.getLogger("kontor.server")


class Shallow(Request[Any, Any, State]):
    """A request whose body is refused when it is brackets within brackets without end."""

    async def json(self) -> Any:
        """The body, read."""
        try:
            return await super().json()
        except RecursionError:
            deep = Message("server-not-understood", problem="nested too deeply")
            raise BadInput(deep) from None


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """How a route may refuse, for the description of the face."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description="A refusal.")
        for code in (*codes, 429)
    }


OPEN = refusals(400, 404)
KEYED = refusals(400, 401, 403, 404, 409, 413)
SHARED: dict[str, Any] = {"responses": KEYED, "security": SECURITY}


def the_hall(state: State) -> Hall:
    """Everything the server is made of."""
    hall: Hall = state.hall
    return hall


def the_key(request: Asking) -> str:
    """The key of the visitor who asks."""
    word, _, key = request.headers.get("authorization", "").partition(" ")
    if word.lower() != "bearer" or not is_token(key):
        raise no_key()
    return key


def the_address(request: Asking) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "nobody"


def language_of(request: Asking) -> str:
    """The language of whoever asks."""
    return preferred(request.headers.get("accept-language", ""))


def refused(request: Asking, error: KontorError) -> Response[Problem]:
    """A refusal of ours."""
    problem = Problem(error.code, error.render(language_of(request)))
    return Response(problem, status_code=STATUS.get(error.code, 400))


def misunderstood(request: Asking, error: HTTPException) -> Response[Problem]:
    """A refusal of the frame: an unknown address, a body of the wrong shape."""
    if error.status_code >= 500:
        return broken(request, error)
    code = CODES.get(error.status_code, "bad_input")
    parts = error.extra if isinstance(error.extra, list) else []
    reasons = [str(part.get("message", "")) for part in parts if isinstance(part, dict)]
    detail = "; ".join(filter(None, reasons)) or error.detail
    sentence: Sentence = {
        "not_found": Message("server-nowhere"),
        "wrong_method": Message("server-wrong-method"),
        "bad_input": Message("server-not-understood", problem=detail),
    }.get(code, detail)
    problem = Problem(code, render(sentence, language_of(request)))
    return Response(problem, status_code=STATUS[code], headers=error.headers)


def broken(request: Asking, error: Exception) -> Response[Problem]:
    """A fault of ours; only the log says more."""
    log.error("a request broke off", exc_info=error)
    return refused(request, fault(logs.request_number()))
