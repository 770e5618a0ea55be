"""A small bot that uses all that the sandbox offers, so it can be tried on the real discord.py."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.sandbox import Sandbox

PNG = bytes.fromhex("89504e470d0a1a0a0000000d49484452") + (64).to_bytes(4) + (32).to_bytes(4) + b"\0" * 40
FRUIT = [f"fruit {n}" for n in range(40)]

Asked = discord.Interaction[commands.Bot]


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that counts in its own id, so it outlives the bot."""

    def __init__(self, n: int = 0) -> None:
        self.n = n
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Counter:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if isinstance(self.view, ui.LayoutView):
            section = next(item for item in self.view.walk_children() if isinstance(item, ui.Section))
            section.accessory = Counter(self.n + 1)
            await interaction.response.edit_message(view=self.view)
            return
        view = ui.View(timeout=None).add_item(Counter(self.n + 1))
        await interaction.response.edit_message(content=f"Counted {self.n + 1}", view=view)


class Order(ui.Modal, title="Your order"):
    note: ui.TextDisplay[Any] = ui.TextDisplay("Fill in **everything**.")
    name = ui.Label(text="Name", component=ui.TextInput[Any](max_length=10))
    drink = ui.Label(
        text="Drink",
        component=ui.RadioGroup[Any](
            options=[discord.RadioGroupOption(label=x, value=x.lower()) for x in ("Tea", "Coffee")]
        ),
    )
    extras = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup[Any](
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in "abc"],
            min_values=0,
            required=False,
        ),
    )
    who = ui.Label(text="For", component=ui.UserSelect[Any](required=True))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, drink, extras, who = (
            label.component for label in (self.name, self.drink, self.extras, self.who)
        )
        chosen = f"{name.value} {drink.value} {extras.values} {[user.name for user in who.values]}"  # type: ignore[attr-defined]
        await interaction.response.send_message(chosen, ephemeral=True)


class Slip(ui.Modal, title="Slip"):
    words = ui.Label(text="Words", component=ui.TextInput[Any](required=False))
    colour = ui.Label(
        text="Colour",
        component=ui.Select[Any](options=[discord.SelectOption(label=x) for x in ("Red", "Blue")]),
    )
    agreed = ui.Label(text="Agreed", component=ui.Checkbox[Any]())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        words, colour, agreed = (label.component for label in (self.words, self.colour, self.agreed))
        text = f"{words.value!r} {colour.values} {agreed.value}"  # type: ignore[attr-defined]
        await interaction.response.edit_message(content=text)


