// Pictures with their alt text, files, and the large view of a picture.

import { byId, el, fill, icon } from "../dom.js";
import { spoiler } from "./drawn.js";
import { word } from "../words.js";

// Files of messages lie where the page comes from, by whatever name it was opened.
const here = (url) => url.replace(/^http:\/\/127\.0\.0\.1:\d+(?=\/attachments\/)/, "");
const isWeb = (url) => /^https?:\/\//.test(url ?? "");
const sized = (media) => (media.width && media.height ? { width: media.width, height: media.height } : {});

export function image(media, alt, traits = {}) {
  if (!isWeb(media.url)) return null;
  return el("img", { src: here(media.url), alt: alt ?? "", ...sized(media), ...traits });
}

// A picture one can press to see it large; what it shows is said in its alt text.
export function picture(media, alt, hidden = false) {
  const said = alt || word("picture");
  const img = image(media, said);
  if (!img) return null;
  const label = word("enlarge", { alt: said });
  const frame = el(
    "button",
    { type: "button", class: "picture", "aria-label": label, onclick: () => enlarge(media, alt) },
    img,
  );
  return hidden ? spoiler("div", [frame]) : frame;
}

function enlarge(media, alt) {
  const box = byId("lightbox");
  const close = el(
    "button",
    { type: "button", class: "plain close", "aria-label": word("close"), onclick: () => box.close() },
    icon("close"),
  );
  const large = image(media, alt || word("picture"), {
    class: "fit",
    onclick: (event) => event.target.classList.toggle("fit"),
  });
  const said = alt ? el("p", { class: "alt" }, alt) : null;
  fill(box, close, el("div", { class: "scroll", tabindex: "0" }, large), said);
  box.setAttribute("aria-label", alt || word("picture"));
  box.onclick = (event) => event.target === box && box.close();
  box.showModal();
}

export function gallery(items) {
  const shown = items.map((item) => picture(item.media, item.description, item.spoiler));
  return el("div", { class: `gallery of-${Math.min(shown.length, 4)}` }, shown);
}

export function fileCard(url, name, size) {
  const label = name || decodeURIComponent(url.split("/").at(-1).split("?")[0]);
  const link = isWeb(url) ? { href: here(url), target: "_blank", rel: "noopener" } : {};
  return el(
    "div",
    { class: "file" },
    icon("file"),
    el("a", { ...link, "aria-label": word("download", { name: label }) }, label),
    inBytes(size),
  );
}

function inBytes(size) {
  if (!Number.isFinite(size)) return null;
  const [amount, unit] =
    size < 1024 ? [size, "B"] : size < 1048576 ? [size / 1024, "KB"] : [size / 1048576, "MB"];
  return el(
    "span",
    { class: "faint" },
    `${amount < 10 && unit !== "B" ? amount.toFixed(1) : Math.round(amount)} ${unit}`,
  );
}

const isPicture = (file) => file.content_type?.startsWith("image/");

export function attachments(files) {
  const pictures = files.filter(isPicture).map((file) => ({ media: file, description: file.description }));
  const others = files
    .filter((file) => !isPicture(file))
    .map((file) => fileCard(file.url, file.filename, file.size));
  return [pictures.length ? gallery(pictures) : null, ...others];
}
