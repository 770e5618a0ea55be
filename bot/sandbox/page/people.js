// Who I am, my language and my direct messages, and everybody I can be instead.

import { byId, el, fill } from "./dom.js";
import { avatar } from "./faces.js";
import { badge } from "./places.js";
import { ask } from "./socket.js";
import { NAMES, word } from "./words.js";
import { waitingFor, world } from "./world.js";

const GROUPS = [
  ["player", "players"],
  ["moderator", "moderators"],
  ["spectator", "spectators"],
];

export function drawPeople() {
  const panel = byId("people");
  const focused = panel.contains(document.activeElement) ? document.activeElement.id : null;
  fill(
    panel,
    me(),
    GROUPS.map(([kind, heading]) => group(kind, heading)),
  );
  if (focused) byId(focused)?.focus();
  const opener = byId("open-people");
  opener.setAttribute("aria-label", word("open-people", { name: world.me.name }));
  const others = world.people.filter((person) => person.id !== world.me.id);
  fill(
    opener,
    avatar(world.me.id, world.me.name),
    badge(others.reduce((sum, person) => sum + waitingFor(person).letters, 0)),
  );
}

function me() {
  const who = world.me;
  const name = el(
    "div",
    { class: "main" },
    el("h2", {}, who.name),
    el("span", { class: "faint" }, `@${who.username} · ${word(who.kind)}`),
  );
  return el(
    "section",
    { class: "me", "aria-label": word("settings-of", { name: who.name }) },
    el("div", { class: "me-top" }, avatar(who.id, who.name), name),
    languages(),
    letters(),
  );
}

function languages() {
  const choice = (locale) => {
    const change = () => ask({ t: "locale", locale });
    const input = el("input", {
      type: "radio",
      name: "language",
      id: `language-${locale}`,
      value: locale,
      checked: world.me.locale === locale,
      onchange: change,
    });
    return el("label", { lang: locale }, input, el("span", {}, NAMES[locale] ?? locale));
  };
  return el(
    "fieldset",
    { class: "languages" },
    el("legend", {}, word("language")),
    world.locales.map(choice),
  );
}

function letters() {
  const open = world.me.dms_open;
  const flip = () => ask({ t: "dms", open: !world.me.dms_open });
  const text = el(
    "span",
    { class: "main" },
    el("span", { class: "label" }, word("dms")),
    el("span", { class: "detail" }, word(open ? "dms-open" : "dms-closed")),
  );
  return el(
    "button",
    {
      type: "button",
      id: "dms",
      class: "switch",
      role: "switch",
      "aria-checked": String(open),
      onclick: flip,
    },
    text,
    el("span", { class: "knob", "aria-hidden": "true" }),
  );
}

function group(kind, heading) {
  const all = world.people.filter((person) => person.kind === kind);
  return el(
    "section",
    {},
    el("h3", { class: "section-name" }, word(heading)),
    el(
      "ul",
      {},
      all.map((person) => el("li", {}, personLink(person))),
    ),
  );
}

// A link, so that a second person can be opened in a second tab.
function personLink(person) {
  const mine = person.id === world.me.id;
  const { letters: count, any } = waitingFor(person);
  const said = count ? `, ${word("letters", { n: count })}` : any ? `, ${word("news")}` : "";
  const dot = any && !count ? el("span", { class: "dot", "aria-hidden": "true" }) : null;
  const tag = mine ? el("span", { class: "faint" }, word("you-are")) : null;
  return el(
    "a",
    {
      id: `person-${person.id}`,
      href: `#${person.username}`,
      class: "person",
      "aria-current": mine ? "true" : null,
      "aria-label": `${person.name}, ${word(person.kind)}${said}`,
    },
    avatar(person.id, person.name),
    el("span", { class: "main" }, person.name),
    tag,
    badge(count),
    dot,
  );
}
