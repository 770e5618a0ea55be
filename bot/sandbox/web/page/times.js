// Dates and times in the reader's language; relative ones are kept fresh.

import { el } from "./dom.js";
import { word } from "./words.js";
import { world } from "./world.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { year: "numeric", month: "2-digit", day: "2-digit" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const DAY = 86400000;

const locale = () => world.me?.locale ?? navigator.language;
const written = (date, style) => new Intl.DateTimeFormat(locale(), STYLES[style]).format(date);

export function relative(unix, now = Date.now() / 1000) {
  const gap = unix - now;
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(gap) >= seconds) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(gap / size), unit);
}

// <t:unix:style> of a message.
export function stamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return el("span", { class: "stamp" }, String(unix));
  const text = style === "R" ? relative(unix) : written(date, style);
  const kept = style === "R" ? { relative: unix } : {};
  return el(
    "time",
    { class: "stamp", datetime: date.toISOString(), title: written(date, "F"), data: kept },
    text,
  );
}

export const clock = (iso) => written(new Date(iso), "t");
export const dayOf = (iso) => written(new Date(iso), "D");
export const sameDay = (a, b) => new Date(a).toDateString() === new Date(b).toDateString();

export function whenSent(iso, now = Date.now()) {
  const time = clock(iso);
  if (sameDay(iso, now)) return word("today", { time });
  if (sameDay(iso, now - DAY)) return word("yesterday", { time });
  return written(new Date(iso), "s");
}

export function sentTime(iso, text = whenSent(iso)) {
  return el("time", { class: "sent", datetime: iso, title: written(new Date(iso), "F") }, text);
}

// Only the text node changes, so a screen reader does not read the message again.
export function freshen() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.firstChild.data = relative(Number(node.dataset.relative));
  }
}
