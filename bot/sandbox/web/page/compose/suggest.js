// The panel above the composer: a hint about what is being typed, and the list one can pick from.

import { byId, el, fill } from "../dom.js";
import { Listbox } from "../form/listbox.js";

export class Suggest {
  #onPick = () => {};
  #owner = null;

  constructor() {
    this.panel = byId("suggest");
    this.hint = byId("suggest-hint");
    this.box = new Listbox(byId("suggest-list"), { onPick: (item) => this.#onPick(item) });
    this.panel.addEventListener("mousedown", (event) => event.preventDefault());
  }

  // items null: a hint alone. `note` stands where the list is empty.
  offer(owner, { hint = null, items = null, at = 0, note = "", label = "", onPick = () => {} }) {
    this.#let(owner);
    this.#onPick = onPick;
    this.box.node.setAttribute("aria-label", label);
    fill(this.hint, hint);
    this.hint.hidden = !hint;
    this.box.show(items ?? [], { at });
    if (items && !items.length && note) fill(this.box.node, el("p", { class: "empty" }, note));
    this.box.node.hidden = !items || (!items.length && !note);
    this.panel.hidden = this.hint.hidden && this.box.node.hidden;
    this.#expanded(Boolean(items?.length));
  }

  // What is offered to this field stays in sight until the newer offer; false if there is nothing to keep.
  hold(owner) {
    if (this.#owner !== owner || !this.isListing) return false;
    this.box.rest();
    return true;
  }

  #let(owner) {
    if (this.#owner !== owner) this.#expanded(false);
    this.#owner = this.box.owner = owner;
  }

  close() {
    this.box.show([]);
    this.panel.hidden = true;
    this.#expanded(false);
  }

  // A field for several lines is no combobox and has no such state.
  #expanded(open) {
    if (this.#owner?.role === "combobox") this.#owner.setAttribute("aria-expanded", String(open));
  }

  get isListing() {
    return (
      !this.panel.hidden && Boolean(this.box.node.querySelector("[role=option]")) && !this.box.node.hidden
    );
  }

  get active() {
    return this.isListing ? this.box.active : undefined;
  }

  pick() {
    this.box.pick();
  }

  // True when the key was for the list.
  arrow(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.isListing) return false;
    event.preventDefault();
    this.box.move(step);
    return true;
  }
}
