// The application's own emojis, as pictures; one that is gone is its name between colons, as in Discord.

import { el } from "./dom.js";

export function own(id, name) {
  const text = `:${name}:`;
  const image = el("img", { class: "own-emoji", src: `/emojis/${id}`, alt: text, title: text, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(text));
  return image;
}
