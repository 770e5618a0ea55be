// The log of the channel one stands in: drawn whole on arrival, then message by message.

import { byId, el, fill, icon } from "./dom.js";
import { components } from "./components.js";
import { drawText } from "./drawn.js";
import { embed } from "./embeds.js";
import { avatar } from "./faces.js";
import { attachments } from "./media.js";
import { ask } from "./socket.js";
import { clock, dayOf, sameDay, sentTime, whenSent } from "./times.js";
import { word } from "./words.js";
import { here, messagesIn, unreadMessages, world } from "./world.js";

const V2 = 1 << 15;
const ONE_BREATH = 7 * 60 * 1000;

let firstUnread = null;

export const title = (channel) => (channel.kind === "dm" ? channel.name : `#${channel.name}`);
const isHead = (before, message) => !before || !goesOn(before, message);

function goesOn(before, message) {
  const near = Date.parse(message.timestamp) - Date.parse(before.timestamp) < ONE_BREATH;
  const alike = before.author.id === message.author.id && before.ephemeral === message.ephemeral;
  return (
    near &&
    alike &&
    !message.used &&
    message.id !== firstUnread &&
    sameDay(before.timestamp, message.timestamp)
  );
}

export function drawLog() {
  const log = byId("log");
  firstUnread = unreadMessages(world.here)[0]?.id ?? null;
  log.setAttribute("aria-busy", "true");
  log.setAttribute("aria-label", word("log-of", { channel: title(here()) }));
  fill(
    log,
    el(
      "div",
      { class: "messages", id: "messages" },
      welcome(here()),
      messagesIn(world.here).map(withDividers),
    ),
  );
  log.setAttribute("aria-busy", "false");
}

function welcome(channel) {
  const text =
    channel.kind === "dm"
      ? word("beginning-dm", { bot: world.bot.name })
      : word("beginning", { channel: title(channel) });
  const more = channel.can_write ? el("p", {}, word("try-commands", { bot: world.bot.name })) : null;
  return el("div", { class: "welcome" }, el("h2", {}, title(channel)), el("p", {}, text), more);
}

const before = (message, all = messagesIn(message.channel_id)) =>
  all[all.findIndex((each) => each.id === message.id) - 1];

function withDividers(message, at, all) {
  const previous = at === undefined ? before(message) : all[at - 1];
  const newDay = !previous || !sameDay(previous.timestamp, message.timestamp);
  const day = newDay
    ? el("div", { class: "divider", role: "separator" }, el("span", {}, dayOf(message.timestamp)))
    : null;
  const fresh =
    message.id === firstUnread
      ? el("div", { class: "divider new", role: "separator" }, el("span", {}, word("new")))
      : null;
  return [day, fresh, article(message, isHead(previous, message))];
}

export function addMessage(message) {
  byId("messages").append(...withDividers(message).filter(Boolean));
}

// The new drawing takes over the keyboard focus and the loaded pictures of the old one.
export function changeMessage(message) {
  const old = byId(`message-${message.id}`);
  if (!old) return;
  const fresh = article(message, isHead(before(message), message));
  const key = old.contains(document.activeElement) ? (document.activeElement.dataset.key ?? "") : null;
  keepPictures(old, fresh);
  old.replaceWith(fresh);
  if (key !== null)
    (fresh.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`) ?? fresh).focus({
      preventScroll: true,
    });
}

function keepPictures(old, fresh) {
  for (const img of fresh.querySelectorAll("img")) {
    const same = [...old.querySelectorAll("img")].find(
      (each) => each.src === img.src && each.alt === img.alt && each.className === img.className,
    );
    if (same) img.replaceWith(same);
  }
}

// A message that stood below its neighbour's name may now have to say the name itself.
export function dropMessage(message) {
  const all = messagesIn(message.channel_id);
  const next = all[all.findIndex((each) => each.id === message.id) + 1];
  const node = byId(`message-${message.id}`);
  const hadFocus = node?.contains(document.activeElement);
  world.messages.delete(message.id);
  node?.remove();
  if (next) changeMessage(next);
  if (hadFocus) byId("say").focus();
}

function article(message, head) {
  const id = `message-${message.id}`;
  const kinds = ["message", head && "head", message.ephemeral && "ephemeral", message.pings_me && "pings"]
    .filter(Boolean)
    .join(" ");
  const label = word("message-by", { name: authorName(message), time: whenSent(message.timestamp) });
  return el(
    "article",
    { id, class: kinds, tabindex: "-1", "aria-label": label },
    head ? opening(message) : hoverTime(message),
    el("div", { class: "body" }, body(message), ending(message)),
  );
}

const authorName = (message) => message.author.global_name || message.author.username;
const hoverTime = (message) =>
  el("span", { class: "hover-time", "aria-hidden": "true" }, clock(message.timestamp));

function opening(message) {
  const name = authorName(message);
  const tag = message.author.bot ? el("span", { class: "tag" }, word("app")) : null;
  const line = el(
    "div",
    { class: "byline" },
    el("span", { class: "author" }, name),
    tag,
    sentTime(message.timestamp),
  );
  return [used(message), avatar(message.author.id, name), line];
}

function used(message) {
  if (!message.used) return null;
  const { user, command } = message.used;
  const shown = world.commands.find((each) => each.path === command)?.shown ?? command;
  return el(
    "div",
    { class: "used" },
    el("strong", {}, word("used", { user })),
    " ",
    el("span", { class: "mention" }, `/${shown}`),
  );
}

function body(message) {
  if (message.thinking)
    return el(
      "div",
      { class: "thinking" },
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      word("thinking", { bot: authorName(message) }),
    );
  if (message.flags & V2) return components(message.components, message);
  const text = message.content ? drawText(message.content) : null;
  const edited = message.edited_timestamp
    ? el("span", { class: "edited", title: whenSent(message.edited_timestamp) }, word("edited"))
    : null;
  (text?.lastElementChild?.matches(".paragraph") ? text.lastElementChild : text)?.append(
    ...(edited ? [" ", edited] : []),
  );
  return [
    text,
    attachments(message.attachments),
    message.embeds.map(embed),
    components(message.components, message),
  ];
}

function ending(message) {
  if (!message.ephemeral) return null;
  const dismiss = () => ask({ t: "dismiss", message: message.id });
  return el(
    "div",
    { class: "private" },
    icon("eye"),
    el("span", {}, word("only-you")),
    " · ",
    el("button", { type: "button", class: "as-link", onclick: dismiss }, word("dismiss")),
  );
}
