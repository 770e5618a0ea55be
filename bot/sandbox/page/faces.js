// Round faces: an own colour and the first letter of the name; the bot has a picture.

import { el } from "./dom.js";
import { world } from "./world.js";

const COLOURS = ["#a8325e", "#8a5a12", "#2a7350", "#2f62b5", "#7a4bb0", "#8f4a2b", "#4a6570"];

export function avatar(id, name) {
  if (id === world.bot.id) return el("img", { class: "face", src: "/page/bot.svg", alt: "" });
  const at = world.people.findIndex((person) => person.id === id);
  const colour = COLOURS[(at + COLOURS.length) % COLOURS.length];
  return el(
    "span",
    { class: "face", "aria-hidden": "true", style: { "--face": colour } },
    (name ?? "?").slice(0, 1),
  );
}
