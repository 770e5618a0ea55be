// The older kind of rich message: a box with a title, fields and pictures.

import { el } from "../dom.js";
import { drawLine, drawText } from "./drawn.js";
import { image, picture } from "./media.js";
import { sentTime } from "../times.js";

// A file that came with the message and is shown by the box takes its alt text along.
export function embed(data, files = []) {
  const alt = (media) => media.description ?? files.find((file) => file.url === media.url)?.description;
  const text = el(
    "div",
    { class: "embed-text" },
    author(data.author),
    title(data),
    body(data),
    fields(data.fields),
  );
  const thumb = data.thumbnail ? image(data.thumbnail, alt(data.thumbnail), { class: "thumb" }) : null;
  const large = data.image ? picture(data.image, alt(data.image)) : null;
  return el(
    "div",
    { class: "box embed", style: accent(data.color) },
    el("div", { class: "embed-top" }, text, thumb),
    large,
    footer(data),
  );
}

export const shows = (data, url) => [data.image?.url, data.thumbnail?.url].includes(url);

export const accent = (color) =>
  Number.isInteger(color) ? { "--accent": `#${color.toString(16).padStart(6, "0")}` } : {};

const author = (data) =>
  data?.name ? el("div", { class: "embed-author" }, linked(data.url, data.name)) : null;
const title = (data) =>
  data.title
    ? el(
        "div",
        { class: "embed-title", role: "heading", "aria-level": "4" },
        linked(data.url, drawLine(data.title)),
      )
    : null;
const body = (data) => (data.description ? drawText(data.description) : null);

function linked(url, content) {
  if (!/^https?:\/\//.test(url ?? "")) return content;
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

function fields(list) {
  if (!list?.length) return null;
  const field = (each) =>
    el(
      "div",
      { class: each.inline ? "field inline" : "field" },
      el("dt", {}, drawLine(each.name)),
      el("dd", {}, drawText(each.value)),
    );
  return el("dl", { class: "fields" }, list.map(field));
}

function footer(data) {
  if (!data.footer?.text && !data.timestamp) return null;
  const when = data.timestamp ? sentTime(data.timestamp) : null;
  return el(
    "div",
    { class: "embed-footer" },
    data.footer?.text,
    data.footer?.text && when ? " · " : null,
    when,
  );
}
