// Round faces: an own colour and the first letter of the name; the bot has a picture.

import { el } from "./dom.js";
import { world } from "./world.js";

const COLOURS = ["#a8325e", "#8a5a12", "#2a7350", "#2f62b5", "#7a4bb0", "#8f4a2b", "#4a6570"];

// Letters that stand for a picture: the style sheet writes them, so they are no text to a screen reader.
export const letters = (text, traits = {}) =>
  el("span", { ...traits, "aria-hidden": "true", data: { letters: text } });

export function avatar(id, name) {
  if (id === world.bot.id) return el("img", { class: "face", src: "/page/bot.svg", alt: "" });
  const at = world.people.findIndex((person) => person.id === id);
  const colour = COLOURS[(at + COLOURS.length) % COLOURS.length];
  return letters((name ?? "?").slice(0, 1), { class: "face", style: { "--face": colour } });
}
