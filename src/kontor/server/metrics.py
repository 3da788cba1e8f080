"""What a monitoring system is told: counts and times, and never who or which table.

The parts of the server count here all the time. Whoever asks is answered only where KONTOR_METRICS
says so, at an address of its own: what goes through a proxy to the page never leads here.
"""

from collections.abc import Mapping
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from kontor import __version__, compiled
from kontor.core.errors import BadInput

OTHER = "other"  # the route of whatever leads nowhere; the address itself may be a secret
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # every count began with the process
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)


def _counter(name: str, meaning: str, *labels: str) -> Counter:
    return Counter(f"kontor_{name}", meaning, labels, registry=REGISTRY)


def _gauge(name: str, meaning: str, *labels: str) -> Gauge:
    return Gauge(f"kontor_{name}", meaning, labels, registry=REGISTRY)


def _histogram(name: str, meaning: str, *labels: str) -> Histogram:
    return Histogram(f"kontor_{name}", meaning, labels, registry=REGISTRY, buckets=SHORT)


BUILD = _gauge("build_info", "Which Kontor this is, and in which form", "version", "rules")
TABLES = _gauge("tables_open", "Tables in memory")
GUESTS = _gauge("guests", "Sockets of people at tables, spectators among them")
CONNECTIONS = _gauge("connections", "Connections of all kinds")
REFUSED = _counter("connections_refused", "Connections without a place", "reason")
REQUESTS = _counter("requests", "Requests that were answered", "route", "status")
ANSWERING = _histogram("request_seconds", "From a request to the end of its answer", "route")
ACTIONS = _counter("actions", "Actions that were stored", "kind", "by")
STORING = _histogram("store_seconds", "From an action to its being stored")
STORE_ERRORS = _counter("store_errors", "Times that the store did not answer")
DISCARDED = _counter("tables_discarded", "Tables that had to be read anew")
RECOVERED = _counter("tables_recovered", "Tables that were read anew")
WAITING = _gauge("thinking_waiting", "Questions that wait for a worker")
THINKING = _gauge("thinking_running", "Questions that workers think about")
STAND_INS = _counter("thinking_stand_ins", "Decisions for which a patient level had no worker")
REPLACED = _counter("thinking_workers_replaced", "Workers that were stuck or broke off")

BUILD.labels(__version__, "compiled" if compiled() else "plain").set(1)


def count_request(scope: Mapping[str, Any], status: int, seconds: float) -> None:
    """Count a request; its route is a template such as `GET /api/tables/{table}`."""
    template = scope.get("path_template")
    route = f"{scope['method']} {template}" if template else OTHER
    REQUESTS.labels(route, status).inc()
    ANSWERING.labels(route).observe(seconds)


def serve(address: str, port: int) -> str:
    """Answer at an address of its own, for as long as the process runs; the URL."""
    try:
        server, _ = start_http_server(port, address, REGISTRY)
    except OSError as error:
        where = f"{address}, port {port}"
        raise BadInput(f"metrics cannot listen at {where}: {error.strerror}") from None
    shown = f"[{address}]" if ":" in address else address
    return f"http://{shown}:{server.server_port}/metrics"
