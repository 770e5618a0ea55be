// The controls of a form, by Discord's number. Each: {node, read(), fault(), mark(wrong), focus(), group?, boolean?}.
// fault() is the sentence that says what is missing, or null.

import { el, freshId } from "../dom.js";
import { fileField, packed } from "./files.js";
import { Picker } from "./picker.js";
import { selection } from "./selection.js";
import { word } from "../words.js";

const PARAGRAPH = 2;
const needed = (data) => data.required ?? true;
const marker = (node) => (wrong) =>
  wrong ? node.setAttribute("aria-invalid", "true") : node.removeAttribute("aria-invalid");

function textInput(data, { ids, describedBy, label }) {
  const traits = {
    id: ids.control,
    "aria-describedby": describedBy,
    placeholder: data.placeholder,
    maxlength: data.max_length ?? 4000,
    value: data.value ?? "",
    autocomplete: "off",
    "aria-required": String(needed(data)),
  };
  const input =
    data.style === PARAGRAPH
      ? el("textarea", { ...traits, rows: "4" })
      : el("input", { ...traits, type: "text" });
  const left = el("span", { class: "count faint", "aria-hidden": "true" });
  const count = () => (left.textContent = data.max_length ? `${input.value.length}/${data.max_length}` : "");
  input.addEventListener("input", count);
  count();
  return {
    node: el("div", { class: "with-count" }, input, left),
    read: () => input.value,
    fault: () => textFault(data, input.value, label),
    mark: marker(input),
    focus: () => input.focus(),
  };
}

function textFault(data, text, name) {
  if (!text.trim() && needed(data)) return word("fill-in");
  if (text && text.length < (data.min_length ?? 0)) return word("too-short", { name, n: data.min_length });
  return null;
}

function select(data, { ids, describedBy, label }) {
  const asked = selection(data);
  const min = needed(data) ? Math.max(1, asked.min) : 0;
  const picker = new Picker({ ...asked, min, name: label });
  picker.button.id = ids.control;
  picker.button.setAttribute("aria-describedby", describedBy);
  const fault = () =>
    countFault(picker.values.length, {
      min: needed(data) || picker.values.length ? asked.min : 0,
      max: asked.max,
      required: needed(data),
    });
  return {
    node: picker.node,
    read: () => picker.values,
    fault,
    mark: marker(picker.button),
    focus: () => picker.button.focus(),
  };
}

function countFault(count, { min, max, required }) {
  const least = required ? Math.max(1, min) : min;
  if (count < least) return max === 1 ? word("pick-one") : word("choose-some", { n: least });
  return count > max ? word("choose-up-to", { n: max }) : null;
}

const tick = (type, group, each) => {
  const input = el("input", { type, name: group, value: each.value, checked: Boolean(each.default) });
  const text = el(
    "span",
    { class: "main" },
    el("span", { class: "label" }, each.label),
    each.description ? el("span", { class: "detail" }, each.description) : null,
  );
  return [input, el("label", { class: "tick" }, input, text)];
};

function ticks(type, data) {
  const made = data.options.map((each) => tick(type, freshId("group"), each));
  const inputs = made.map(([input]) => input);
  for (const input of inputs) input.name = inputs[0].name;
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const mark = (wrong) => inputs.forEach((input) => marker(input)(wrong));
  return {
    node: el(
      "div",
      { class: "ticks" },
      made.map(([, label]) => label),
    ),
    inputs,
    picked,
    mark,
    focus: () => inputs[0].focus(),
    group: true,
  };
}

function radioGroup(data) {
  const made = ticks("radio", data);
  const clear = () => made.inputs.forEach((input) => (input.checked = false));
  if (!needed(data))
    made.node.append(el("button", { type: "button", class: "as-link", onclick: clear }, word("clear")));
  return {
    ...made,
    read: () => made.picked()[0] ?? null,
    fault: () => (needed(data) && !made.picked().length ? word("pick-one") : null),
  };
}

function checkboxGroup(data) {
  const made = ticks("checkbox", data);
  const limits = {
    min: data.min_values ?? (needed(data) ? 1 : 0),
    max: data.max_values ?? data.options.length,
    required: needed(data),
  };
  const fault = () =>
    !needed(data) && !made.picked().length ? null : countFault(made.picked().length, limits);
  return { ...made, read: made.picked, fault };
}

function checkbox(data, { ids, label, describedBy }) {
  const input = el("input", {
    type: "checkbox",
    id: ids.control,
    checked: Boolean(data.default),
    "aria-describedby": describedBy,
  });
  const node = el("label", { class: "tick" }, input, el("span", { class: "label" }, label));
  return {
    node,
    read: () => input.checked,
    fault: () => null,
    mark: marker(input),
    focus: () => input.focus(),
    boolean: true,
  };
}

function fileUpload(data, { ids, describedBy }) {
  const max = data.max_values ?? 1;
  const min = needed(data) ? Math.max(1, data.min_values ?? 1) : 0;
  const { input, parts } = fileField({ id: ids.control, multiple: max > 1, "aria-describedby": describedBy });
  const fault = () =>
    input.files.length < min
      ? word("add-file")
      : input.files.length > max
        ? word("choose-up-to", { n: max })
        : null;
  const read = () => Promise.all([...input.files].map(packed));
  return {
    node: el("label", { class: "file-field" }, parts),
    read,
    fault,
    mark: marker(input),
    focus: () => input.focus(),
  };
}

export const controls = {
  3: select,
  4: textInput,
  5: select,
  6: select,
  7: select,
  8: select,
  19: fileUpload,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};
