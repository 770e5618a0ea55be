"""Who is let in to the local table: pages that it has served itself, and programs, which no browser is.

The server listens on this machine only, but a website that is open in a browser of this machine can speak to
it too: as itself, or under a name of its own that suddenly leads here. So each request must be to a name that
is known, and whatever a browser says of where it comes from must be one of those names as well.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from aiohttp import web

NAMES = ("127.0.0.1", "localhost", "[::1]")
_USUAL_PORT = 80  # which browsers leave out
_ELSEWHERE = ("cross-site", "same-site")  # what browsers call a request from a page of another origin
_PROTECTION = {
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
}
_NO_FRAMES = "frame-ancestors 'none'"
_ONLY_A_FILE = f"default-src 'none'; sandbox; {_NO_FRAMES}"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Doors:
    """Lets in whoever comes to a known name. `further`: names beside those of this machine, with a port."""

    def __init__(self, further: Iterable[str] = ()) -> None:
        self._further = tuple(name.lower() for name in further)
        self._hosts: frozenset[str] = frozenset()
        self._origins: frozenset[str] = frozenset()

    def open(self, port: int) -> None:
        """Let in whoever comes to this port."""
        usual = NAMES if port == _USUAL_PORT else ()
        self._hosts = frozenset((*(f"{name}:{port}" for name in NAMES), *usual, *self._further))
        self._origins = frozenset(
            f"{scheme}://{host}" for host in self._hosts for scheme in ("http", "https")
        )

    @web.middleware
    async def check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request, or refuse it with 403 before anything is done."""
        if request.headers.get("Host", "").lower() not in self._hosts:
            raise web.HTTPForbidden(
                text="This is no name of the local table. Whoever runs it can allow it in DOCKSIDE_HOSTS."
            )
        if self._from_elsewhere(request):
            raise web.HTTPForbidden(text="The local table talks to its own page only.")
        return await handler(request)

    def _from_elsewhere(self, request: web.Request) -> bool:
        """Tell whether a page of another origin asks. A link that opens the page itself is nobody's harm."""
        origin = request.headers.get("Origin")
        if origin is not None:
            return origin.lower() not in self._origins
        opens = request.headers.get("Sec-Fetch-Dest") == "document" and request.method == "GET"
        return request.headers.get("Sec-Fetch-Site") in _ELSEWHERE and not opens


async def protect(request: web.Request, response: web.StreamResponse) -> None:
    """Forbid browsers to frame the page, to embed its files elsewhere, and to run what was only attached."""
    response.headers.update(_PROTECTION)
    attached = request.path.startswith(("/attachments/", "/emojis/"))
    response.headers["Content-Security-Policy"] = _ONLY_A_FILE if attached else _NO_FRAMES
