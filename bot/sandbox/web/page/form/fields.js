// The parts of a form. Each is {node} and, where it takes an answer, {customId, read(), check(), focus()}.

import { el, freshId } from "../dom.js";
import { drawText } from "../message/drawn.js";
import { controls } from "./inputs.js";
import { word } from "../words.js";

export const fields = (list) => list.map((data) => (PARTS[data.type] ?? unknown)(data));

const unknown = (data) => ({
  node: el("p", { class: "refusal" }, word("unknown-part", { kind: data.type })),
});

const PARTS = {
  1: (data) => labelled({ label: data.components[0].label, component: data.components[0] }),
  10: (data) => ({ node: drawText(data.content) }),
  18: labelled,
};

function labelled({ label, description, component }) {
  const make = controls[component.type];
  if (!make) return unknown(component);
  const ids = {
    control: freshId("field"),
    label: freshId("label"),
    about: freshId("about"),
    error: freshId("error"),
  };
  const error = el("p", { id: ids.error, class: "refusal", hidden: true });
  const control = make(component, {
    ids,
    label,
    describedBy: `${description ? ids.about : ""} ${ids.error}`.trim(),
  });
  const about = description ? el("p", { id: ids.about, class: "about" }, description) : null;
  const node = el(
    control.group ? "fieldset" : "div",
    { class: "field-of-form", "aria-describedby": control.group ? `${ids.about} ${ids.error}` : null },
    name(control, label, component, ids),
    about,
    control.node,
    error,
  );
  return {
    node,
    customId: component.custom_id,
    read: control.read,
    focus: control.focus,
    check: () => checked(control, error),
  };
}

function name(control, label, component, ids) {
  const star =
    (component.required ?? true) && !control.boolean
      ? [
          el("span", { class: "star", "aria-hidden": "true" }, " *"),
          el("span", { class: "unseen" }, ` (${word("required")})`),
        ]
      : null;
  if (control.group) return el("legend", {}, label, star);
  return control.boolean
    ? null
    : el("label", { for: ids.control, id: ids.label, class: "name" }, label, star);
}

function checked(control, error) {
  const fault = control.fault();
  error.hidden = !fault;
  error.textContent = fault ?? "";
  control.mark(Boolean(fault));
  return !fault;
}
