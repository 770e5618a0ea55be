"""What a website elsewhere can do to the local table while somebody has it open: nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.echo import EchoBot
from tests.sandbox.raw import raw

EVIL = "evil.example"
FORBIDDEN = 403
Headers = dict[str, str]


@asynccontextmanager
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def status(
    sandbox: Sandbox, path: str, headers: Headers, method: str = "GET", body: str | None = None
) -> int:
    async with browser() as session:
        url = sandbox.base_url + path
        async with session.request(method, url, headers=headers, data=body, allow_redirects=False) as answer:
            return answer.status


def rebound(sandbox: Sandbox) -> Headers:
    """A site whose name suddenly leads to this machine: to the browser all of it is one origin."""
    return {"Host": f"{EVIL}:{sandbox.port}", "Origin": f"http://{EVIL}:{sandbox.port}"}


async def identified(sandbox: Sandbox, headers: Headers, token: str) -> str:
    """What comes of posing as the bot: the name of the first event, or how it was refused."""
    async with browser() as session:
        try:
            async with session.ws_connect(sandbox.gateway_url, headers=headers) as ws:
                await ws.receive_json(timeout=5)
                await ws.send_json({"op": 2, "d": {"token": token, "intents": 1, "properties": {}}})
                heard = await ws.receive(timeout=5)
                return str(heard.json()["t"]) if heard.type is aiohttp.WSMsgType.TEXT else f"{ws.close_code}"
        except aiohttp.WSServerHandshakeError as refusal:
            return f"HTTP {refusal.status}"


async def test_a_website_cannot_pose_as_the_bot(sandbox: Sandbox) -> None:
    elsewhere = {"Origin": f"https://{EVIL}"}
    assert await identified(sandbox, elsewhere, sandbox.token) == "HTTP 403", "even if it knew the token"
    assert await identified(sandbox, rebound(sandbox), sandbox.token) == "HTTP 403"
    assert await identified(sandbox, {}, "sandbox.local.token") == "4004", "nor by a token that all know"
    assert await identified(sandbox, {}, sandbox.token) == "READY"


async def test_the_token_is_another_each_time_and_told_to_no_page(sandbox: Sandbox) -> None:
    assert sandbox.token != Sandbox().token
    assert len(sandbox.token) > 30
    async with browser() as session, session.get(sandbox.page_url) as page:
        assert sandbox.token not in await page.text()
    async with browser() as session, session.ws_connect(sandbox.page_url + "page/ws") as ws:
        assert sandbox.token not in await ws.receive_str()


def every_route(sandbox: Sandbox) -> list[tuple[str, str]]:
    """All that the server answers, out of its own table of routes."""
    assert sandbox._runner is not None
    found = set()
    for route in sandbox._runner.app.router.routes():
        info: Any = route.resource.get_info() if route.resource is not None else {}
        path = info.get("path") or info.get("formatter") or f"{info.get('prefix')}/app.js"
        found.add(("GET" if route.method == "*" else route.method, path.replace("{", "").replace("}", "")))
    return sorted(found)


@pytest.mark.parametrize(
    "who", ["another site", "a name that leads here", "a sandboxed frame", "another port"]
)
async def test_nothing_is_answered_to_a_page_from_elsewhere(sandbox: Sandbox, who: str) -> None:
    headers = {
        "another site": {"Origin": f"https://{EVIL}"},
        "a name that leads here": rebound(sandbox),
        "a sandboxed frame": {"Origin": "null"},
        "another port": {"Origin": "http://127.0.0.1:3000"},
    }[who]
    routes = every_route(sandbox)
    assert len(routes) > 40, routes
    for method, path in routes:
        assert await status(sandbox, path, headers, method) == FORBIDDEN, (method, path)


async def test_a_name_that_leads_here_is_refused_without_an_origin_too(sandbox: Sandbox) -> None:
    """A browser sends none with what is read from the same origin, and it takes this for the same origin."""
    for path in ("/", "/page/app.js", "/api/v10/gateway", "/page/ws", "/gateway"):
        assert await status(sandbox, path, {"Host": f"{EVIL}:{sandbox.port}"}) == FORBIDDEN


@pytest.mark.parametrize("host", ["127.0.0.1:{}", "localhost:{}", "[::1]:{}", "LOCALHOST:{}"])
async def test_the_names_of_this_machine_are_let_in(sandbox: Sandbox, host: str) -> None:
    here = host.format(sandbox.port)
    assert await status(sandbox, "/", {"Host": here}) == 200
    async with browser() as session:
        headers = {"Host": here, "Origin": f"http://{here.lower()}"}
        async with session.ws_connect(sandbox.page_url + "page/ws", headers=headers) as ws:
            assert (await ws.receive_json())["t"] == "hello"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost:1", "127.0.0.1.evil.example:{}", "0.0.0.0:{}", "@:{}"]
)
async def test_other_names_and_ports_are_not(sandbox: Sandbox, host: str) -> None:
    assert await status(sandbox, "/", {"Host": host.format(sandbox.port)}) == FORBIDDEN


async def test_whoever_runs_it_can_allow_more_names() -> None:
    """Behind a tunnel that speaks TLS, or at another port of another machine."""
    async with Sandbox(hosts=["table.example.org", "localhost:9000"]) as sandbox:
        assert await status(sandbox, "/", {"Host": "table.example.org"}) == 200
        assert (
            await status(sandbox, "/", {"Host": "localhost:9000", "Origin": "http://localhost:9000"}) == 200
        )
        secure = {"Host": "table.example.org", "Origin": "https://table.example.org"}
        assert await status(sandbox, "/", secure) == 200
        assert await status(sandbox, "/", {"Host": f"{EVIL}"}) == FORBIDDEN


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_other_sites_embed_nothing(sandbox: Sandbox, site: str) -> None:
    """Pictures, scripts and frames come without an origin; browsers tell from where they are asked for."""
    for path in ("/", "/page/app.js", "/attachments/1/board.png"):
        for kind in ("image", "script", "iframe"):
            headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": kind}
            assert await status(sandbox, path, headers) == FORBIDDEN


async def test_a_link_elsewhere_opens_the_page(sandbox: Sandbox) -> None:
    link = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert await status(sandbox, "/", link) == 200


async def test_a_form_elsewhere_posts_nothing(sandbox: Sandbox) -> None:
    """As plain text no browser asks beforehand; the path alone would be enough for an answer's callback."""
    form = {"Origin": f"https://{EVIL}", "Content-Type": "text/plain"}
    path = "/api/v10/interactions/1/token/callback"
    assert await status(sandbox, path, form, "POST", '{"type": 1}') == FORBIDDEN


