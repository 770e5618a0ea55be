// Who I am, my language and my direct messages, and everybody I can be instead.

import { byId, el, fill } from "./dom.js";
import { avatar } from "./faces.js";
import { badge } from "./places.js";
import { ask } from "./socket.js";
import { NAMES, word } from "./words.js";
import { keepLocale, waitingFor, world } from "./world.js";

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
  drawOpener(world.people.filter((person) => person.id !== world.me.id));
}

function drawOpener(others) {
  const opener = byId("open-people");
  const count = others.reduce((sum, person) => sum + waitingFor(person).letters, 0);
  const label = word("open-people", { name: world.me.name });
  opener.setAttribute("aria-label", count ? `${label}, ${word("letters-of-others", { n: count })}` : label);
  fill(opener, avatar(world.me.id, world.me.name), badge(count));
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
    const change = () => (keepLocale(locale), ask({ t: "locale", locale }));
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
  return el(
    "a",
    {
      id: `person-${person.id}`,
      href: `#${person.username}`,
      class: "person",
      "aria-current": mine ? "true" : null,
    },
    avatar(person.id, person.name),
    el("span", { class: "main" }, person.name),
    mine ? el("span", { class: "faint" }, word("you")) : null,
    waiting(person),
  );
}

function waiting(person) {
  const { letters: count, any } = waitingFor(person);
  if (!any) return null;
  const said = count ? word("letters", { n: count }) : word("news");
  const mark = badge(count) ?? el("span", { class: "dot", "aria-hidden": "true" });
  return [mark, el("span", { class: "unseen" }, `, ${said}`)];
}
