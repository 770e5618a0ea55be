// The log stays at its end while one is there, however it grows; otherwise a button leads back.

import { byId } from "../dom.js";

const NEAR = 48;
let stuck = true;
let top = 0;

export const atEnd = () => stuck;

export function toEnd() {
  const log = byId("log");
  stuck = true;
  log.scrollTop = log.scrollHeight;
  top = log.scrollTop;
  byId("jump").hidden = true;
}

// Only going up leaves the end: a message that arrives below does not.
export function startScroll(onEnd) {
  const log = byId("log");
  log.addEventListener("scroll", () => {
    if (log.scrollHeight - log.scrollTop - log.clientHeight < NEAR) stuck = true;
    else if (log.scrollTop < top) stuck = false;
    top = log.scrollTop;
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