class Papers(ui.Modal, title="Papers"):
    files = ui.Label(text="Files", component=ui.FileUpload[Any](max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        papers = self.files.component.values  # type: ignore[attr-defined]
        read = [f"{paper.filename}: {(await paper.read()).decode()}" for paper in papers]
        await interaction.response.send_message("; ".join(read))


class Desk(ui.View):
    """Buttons and selects that a restarted bot knows again by their ids."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Order", custom_id="desk:order")
    async def order(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.send_modal(Order())

    @ui.button(label="Slip", custom_id="desk:slip")
    async def slip(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.send_modal(Slip())

    @ui.button(label="Nod", custom_id="desk:nod")
    async def nod(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Nodded")

    @ui.button(label="Never", custom_id="desk:never", disabled=True)
    async def never(self, interaction: discord.Interaction, button: Any) -> None:
        raise AssertionError("a disabled button was pressed")

    @ui.select(
        custom_id="desk:pick",
        placeholder="Pick",
        options=[discord.SelectOption(label=x.upper(), value=x) for x in "abc"],
        max_values=2,
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"Picked {', '.join(select.values)}")

    @ui.select(cls=ui.UserSelect, custom_id="desk:who", placeholder="Who")
    async def whom(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"Chose {select.values[0].name}", ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=0x336699)
        box.add_item(ui.TextDisplay("## The board"))
        box.add_item(ui.Separator())
        box.add_item(ui.Section("A line", accessory=Counter()))
        picture = discord.MediaGalleryItem("attachment://board.png", description="A board of 64 by 32")
        box.add_item(ui.MediaGallery(picture))
        row: ui.ActionRow[Any] = ui.ActionRow()
        box.add_item(row.add_item(ui.Button(label="Pass", custom_id="board:pass")))
        self.add_item(box)


class Russian(app_commands.Translator):
    WORDS = {"echo": "эхо", "text": "текст", "Says it again": "Повторяет", "Ping": "Пинг"}  # noqa: RUF012

    async def translate(self, string: Any, locale: Any, context: Any) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.russian else None


class Echo(commands.Cog):
    def __init__(self, bot: EchoBot) -> None:
        self.bot = bot

    @app_commands.command(description=app_commands.locale_str("Ping"))
    async def ping(self, interaction: Asked) -> None:
        await interaction.response.send_message("pong")

    @app_commands.command(
        name=app_commands.locale_str("echo"), description=app_commands.locale_str("Says it again")
    )
    @app_commands.rename(text=app_commands.locale_str("text"))
    async def echo(
        self,
        interaction: Asked,
        text: str,
        times: app_commands.Range[int, 1, 5] = 1,
        who: discord.Member | None = None,
    ) -> None:
        words = " ".join([text] * times)
        answer = await interaction.response.send_message(
            f"{who.mention} {words}" if who else words,
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        assert answer.is_ephemeral()

    @app_commands.command(description="Eats a fruit")
    async def eat(self, interaction: Asked, fruit: str) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send(f"ate {fruit}")
        await interaction.followup.send(f"liked {fruit}", ephemeral=True)

    @eat.autocomplete("fruit")
    async def fruits(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=x.title(), value=x) for x in FRUIT if current in x][:25]

    @app_commands.command(description="Buttons and selects")
    async def desk(self, interaction: Asked) -> None:
        await interaction.response.send_message("At the desk", view=Desk())

    @app_commands.command(description="A counter")
    async def count(self, interaction: Asked) -> None:
        await interaction.response.send_message("Counted 0", view=ui.View(timeout=None).add_item(Counter()))

    @app_commands.command(description="A board in Components V2, with a picture")
    async def board(self, interaction: Asked) -> None:
        file = discord.File(io.BytesIO(PNG), "board.png", description="A board of 64 by 32")
        await interaction.response.send_message(view=Board(), file=file)

    @app_commands.command(description="Reads a file, or asks for some")
    async def papers(self, interaction: Asked, paper: discord.Attachment | None = None) -> None:
        if paper is None:
            await interaction.response.send_modal(Papers())
            return
        layout: ui.LayoutView = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay((await paper.read()).decode()))
        layout.add_item(ui.File("attachment://copy.txt"))
        await interaction.response.send_message(view=layout, file=await paper.to_file(filename="copy.txt"))

    @app_commands.command(description="An embed with a picture")
    async def poster(self, interaction: Asked) -> None:
        embed = discord.Embed(title="Poster", description="On the wall").add_field(name="Size", value="A0")
        embed.set_image(url="attachment://poster.png").set_footer(text="Printed here")
        await interaction.response.send_message(embed=embed, file=discord.File(io.BytesIO(PNG), "poster.png"))

    @app_commands.command(description="Writes to me in private")
    async def whisper(self, interaction: Asked, words: str) -> None:
        try:
            await interaction.user.send(words)
        except discord.Forbidden as refusal:
            await interaction.response.send_message(f"refused {refusal.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @app_commands.command(description="Sends messages to the channel, edits the first, deletes the last")
    async def burst(self, interaction: Asked, n: int = 3) -> None:
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
        sent = [await interaction.channel.send(f"message {k}") for k in range(n)]
        await sent[0].edit(content="edited")
        await sent[-1].delete()
        await interaction.edit_original_response(content=f"sent {len(sent)}")

    @app_commands.command(description="For those who manage channels")
    @app_commands.default_permissions(manage_channels=True)
    @app_commands.guild_only()
    async def sweep(self, interaction: Asked) -> None:
        await interaction.response.send_message("swept", ephemeral=True)

    @app_commands.command(description="Never answers")
    async def silent(self, interaction: Asked) -> None:
        self.bot.silent.put_nowait(interaction)

    @app_commands.command(description="Sends too much")
    async def toolong(self, interaction: Asked) -> None:
        try:
            await interaction.response.send_message("x" * 2001)
        except discord.HTTPException as refusal:
            text = f"{refusal.status} {refusal.code} {refusal.text}"
            await interaction.response.send_message(text, ephemeral=True)

    @app_commands.command(description="Opens a thread")
    async def thread(self, interaction: Asked, name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await thread.send("first")
        await interaction.response.send_message(thread.mention, ephemeral=True)


def as_everybody(sandbox: Sandbox) -> None:
    """Let the bot do what everybody may: it does more than the one whose link this Discord knows."""
    for channel in sandbox.world.channels.values():
        channel.overwrites.clear()


class EchoBot(commands.Bot):
    def __init__(self, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0,
            **options,
        )
        self.silent: asyncio.Queue[Asked] = asyncio.Queue()
        self.errors: list[Exception] = []
        self.resumes = 0
        self.tree.error(self._remember)

    async def _remember(self, interaction: Any, error: Exception) -> None:
        self.errors.append(error)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Russian())
        await self.add_cog(Echo(self))
        self.add_view(Desk())
        self.add_dynamic_items(Counter)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here; nobody needs that on one machine."""

    async def on_resumed(self) -> None:
        self.resumes += 1
