"""What routes may refuse, and how refusals and faults are answered."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from kontor.core.errors import KontorError
from kontor.core.words import Message, Sentence, render
from kontor.server import logs
from kontor.server.http.dependencies import AnyRequest, language_of
from kontor.server.refusals import STATUS, fault
from kontor.server.wire.replies import Problem

CODES = {404: "not_found", 405: "wrong_method", 413: "too_large"}
SECURITY = [{"visitor": list[str]()}]
log = logging.getLogger("kontor.server")


def refusal_specs(*codes: int) -> dict[int, ResponseSpec]:
    """How a route may refuse, for the description of the face."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description="A refusal.")
        for code in (*codes, 429)
    }


OPEN = refusal_specs(400, 404)
KEYED = refusal_specs(400, 401, 403, 404, 409, 413)
SHARED: dict[str, Any] = {"responses": KEYED, "security": SECURITY}
# What a worker thinks about; none may be free.
THOUGHT_OVER: dict[str, Any] = {
    "status_code": 200,
    "responses": KEYED | refusal_specs(503),
    "security": SECURITY,
}


def answer_refusal(request: AnyRequest, error: KontorError) -> Response[Problem]:
    """A refusal of ours."""
    problem = Problem(error.code, error.render(language_of(request)))
    return Response(problem, status_code=STATUS.get(error.code, 400))


def answer_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A refusal of the frame: an unknown address, a body of the wrong shape."""
    if error.status_code >= 500:
        return answer_fault(request, error)
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


def answer_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours; only the log says more."""
    log.error("a request broke off", exc_info=error)
    return answer_refusal(request, fault(logs.request_number()))
