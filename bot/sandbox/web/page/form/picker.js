// Discord's select menus: a button that opens a list of options, with a search field when the list is long.

import { el, fill, freshId, icon } from "../dom.js";
import { Listbox } from "./listbox.js";
import { word } from "../words.js";

const LONG = 7;
const ROOM = 12;

export class Picker {
  // options: [{value, label, description?, lead?}]; chosen: values; onChange(values) when the list closes with other values.
  constructor({
    options,
    chosen = [],
    min = 1,
    max = 1,
    placeholder,
    disabled = false,
    name,
    onChange = () => {},
  }) {
    Object.assign(this, { options, min, max, placeholder, onChange, name });
    this.chosen = new Set(chosen);
    this.#build(disabled);
    this.#drawButton();
  }

  get values() {
    return this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
  }

  #build(disabled) {
    const listId = freshId("list");
    this.button = el("button", {
      type: "button",
      class: "picker",
      disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
    });
    this.list = el("div", {
      role: "listbox",
      id: listId,
      class: "options",
      tabindex: "0",
      "aria-label": this.name ?? this.placeholder ?? word("choose"),
      "aria-multiselectable": this.max > 1 ? "true" : null,
    });
    this.search = this.options.length > LONG ? this.#searchField(listId) : null;
    const done =
      this.max > 1
        ? el(
            "button",
            { type: "button", class: "button primary done", onclick: () => this.close() },
            word("done"),
          )
        : null;
    this.panel = el("div", { class: "panel", popover: "auto" }, this.search, this.list, done);
    this.node = el("div", { class: "picker-frame" }, this.button, this.panel);
    this.box = new Listbox(this.list, { onPick: (item) => this.#toggle(item.value) });
    this.#listen();
  }

  #searchField(listId) {
    return el("input", {
      type: "text",
      class: "search",
      placeholder: word("search"),
      "aria-label": word("search"),
      role: "combobox",
      "aria-expanded": "true",
      "aria-controls": listId,
      "aria-autocomplete": "list",
      autocomplete: "off",
    });
  }

  #listen() {
    this.button.addEventListener("click", () => this.open());
    this.button.addEventListener(
      "keydown",
      (event) => ["ArrowDown", "ArrowUp"].includes(event.key) && (event.preventDefault(), this.open()),
    );
    this.panel.addEventListener("keydown", (event) => this.#key(event));
    this.panel.addEventListener("toggle", (event) => event.newState === "closed" && this.#closed());
    this.search?.addEventListener("input", () => this.#drawList(0));
  }

  open() {
    if (this.button.disabled || this.button.getAttribute("aria-busy")) return;
    this.before = this.values.join();
    if (this.search) this.search.value = "";
    const typing = this.search && !matchMedia("(pointer: coarse)").matches;
    this.box.owner = typing ? this.search : this.list;
    this.panel.showPopover();
    this.button.setAttribute("aria-expanded", "true");
    this.#drawList(
      Math.max(
        0,
        this.options.findIndex((option) => this.chosen.has(option.value)),
      ),
    );
    this.#place();
    this.box.owner.focus({ preventScroll: true });
  }

  close() {
    const hadFocus = this.panel.contains(document.activeElement);
    this.panel.hidePopover();
    if (hadFocus) this.button.focus({ preventScroll: true });
  }

  #closed() {
    this.button.setAttribute("aria-expanded", "false");
    if (this.values.join() !== this.before && this.panel.isConnected) this.onChange(this.values);
  }

  // Below the button, or above it where there is more room. A phone gets a sheet at its bottom edge from the style sheet.
  #place() {
    const at = this.button.getBoundingClientRect();
    const below = innerHeight - at.bottom - ROOM;
    const up = below < Math.min(280, this.panel.scrollHeight) && at.top > below;
    const place = {
      left: `${Math.min(at.left, innerWidth - at.width - ROOM)}px`,
      width: `${at.width}px`,
      "max-height": `${Math.min(380, up ? at.top - ROOM : below)}px`,
      top: up ? "auto" : `${at.bottom + 4}px`,
      bottom: up ? `${innerHeight - at.top + 4}px` : "auto",
    };
    for (const [key, value] of Object.entries(place)) this.panel.style.setProperty(key, value);
  }

  #toggle(value) {
    if (this.max === 1) return this.#chooseOnly(value);
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.max) this.chosen.add(value);
    this.#drawButton();
    this.#drawList(this.#shown().findIndex((option) => option.value === value));
  }

  #chooseOnly(value) {
    const again = this.chosen.has(value);
    this.chosen = new Set(again && this.min === 0 ? [] : [value]);
    this.#drawButton();
    this.close();
  }

  #shown() {
    const wanted = this.search?.value.trim().toLowerCase() ?? "";
    return this.options.filter((option) =>
      `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted),
    );
  }

  #drawList(at) {
    const full = this.max > 1 && this.chosen.size >= this.max;
    const item = (option) => {
      const chosen = this.chosen.has(option.value);
      return {
        value: option.value,
        label: option.label,
        detail: option.description,
        lead: option.lead?.(),
        chosen,
        disabled: full && !chosen,
        side: chosen ? icon("check") : null,
      };
    };
    this.box.show(this.#shown().map(item), { at });
    if (!this.list.childElementCount) fill(this.list, el("p", { class: "empty" }, word("nothing-fits")));
  }

  #drawButton() {
    const picked = this.options.filter((option) => this.chosen.has(option.value));
    const text = picked.map((option) => option.label).join(", ");
    const shown = text || this.placeholder || word("choose");
    this.button.setAttribute("aria-label", [this.name, shown].filter(Boolean).join(": "));
    fill(
      this.button,
      picked.length === 1 ? picked[0].lead?.() : null,
      el("span", { class: text ? "picked" : "picked faint" }, shown),
      icon("down"),
    );
  }

  #key(event) {
    const doing = {
      ArrowDown: () => this.box.move(1),
      ArrowUp: () => this.box.move(-1),
      Enter: () => this.box.pick(),
      Escape: () => this.close(),
    }[event.key];
    const inList = event.target === this.list;
    if (event.target.tagName === "BUTTON" && event.key !== "Escape") return;
    if (doing) act(event, doing);
    else if (inList && event.key === " ") act(event, () => this.box.pick());
    else if (inList && ["Home", "End"].includes(event.key))
      act(event, () => this.box.toEdge(event.key === "End"));
    else if (inList && event.key.length === 1 && !event.ctrlKey) this.box.seek(event.key);
    else if (event.key === "Tab" && this.max === 1) this.close();
  }
}

function act(event, doing) {
  event.preventDefault();
  event.stopPropagation();
  doing();
}
