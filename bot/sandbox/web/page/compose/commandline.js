// A command being typed: its name, a pill for each option, and a last field that offers the optional ones.

import { el, fill } from "../dom.js";
import { Pill } from "./pill.js";
import { word } from "../words.js";

const PAUSE = 120;

export class CommandLine {
  #asked = 0;
  #timer = null;

  // doings: {onSend(frame), onCancel(), onFault(sentence)}
  constructor(command, suggest, doings) {
    Object.assign(this, { command, suggest, ...doings });
    this.pills = command.options.filter((option) => option.required).map((option) => this.#pill(option));
    this.more = el("input", {
      type: "text",
      class: "more",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": "suggest-list",
      autocomplete: "off",
    });
    this.#listen(this.more, () => this.#offerMore());
    this.name = el("span", { class: "command-name" }, `/${command.shown}`);
  }

  mount(node) {
    node.setAttribute("aria-label", word("options-of", { command: `/${this.command.shown}` }));
    this.node = node;
    this.#draw();
    (this.#missing()?.field ?? this.more).focus();
  }

  #draw() {
    this.relabel();
    fill(
      this.node,
      this.name,
      this.pills.map((pill) => pill.node),
      this.more,
    );
  }

  relabel() {
    const left = this.#left().length;
    this.more.placeholder = left ? word("more-options", { n: left }) : word("enter-sends");
    this.more.setAttribute("aria-label", left ? word("more-label") : word("enter-sends"));
    this.more.readOnly = !left;
  }

  #left() {
    const taken = this.pills.map((pill) => pill.option.name);
    return this.command.options.filter((option) => !taken.includes(option.name));
  }

  #missing = () => this.pills.find((pill) => pill.option.required && !pill.isFilled);

  #pill(option) {
    const pill = new Pill(option);
    this.#listen(pill.field, () => this.#offer(pill));
    pill.field.addEventListener("change", () => pill.isFile && pill.isFilled && this.#onward());
    return pill;
  }

  #listen(field, offer) {
    field.addEventListener("focus", offer);
    field.addEventListener("input", () => (this.onFault(""), offer()));
    field.addEventListener("keydown", (event) => this.#key(event));
  }

  // The bot is asked when the typing pauses; an answer that comes after a newer question is dropped.
  async #offer(pill) {
    const mine = ++this.#asked;
    const hint = hintOf(pill.option);
    const remote = pill.option.autocomplete;
    const held = remote && this.suggest.hold(pill.field);
    if (!held) this.suggest.offer(pill.field, { hint, items: remote ? [] : null, note: word("looking") });
    if (remote) await this.#pause();
    if (mine !== this.#asked) return;
    const items = await pill.offers(this.command.path, await this.#options(pill));
    if (mine !== this.#asked || document.activeElement !== pill.field) return;
    const onPick = (item) => (pill.choose(item), this.#onward());
    const shown = items?.error ? [] : items;
    this.suggest.offer(pill.field, {
      hint,
      items: shown,
      at: pill.chosen ? -1 : 0,
      note: items?.error ?? word("nothing-fits"),
      label: pill.option.shown,
      onPick,
    });
  }

  #pause() {
    clearTimeout(this.#timer);
    return new Promise((resolve) => (this.#timer = setTimeout(resolve, PAUSE)));
  }

  #offerMore() {
    this.#asked++;
    const wanted = this.more.value.trim().toLowerCase();
    const fits = this.#left().filter((option) => option.shown.toLowerCase().includes(wanted));
    const items = fits.map((option) => ({ label: option.shown, detail: option.description, option }));
    const onPick = (item) => this.#add(item.option);
    this.suggest.offer(this.more, {
      items: items.length ? items : null,
      at: wanted ? 0 : -1,
      label: word("optional"),
      onPick,
    });
  }

  #add(option, typed = "") {
    const pill = this.#pill(option);
    pill.type(typed);
    this.pills.push(pill);
    this.more.value = "";
    this.#draw();
    pill.field.focus();
  }

  #onward() {
    (this.#missing()?.field ?? this.more).focus();
  }

  #key(event) {
    if (this.suggest.arrow(event) || event.isComposing) return;
    const pill = this.pills.find((each) => each.field === event.target);
    const doing = {
      Enter: () => this.#enter(pill),
      Tab: () => this.#tab(event, pill),
      Escape: () => this.#escape(),
      Backspace: () => this.#back(event, pill),
    }[event.key];
    if (doing?.() === true) event.preventDefault();
  }

  #enter(pill) {
    if (this.suggest.active && !pill?.chosen) this.suggest.pick();
    else if (pill && this.#missing() && this.#missing() !== pill) this.#onward();
    else this.send();
    return true;
  }

  #tab(event, pill) {
    if (event.shiftKey || !pill?.isFilled || pill.chosen || !this.suggest.active) return false;
    this.suggest.pick();
    return true;
  }

  #escape() {
    if (this.suggest.isListing) this.suggest.close();
    else this.onCancel();
    return true;
  }

  // Backspace in an empty field goes back: an optional option goes away, before the first one the command itself does.
  #back(event, pill) {
    if (event.target.value) return false;
    const at = pill ? this.pills.indexOf(pill) : this.pills.length;
    if (pill && !pill.option.required) this.#remove(pill);
    const before = this.pills[at - 1];
    if (before) before.field.focus();
    else if (pill?.option.required || !this.pills.length) this.onCancel(`/${this.command.shown}`);
    else this.more.focus();
    return true;
  }

  #remove(pill) {
    this.pills = this.pills.filter((each) => each !== pill);
    this.#draw();
  }

  async #options(except) {
    const filled = this.pills.filter((pill) => pill !== except && pill.isFilled);
    return Object.fromEntries(
      await Promise.all(filled.map(async (pill) => [pill.option.name, await pill.value()])),
    );
  }

  // What was typed beside the options is meant for the next one: it is put there to be seen, not thrown away.
  #takeIn() {
    const typed = this.more.value.trim();
    const [option] = this.#left();
    if (!typed || !option) return false;
    this.#add(option, typed);
    return true;
  }

  async send() {
    if (this.#takeIn()) return;
    const wrong = this.pills.find((pill) => pill.fault());
    for (const pill of this.pills) pill.mark(pill === wrong);
    if (wrong) {
      wrong.field.focus();
      return this.onFault(wrong.fault());
    }
    this.onSend({ t: "slash", path: this.command.path, options: await this.#options() });
  }
}

function hintOf(option) {
  const need = el("span", { class: "faint" }, word(option.required ? "required" : "optional"));
  return [el("strong", {}, option.shown), " ", el("span", {}, option.description), " · ", need];
}
