// The log of the channel one stands in: drawn whole on arrival, then message by message.

import { byId, el, fill } from "../dom.js";
import { article } from "./message.js";
import { atEnd, toEnd } from "./scroll.js";
import { dayOf, sameDay } from "../times.js";
import { word } from "../words.js";
import { here, messagesIn, unreadMessages, world } from "../world.js";

const ONE_BREATH = 7 * 60 * 1000;
const AT_ONCE = 100;

let firstUnread = null;
let shown = { channel: null, count: AT_ONCE };

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
  if (shown.channel !== world.here) shown = { channel: world.here, count: AT_ONCE };
  firstUnread = unreadMessages(world.here)[0]?.id ?? null;
  log.setAttribute("aria-busy", "true");
  log.setAttribute("aria-label", word("log-of", { channel: title(here()) }));
  fill(log, el("div", { class: "messages", id: "messages" }, latest(messagesIn(world.here))));
  log.setAttribute("aria-busy", "false");
}

function latest(all) {
  const top = all.length > shown.count ? earlier() : welcome(here());
  return [top, all.slice(-shown.count).map(withDividers)];
}

const earlier = () =>
  el("button", { type: "button", class: "button secondary earlier", onclick: drawEarlier }, word("earlier"));

// What was on the screen stays where it was; the earlier messages come above it.
function drawEarlier() {
  const log = byId("log");
  const below = log.scrollHeight - log.scrollTop;
  shown.count += AT_ONCE;
  drawLog();
  log.scrollTop = log.scrollHeight - below;
  log.focus({ preventScroll: true });
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

// The new drawing takes over the keyboard focus and the loaded pictures of the old one. It may be the shorter
// one until its own pictures are there: whoever is at the end stays there.
export function changeMessage(message) {
  const old = byId(`message-${message.id}`);
  if (!old) return;
  const fresh = article(message, isHead(before(message), message));
  const key = old.contains(document.activeElement) ? (document.activeElement.dataset.key ?? "") : null;
  const wasAtEnd = atEnd();
  keepPictures(old, fresh);
  old.replaceWith(fresh);
  if (wasAtEnd) toEnd();
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