async def test_no_page_may_frame_it_and_nothing_is_remembered(sandbox: Sandbox) -> None:
    token = {"Authorization": f"Bot {sandbox.token}"}
    for path in ("/", "/page/app.js", "/nothing", "/api/v10/gateway"):
        async with browser() as session, session.get(sandbox.base_url + path, headers=token) as answer:
            assert answer.headers["X-Frame-Options"] == "DENY"
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert "Set-Cookie" not in answer.headers, "no session that another site could ride on"


async def test_a_file_of_a_message_never_runs_as_a_page(sandbox: Sandbox, bot: EchoBot) -> None:
    """Whoever uploads a page of HTML does not thereby speak to the table in the reader's name."""
    async with raw(sandbox) as bare:
        form = aiohttp.FormData()
        form.add_field("payload_json", "{}", content_type="application/json")
        form.add_field("files[0]", b"<script>alert(1)</script>", filename="a.html", content_type="text/html")
        url = f"{sandbox.api_base}/channels/{sandbox.channel('table-one').id}/messages"
        token = {"Authorization": f"Bot {sandbox.token}"}
        async with bare._session.post(url, data=form, headers=token) as sent:
            (file,) = (await sent.json())["attachments"]
        async with bare._session.get(file["url"]) as answer:
            assert answer.status == 200
            assert "sandbox" in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
