// A form the bot asks for: opened as a dialog, checked here, refused by the server in one sentence, closed when taken.

import { byId, el, fill, freshId, icon } from "../dom.js";
import { avatar } from "../faces.js";
import { fields } from "./fields.js";
import { ask } from "../socket.js";
import { word } from "../words.js";
import { world } from "../world.js";

// whence(): the control to give the focus back to.
export function openForm(modal, whence = () => byId("say")) {
  const dialog = byId("form");
  const parts = fields(modal.components);
  const heading = el("h2", { id: freshId("title") }, modal.title);
  const refusal = el("p", { class: "refusal", role: "alert", hidden: true });
  const form = el(
    "form",
    { novalidate: true },
    el(
      "div",
      { class: "form-body" },
      parts.map((part) => part.node),
    ),
    refusal,
    buttons(dialog),
  );
  form.addEventListener(
    "submit",
    (event) => (event.preventDefault(), submit(dialog, form, modal, parts, refusal)),
  );
  dialog.setAttribute("aria-labelledby", heading.id);
  fill(dialog, el("header", {}, avatar(world.bot.id), heading, closeButton(dialog)), form);
  dialog.onclose = () => giveBack(dialog, whence);
  dialog.showModal();
  (
    dialog.querySelector(".form-body :is(input, textarea, .picker)") ?? form.querySelector("[type=submit]")
  ).focus();
}

const closeButton = (dialog) =>
  el(
    "button",
    { type: "button", class: "plain close", "aria-label": word("close"), onclick: () => dialog.close() },
    icon("close"),
  );

function buttons(dialog) {
  const cancel = el(
    "button",
    { type: "button", class: "button secondary", onclick: () => dialog.close() },
    word("cancel"),
  );
  return el("footer", {}, cancel, el("button", { type: "submit", class: "button primary" }, word("submit")));
}

// The browser does it itself, unless the control was drawn anew while the form was open.
function giveBack(dialog, whence) {
  const now = document.activeElement;
  if (now === document.body || dialog.contains(now)) (whence() ?? byId("say")).focus({ preventScroll: true });
}

async function submit(dialog, form, modal, parts, refusal) {
  const send = form.querySelector("[type=submit]");
  refusal.hidden = true;
  const wrong = parts.filter((part) => part.check && !part.check());
  if (wrong.length || send.getAttribute("aria-busy")) return wrong[0]?.focus();
  send.setAttribute("aria-busy", "true");
  const reply = await ask({ t: "submit", modal: modal.id, values: await values(parts) });
  send.removeAttribute("aria-busy");
  if (reply.ok) return dialog.close();
  refusal.hidden = false;
  fill(refusal, icon("warn"), reply.error);
}

async function values(parts) {
  const asked = parts.filter((part) => part.read);
  return Object.fromEntries(await Promise.all(asked.map(async (part) => [part.customId, await part.read()])));
}
