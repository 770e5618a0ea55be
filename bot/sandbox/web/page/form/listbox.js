// A list of options under the arrow keys. The focus stays with its owner (a text field or the list itself),
// which says through aria-activedescendant where the reader is.

import { el, fill, freshId } from "../dom.js";

export class Listbox {
  #items = [];
  #rows = [];
  #at = -1;

  constructor(node, { onPick }) {
    Object.assign(this, { node, onPick, owner: node });
    node.addEventListener("mousedown", (event) => event.preventDefault());
    node.addEventListener("click", (event) => this.#pickRow(event.target.closest("[role=option]")));
  }

  // Each item: {label, parts?, detail?, side?, lead?, chosen?, disabled?, ...}. `parts` is drawn in place of the label.
  show(items, { at = -1 } = {}) {
    this.node.classList.remove("stale");
    this.#items = items;
    this.#rows = items.map(row);
    fill(this.node, this.#rows);
    this.#goTo(items.length ? Math.min(at, items.length - 1) : -1);
  }

  // The rows stay to be seen while newer ones are fetched, but none can be picked.
  rest() {
    this.#goTo(-1);
    this.#items = [];
    this.node.classList.add("stale");
  }

  get active() {
    return this.#items[this.#at];
  }

  move(step) {
    if (!this.#items.some((item) => !item.disabled)) return;
    let next = this.#at < 0 && step < 0 ? 0 : this.#at;
    do next = (next + step + this.#items.length) % this.#items.length;
    while (this.#items[next].disabled);
    this.#goTo(next);
  }

  // The next item that begins with a typed letter.
  seek(letter) {
    const begins = (item) => item.label.toLowerCase().startsWith(letter.toLowerCase());
    const order = [...this.#items.keys()].map((_, i) => (this.#at + 1 + i) % this.#items.length);
    const found = order.find((i) => begins(this.#items[i]) && !this.#items[i].disabled);
    if (found !== undefined) this.#goTo(found);
  }

  toEdge(last) {
    this.#at = last ? 0 : -1;
    this.move(last ? -1 : 1);
  }

  pick() {
    if (this.active && !this.active.disabled) this.onPick(this.active);
  }

  #pickRow(rowNode) {
    const item = this.#items[this.#rows.indexOf(rowNode)];
    if (item && !item.disabled) this.onPick(item);
  }

  #goTo(index) {
    this.#rows[this.#at]?.classList.remove("active");
    this.#at = index;
    const current = this.#rows[index];
    current?.classList.add("active");
    current?.scrollIntoView({ block: "nearest" });
    for (const [i, each] of this.#rows.entries()) mark(each, this.#items[i]?.chosen ?? i === index);
    if (current) this.owner.setAttribute("aria-activedescendant", current.id);
    else this.owner.removeAttribute("aria-activedescendant");
  }
}

const mark = (rowNode, chosen) => rowNode.setAttribute("aria-selected", String(chosen));

function row(item) {
  const detail = item.detail ? el("span", { class: "detail" }, item.detail) : null;
  const main = el(
    "span",
    { class: "main" },
    el("span", { class: "label" }, item.parts ?? item.label),
    detail,
  );
  const side = item.side ? el("span", { class: "side" }, item.side) : null;
  return el(
    "div",
    {
      role: "option",
      id: freshId("option"),
      class: "option",
      "aria-disabled": item.disabled ? "true" : null,
    },
    item.lead,
    main,
    side,
  );
}
