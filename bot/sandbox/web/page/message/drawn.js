// A markdown tree made into elements, with names for the ids in it.

import { el } from "../dom.js";
import { blocks, inline } from "./markup.js";
import { own } from "../emoji.js";
import { stamp } from "../times.js";
import { word } from "../words.js";
import { nameOf, roleName, roleOf, world } from "../world.js";

const TAGS = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  small: "small",
  quote: "blockquote",
};
const HEADINGS = { h1: "3", h2: "3", h3: "4" };

let clicked = { channel: () => {}, command: () => {} };
export const onMention = (doings) => (clicked = doings);

export const drawText = (text) => el("div", { class: "text" }, blocks(text).map(draw));
export const drawLine = (text) => inline(text).map(draw);

function draw(node) {
  return (KINDS[node.kind] ?? plain)(node);
}

const kids = (node) => node.children.map(draw);
const plain = (node) => el(TAGS[node.kind], {}, kids(node));
const heading = (node) =>
  el("div", { class: node.kind, role: "heading", "aria-level": HEADINGS[node.kind] }, kids(node));
const mention = (text, more = {}) => el("span", { class: "mention", ...more }, text);

const KINDS = {
  text: (node) => node.text,
  paragraph: (node) => el("div", { class: "paragraph" }, kids(node), node.children.length ? null : "\n"),
  code: (node) => el("code", {}, node.text),
  block: (node) => el("pre", { tabindex: "0" }, el("code", {}, node.text)),
  h1: heading,
  h2: heading,
  h3: heading,
  list: (node) => nested(node.items, 0)[0],
  emoji: (node) => node.tie ? el("span", { class: "tied" }, own(node.id, node.name), node.tie) : own(node.id, node.name),
  time: (node) => stamp(node.unix, node.style),
  everyone: (node) => mention(node.text),
  user: (node) => mention(`@${nameOf(node.id) ?? word("somebody")}`, { class: userClass(node.id) }),
  role: (node) => mention(roleOf(node.id) ? roleName(roleOf(node.id)) : `@${word("somebody")}`),
  channel: (node) => toChannel(world.channels.get(node.id)),
  command: (node) => toCommand(node.path),
  link: (node) => el("a", { href: node.url, target: "_blank", rel: "noopener noreferrer" }, kids(node)),
  spoiler: (node) => spoiler("span", kids(node)),
};

const userClass = (id) => (id === world.me?.id ? "mention me" : "mention");

function toChannel(channel) {
  if (!channel) return mention(`#${word("no-channel")}`);
  const go = () => clicked.channel(channel.id);
  return el("button", { type: "button", class: "mention", onclick: go }, `#${channel.name}`);
}

function toCommand(path) {
  const command = world.commands.find((each) => each.path === path);
  if (!command) return mention(`/${path}`);
  return el(
    "button",
    { type: "button", class: "mention", onclick: () => clicked.command(command) },
    `/${command.shown}`,
  );
}

export function spoiler(tag, children) {
  const inside = el("span", { class: "hidden-part", inert: true }, children);
  const cover = el("button", { type: "button", class: "cover", "aria-label": word("spoiler") });
  const whole = el(tag, { class: "spoiler" }, inside, cover);
  cover.addEventListener("click", () => {
    whole.classList.add("shown");
    inside.inert = false;
    cover.remove();
  });
  return whole;
}

// Items deeper than this level become a list inside the item before them.
function nested(items, depth, from = 0) {
  const numbered = items[from].number !== undefined;
  const list = el(numbered ? "ol" : "ul", numbered ? { start: items[from].number } : {});
  let at = from;
  while (at < items.length && items[at].depth >= depth) {
    if (items[at].depth > depth && list.lastChild) {
      const [inner, next] = nested(items, items[at].depth, at);
      list.lastChild.append(inner);
      at = next;
    } else list.append(el("li", {}, kids(items[at++])));
  }
  return [list, at];
}
