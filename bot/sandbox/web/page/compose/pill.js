// One option of a command being typed: its name, its field, what may stand there, and what is wrong with it.

import { el } from "../dom.js";
import { entities } from "../form/entities.js";
import { fileField, packed } from "../form/files.js";
import { ask } from "../socket.js";
import { word } from "../words.js";
import { world } from "../world.js";

const NUMERIC = { integer: /^[+-]?\d+$/, number: /^[+-]?\d+([.,]\d+)?$/ };
const LIMIT = 25;

export class Pill {
  chosen = null;

  constructor(option) {
    this.option = option;
    this.isFile = option.kind === "attachment";
    const file = this.isFile ? fileField() : null;
    this.field = file?.input ?? textField(option);
    this.field.setAttribute(
      "aria-label",
      `${option.shown}, ${option.description}, ${word(option.required ? "required" : "optional")}`,
    );
    this.node = el(
      "label",
      { class: "pill" },
      el("span", { class: "pill-name", "aria-hidden": "true" }, option.shown),
      file?.parts ?? this.field,
    );
    this.field.addEventListener("input", () => this.#typed());
  }

  get text() {
    return this.isFile ? (this.field.files[0]?.name ?? "") : this.field.value.trim();
  }

  get isFilled() {
    return this.text !== "";
  }

  #typed() {
    this.chosen = null;
    this.mark(false);
    if (!this.isFile) this.field.size = Math.max(4, this.field.value.length);
  }

  type(text) {
    if (!this.isFile) this.field.value = text;
    this.#typed();
  }

  choose(item) {
    this.type(item.label);
    this.chosen = item;
  }

  mark(wrong) {
    this.node.classList.toggle("wrong", wrong);
    if (wrong) this.field.setAttribute("aria-invalid", "true");
    else this.field.removeAttribute("aria-invalid");
  }

  // Everything that may stand here whatever was typed, or null where one types freely.
  #all() {
    const { option } = this;
    if (option.choices.length)
      return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
    if (option.kind === "boolean")
      return [true, false].map((value) => ({ label: word(value ? "yes" : "no"), value }));
    const things = entities(option.kind);
    return (
      things &&
      things.map((thing) => ({
        label: thing.label,
        value: thing.value,
        detail: thing.description,
        lead: thing.lead?.(),
      }))
    );
  }

  get isListed() {
    return Boolean(this.#all());
  }

  // What fits the text: from the option's own list, or asked from the bot. Null where nothing is offered.
  async offers(path, options) {
    if (this.option.autocomplete) return this.#asked(path, options);
    const wanted = this.chosen ? "" : this.text.toLowerCase();
    return (
      this.#all()
        ?.filter((item) => item.label.toLowerCase().includes(wanted))
        .slice(0, LIMIT) ?? null
    );
  }

  async #asked(path, options) {
    const focused = this.option.name;
    const frame = {
      t: "autocomplete",
      channel: world.here,
      path,
      options: { ...options, [focused]: this.text },
      focused,
    };
    const reply = await ask(frame);
    if (!reply.ok) return { error: reply.error };
    return reply.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  }

  // The sentence that says why this cannot be sent, or null.
  fault() {
    const { option, text } = this;
    const name = option.shown;
    if (!this.isFilled) return option.required ? word("needs-value", { name }) : null;
    if (this.chosen || this.isFile) return null;
    if (this.isListed && !this.#exact()) return word("needs-choice", { name });
    return NUMERIC[option.kind] && !this.isListed
      ? numberFault(option, text)
      : this.isListed
        ? null
        : lengthFault(option, text);
  }

  #exact() {
    return this.#all().find((item) => item.label.toLowerCase() === this.text.toLowerCase());
  }

  async value() {
    if (this.isFile) return packed(this.field.files[0]);
    if (this.chosen) return this.chosen.value;
    if (this.isListed) return this.#exact()?.value ?? this.text;
    const isNumber = NUMERIC[this.option.kind]?.test(this.text);
    return isNumber ? Number(this.text.replace(",", ".")) : this.text;
  }
}

function textField(option) {
  const mode = { integer: "numeric", number: "decimal" }[option.kind] ?? "text";
  return el("input", {
    type: "text",
    size: "4",
    inputmode: mode,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "suggest-list",
    "aria-required": String(option.required),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
}

function numberFault(option, text) {
  const name = option.shown;
  if (!NUMERIC[option.kind].test(text))
    return word(option.kind === "integer" ? "needs-whole" : "needs-number", { name });
  const value = Number(text.replace(",", "."));
  if (option.min !== null && option.min !== undefined && value < option.min)
    return word("at-least", { name, min: option.min });
  if (option.max !== null && option.max !== undefined && value > option.max)
    return word("at-most", { name, max: option.max });
  return null;
}

function lengthFault(option, text) {
  const name = option.shown;
  if (option.min_length && text.length < option.min_length)
    return word("too-short", { name, n: option.min_length });
  if (option.max_length && text.length > option.max_length)
    return word("too-long", { name, n: option.max_length });
  return null;
}
