"""What routes are given besides what was sent: the services, and who asks."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.server.http.languages import preferred_language
from kontor.server.http.services import Services
from kontor.server.refusals import no_key
from kontor.server.tokens import is_token

AnyRequest: TypeAlias = Request[Any, Any, State]
AppServices: TypeAlias = NamedDependency[Services]
Key: TypeAlias = NamedDependency[str]
Address: TypeAlias = NamedDependency[str]


class ShallowRequest(Request[Any, Any, State]):
    """A request whose body is refused when it is brackets within brackets without end."""

    async def json(self) -> Any:
        """The body, read."""
        try:
            return await super().json()
        except RecursionError:
            deep = Message("server-not-understood", problem="nested too deeply")
            raise BadInput(deep) from None


def provide_services(state: State) -> Services:
    """Everything the server is made of."""
    services: Services = state.services
    return services


def visitor_key(request: AnyRequest) -> str:
    """The key of the visitor who asks."""
    word, _, key = request.headers.get("authorization", "").partition(" ")
    if word.lower() != "bearer" or not is_token(key):
        raise no_key()
    return key


def client_address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "nobody"


def language_of(request: AnyRequest) -> str:
    """The language of whoever asks."""
    return preferred_language(request.headers.get("accept-language", ""))
