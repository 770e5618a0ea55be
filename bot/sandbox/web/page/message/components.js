// The components of a message, one drawing for each of Discord's kinds.

import { el, icon } from "../dom.js";
import { drawText, spoiler } from "./drawn.js";
import { accent } from "./embeds.js";
import { interact } from "./interact.js";
import { fileCard, gallery, picture } from "./media.js";
import { Picker } from "../form/picker.js";
import { emoji, selection } from "../form/selection.js";
import { word } from "../words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

export const components = (list, message) => list.map((each) => component(each, message));

export function component(data, message) {
  return (KINDS[data.type] ?? unknown)(data, message);
}

const unknown = (data) => el("p", { class: "refusal" }, word("unknown-part", { kind: data.type }));

const KINDS = {
  1: (data, message) => el("div", { class: "row" }, components(data.components, message)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (data, message) =>
    el(
      "div",
      { class: "section" },
      el("div", { class: "section-text" }, components(data.components, message)),
      component(data.accessory, message),
    ),
  10: (data) => drawText(data.content),
  11: (data) => el("div", { class: "thumb" }, picture(data.media, data.description, data.spoiler)),
  12: (data) => gallery(data.items),
  13: (data) => (data.spoiler ? spoiler("div", [card(data)]) : card(data)),
  14: separator,
  17: container,
};

const card = (data) => fileCard(data.file.url, data.name, data.size);
const named = (data, message) => ({ key: data.custom_id, article: `message-${message.id}` });

function button(data, message) {
  const look = { class: `button ${STYLES[data.style] ?? "secondary"}` };
  const inside = [emoji(data.emoji), data.label ? el("span", {}, data.label) : null];
  if (data.style === 5) return linkButton(data, look, inside);
  const press = (event) =>
    interact({ t: "press", message: message.id, custom_id: data.custom_id }, event.currentTarget);
  const label = data.label ? null : data.emoji?.name;
  return el(
    "button",
    {
      type: "button",
      ...look,
      disabled: data.disabled,
      data: named(data, message),
      "aria-label": label,
      onclick: press,
    },
    inside,
  );
}

function linkButton(data, look, inside) {
  if (data.disabled) return el("button", { type: "button", ...look, disabled: true }, inside, icon("link"));
  return el(
    "a",
    { ...look, href: data.url, target: "_blank", rel: "noopener noreferrer", title: word("opens-outside") },
    inside,
    icon("link"),
  );
}

function select(data, message) {
  const send = (values) =>
    interact({ t: "choose", message: message.id, custom_id: data.custom_id, values }, picker.button);
  const picker = new Picker({ ...selection(data), disabled: data.disabled, onChange: send });
  Object.assign(picker.button.dataset, named(data, message));
  return picker.node;
}

function separator(data) {
  const wide = data.spacing === 2 ? " wide" : "";
  return data.divider === false ? el("div", { class: `gap${wide}` }) : el("hr", { class: `rule${wide}` });
}

function container(data, message) {
  const box = el(
    "div",
    { class: "box container", style: accent(data.accent_color) },
    components(data.components, message),
  );
  return data.spoiler ? spoiler("div", [box]) : box;
}
