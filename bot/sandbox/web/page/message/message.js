// One message: who and when, its text, pictures and controls, and the mark of what only one person sees.

import { el, icon } from "../dom.js";
import { components } from "./components.js";
import { drawText } from "./drawn.js";
import { embed, shows } from "./embeds.js";
import { avatar } from "../faces.js";
import { attachments } from "./media.js";
import { ask } from "../socket.js";
import { clock, sentTime, whenSent } from "../times.js";
import { word } from "../words.js";
import { world } from "../world.js";

const V2 = 1 << 15;

export function article(message, head) {
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
  if (message.thinking) return thinking(message);
  if (message.flags & V2) return components(message.components, message);
  const { attachments: files, embeds } = message;
  const loose = files.filter((file) => !embeds.some((each) => shows(each, file.url)));
  return [
    text(message),
    attachments(loose),
    embeds.map((each) => embed(each, files)),
    components(message.components, message),
  ];
}

function thinking(message) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("div", { class: "thinking" }, dots, word("thinking", { bot: authorName(message) }));
}

function text(message) {
  if (!message.content) return null;
  const drawn = drawText(message.content);
  if (!message.edited_timestamp) return drawn;
  const last = drawn.lastElementChild?.matches(".paragraph") ? drawn.lastElementChild : drawn;
  last.append(
    " ",
    el("span", { class: "edited", title: whenSent(message.edited_timestamp) }, word("edited")),
  );
  return drawn;
}

function ending(message) {
  if (!message.ephemeral) return null;
  const dismiss = () => ask({ t: "dismiss", message: message.id });
  return el(
    "div",
    { class: "private" },
    icon("eye"),
    el("span", {}, word("only-you")),
    el("button", { type: "button", class: "as-link", onclick: dismiss }, word("dismiss")),
  );
}
