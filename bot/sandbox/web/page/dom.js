// The only place that makes elements. Text goes in as text nodes, so nothing a player or the bot writes is ever markup.

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "popover", "tabIndex"]);
const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

export function el(tag, traits = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(traits)) put(node, name, value);
  node.append(...children.flat(Infinity).filter(isThere));
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter(isThere));
  return node;
}

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

let made = 0;
export const freshId = (stem) => `${stem}-${++made}`;

const isThere = (child) => child !== null && child !== undefined && child !== false && child !== "";

function put(node, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (typeof value === "function") node.addEventListener(name.slice(2), value);
  else if (name === "class") node.className = value;
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "style") for (const [key, set] of Object.entries(value)) node.style.setProperty(key, set);
  else if (PROPERTIES.has(name)) node[name] = value;
  else node.setAttribute(name, value === true ? "" : value);
}

// Up and down among the focusable entries of a list, as in Discord's own lists.
export function walkWithArrows(list, entries = "button, a") {
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...list.querySelectorAll(entries)];
    const next = all[all.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
