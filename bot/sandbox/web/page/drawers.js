// On a narrow screen the channels and the people are drawers over the messages.

import { byId } from "./dom.js";

const SIDES = {
  places: { opener: "open-places", narrow: "(max-width: 760px)" },
  people: { opener: "open-people", narrow: "(max-width: 1100px)" },
};

const SWIPE = 80;
let openId = null;

export const isDrawer = (id) => matchMedia(SIDES[id].narrow).matches;

export function startDrawers() {
  for (const [id, { opener, narrow }] of Object.entries(SIDES)) {
    byId(opener).addEventListener("click", () => (openId === id ? closeDrawer() : openDrawer(id)));
    matchMedia(narrow).addEventListener("change", () => closeDrawer(false));
  }
  byId("shade").addEventListener("click", () => closeDrawer());
  document.addEventListener("keydown", (event) => event.key === "Escape" && openId && closeDrawer());
  watchSwipes();
  settle();
}

// A finger drawn across the screen opens a drawer from its side, or puts an open one back.
function watchSwipes() {
  let from = null;
  const point = ({ changedTouches: [touch] }) => ({ x: touch.clientX, y: touch.clientY });
  document.addEventListener(
    "touchstart",
    (event) => (from = event.target.closest("pre, dialog, input, textarea") ? null : point(event)),
    { passive: true },
  );
  document.addEventListener(
    "touchend",
    (event) => from && swiped(point(event).x - from.x, point(event).y - from.y),
  );
}

function swiped(across, down) {
  if (Math.abs(across) < SWIPE || Math.abs(down) > SWIPE / 2) return;
  if (openId) closeDrawer();
  else if (isDrawer(across > 0 ? "places" : "people")) openDrawer(across > 0 ? "places" : "people");
}

export function openDrawer(id) {
  if (!isDrawer(id)) return byId(id).querySelector("[aria-current=true]")?.focus();
  openId = id;
  settle();
  const current = [...byId(id).querySelectorAll("[aria-current=true]")].at(-1);
  (current ?? byId(id).querySelector("button, a"))?.focus();
}

export function closeDrawer(giveBack = true) {
  const closing = openId;
  openId = null;
  settle();
  if (closing && giveBack) byId(SIDES[closing].opener).focus();
}

// A closed drawer and what lies under an open one cannot be reached by keyboard or screen reader.
function settle() {
  byId("main").inert = openId !== null;
  byId("shade").hidden = openId === null;
  for (const [id, { opener }] of Object.entries(SIDES)) {
    byId(id).classList.toggle("open", openId === id);
    byId(id).inert = openId === null ? isDrawer(id) : openId !== id;
    byId(opener).setAttribute("aria-expanded", String(openId === id));
  }
}
