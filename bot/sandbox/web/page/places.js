// The rail of servers and the list of channels, with marks for what is unread.

import { byId, el, fill, icon } from "./dom.js";
import { avatar, letters } from "./faces.js";
import { word } from "./words.js";
import { allCalls, calls, channelsIn, here, HOME, placeOf, unread, world } from "./world.js";

export const badge = (count) =>
  count ? el("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count)) : null;

export function drawPlaces(go) {
  drawRail(go);
  drawChannels(go);
  drawMe();
  const waiting = byId("places-badge");
  waiting.textContent = allCalls() || "";
  waiting.hidden = !allCalls();
  byId("open-places").setAttribute("aria-label", saidAloud(word("open-places"), allCalls(), false));
}

const guildsSeen = () => [
  ...new Map(
    [...world.channels.values()].filter((each) => each.guild).map((each) => [each.guild, each.guild_name]),
  ),
];

function drawRail(go) {
  const home = railButton(HOME, word("direct-messages"), icon("letter"), go);
  const waiting = channelsIn(HOME).filter((channel) => unread(channel.id) && channel.id !== world.here);
  const faces = waiting.map((channel) => railLetter(channel, go));
  const guilds = guildsSeen().map(([id, name]) => railButton(id, name, initials(name), go));
  fill(byId("rail"), home, faces, el("hr"), guilds);
}

const initials = (name) =>
  letters(
    name
      .split(/\s+/)
      .map((part) => part[0])
      .join("")
      .slice(0, 3),
  );

function railButton(place, name, face, go) {
  const inside = channelsIn(place);
  const count = place === HOME ? 0 : inside.reduce((sum, channel) => sum + calls(channel), 0);
  const any = inside.some((channel) => unread(channel.id));
  const target = world.lastIn.get(place) ?? inside[0]?.id;
  const traits = {
    type: "button",
    class: any ? "place news" : "place",
    "aria-label": saidAloud(name, count, any),
    title: name,
    "aria-current": placeOf(here()) === place ? "true" : null,
  };
  return el(
    "button",
    { ...traits, disabled: !target, onclick: () => go(target, inside.length === 1) },
    face,
    badge(count),
  );
}

function railLetter(channel, go) {
  const label = saidAloud(channel.name, unread(channel.id), true);
  return el(
    "button",
    {
      type: "button",
      class: "place news",
      "aria-label": label,
      title: channel.name,
      onclick: () => go(channel.id, true),
    },
    avatar(world.bot.id, channel.name),
    badge(unread(channel.id)),
  );
}

function saidAloud(name, count, any) {
  if (count) return `${name}, ${word("unread", { n: count })}`;
  return any ? `${name}, ${word("news")}` : name;
}

function drawChannels(go) {
  const place = placeOf(here());
  const all = channelsIn(place);
  byId("place-name").textContent = place === HOME ? word("direct-messages") : here().guild_name;
  const roots = all.filter((channel) => !all.some((other) => other.id === channel.parent));
  const rows = roots.flatMap((root) => [root, ...all.filter((channel) => channel.parent === root.id)]);
  const heading = place === HOME ? null : el("h3", { class: "section-name" }, word("text-channels"));
  fill(
    byId("channels"),
    heading,
    el(
      "ul",
      {},
      rows.map((channel) => el("li", {}, channelButton(channel, go))),
    ),
  );
}

const ICONS = { text: "hash", thread: "thread" };

function channelButton(channel, go) {
  const news = unread(channel.id) > 0;
  const face = channel.kind === "dm" ? avatar(world.bot.id, channel.name) : icon(ICONS[channel.kind]);
  const kinds = ["channel", channel.kind, news && "news"].filter(Boolean).join(" ");
  const label = saidAloud(channel.name, calls(channel), news);
  return el(
    "button",
    {
      type: "button",
      class: kinds,
      "aria-label": label,
      "aria-current": channel.id === world.here ? "true" : null,
      onclick: () => go(channel.id, true),
    },
    face,
    el("span", { class: "channel-name" }, channel.name),
    badge(calls(channel)),
  );
}

function drawMe() {
  const { me } = world;
  byId("whoami").title = word("open-people", { name: me.name });
  fill(
    byId("whoami"),
    avatar(me.id, me.name),
    el("span", { class: "main" }, el("strong", {}, me.name), el("span", { class: "faint" }, word(me.kind))),
  );
}
