// A press or a choice: sent to the bot, marked as busy until it answers, and its refusal shown by the control.

import { el, icon } from "../dom.js";
import { openForm } from "../form/modal.js";
import { ask } from "../socket.js";

export async function interact(frame, control) {
  if (control.getAttribute("aria-busy")) return;
  unsay(control);
  control.setAttribute("aria-busy", "true");
  const reply = await ask(frame);
  control.removeAttribute("aria-busy");
  if (!reply.ok) complain(standingFor(control), reply.error);
  else if (reply.outcome === "modal") openForm(reply.modal, () => standingFor(control));
}

// The message may have been drawn anew meanwhile: the control that now stands for the pressed one.
function standingFor(control) {
  if (control.isConnected) return control;
  const article = document.getElementById(control.dataset.article);
  return (
    article?.querySelector(`[data-key="${CSS.escape(control.dataset.key)}"]`) ?? article?.lastElementChild
  );
}

const place = (control) => control?.closest(".row, .section") ?? control;

function complain(control, sentence) {
  if (!control) return;
  unsay(control);
  place(control).after(el("p", { class: "refusal", role: "alert" }, icon("warn"), sentence));
}

function unsay(control) {
  const next = place(control)?.nextElementSibling;
  if (next?.classList.contains("refusal")) next.remove();
}
