// The log stays at its end while one is there, however it grows; otherwise a button leads back.

import { byId } from "./dom.js";

const NEAR = 48;
let stuck = true;

export const atEnd = () => stuck;

export function toEnd() {
  const log = byId("log");
  stuck = true;
  log.scrollTop = log.scrollHeight;
  byId("jump").hidden = true;
}

export function startScroll(onEnd) {
  const log = byId("log");
  log.addEventListener("scroll", () => {
    stuck = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    byId("jump").hidden = stuck;
    if (stuck) onEnd();
  });
  byId("jump").addEventListener("click", toEnd);
  const grown = new ResizeObserver(() => stuck && toEnd());
  const watchInside = new MutationObserver(
    () => log.firstElementChild && grown.observe(log.firstElementChild),
  );
  watchInside.observe(log, { childList: true });
  grown.observe(log);
}
