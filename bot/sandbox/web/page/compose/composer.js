// Where one writes: an ordinary message, or after a slash a command with its options.

import { CommandLine } from "./commandline.js";
import { byId, el, fill, icon } from "../dom.js";
import { title } from "../message/messages.js";
import { openForm } from "../form/modal.js";
import { ask } from "../socket.js";
import { toEnd } from "../message/scroll.js";
import { Suggest } from "./suggest.js";
import { word } from "../words.js";
import { here, usableCommands, world } from "../world.js";

const SLOW = 350;
const drafts = new Map();
let suggest, field, line, place;

export function startComposer() {
  suggest = new Suggest();
  field = byId("say");
  field.addEventListener("input", typed);
  field.addEventListener("keydown", key);
  field.addEventListener("blur", () => !line && suggest.close());
  byId("composer").addEventListener("submit", (event) => (event.preventDefault(), send()));
  byId("slash").addEventListener("click", listCommands);
  byId("cancel-command").addEventListener("click", () => leaveCommand());
  byId("entry").addEventListener(
    "focusout",
    (event) => line && !byId("composer").contains(event.relatedTarget) && suggest.close(),
  );
}

// Called whenever the channel, the person or the language changed.
export function drawComposer() {
  const now = `${world.me.id}/${world.here}`;
  if (now !== place) swapDraft(now);
  const mute = !here().can_write;
  const hint = mute
    ? word(world.me.kind === "spectator" ? "watching" : "cannot-write")
    : word("write-here", { channel: title(here()) });
  field.placeholder = hint;
  field.setAttribute("aria-label", hint);
  for (const id of ["say", "send", "slash"]) byId(id).disabled = mute;
  byId("entry").classList.toggle("mute", mute);
  line?.relabel();
}

function swapDraft(now) {
  if (place) drafts.set(place, field.value);
  place = now;
  leaveCommand(drafts.get(now) ?? "", false);
}

function typed() {
  refuse("");
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, 200)}px`;
  offerCommands();
}

const matches = () => {
  const wanted = field.value.slice(1).trimStart().toLowerCase();
  const all = usableCommands();
  const found = (text) => text.toLowerCase().indexOf(wanted);
  const rank = (command) =>
    [found(command.shown), found(command.path)].map((at) => (at < 0 ? 2 : Math.min(at, 1))).sort()[0];
  return all.filter((command) => rank(command) < 2).sort((a, b) => rank(a) - rank(b));
};

function offerCommands() {
  if (!/^\/[^\n]*$/.test(field.value)) return suggest.close();
  const whole = usableCommands().find(
    (command) => `/${command.shown} ` === field.value || `/${command.path} ` === field.value,
  );
  if (whole) return enterCommand(whole);
  suggest.offer(field, {
    items: matches().map(asItem),
    note: word("no-command"),
    label: word("commands"),
    onPick: (item) => enterCommand(item.command),
  });
}

function asItem(command) {
  const options = command.options.map((option) =>
    el("span", { class: option.required ? "argument" : "argument optional" }, option.shown),
  );
  const parts = [el("strong", {}, `/${command.shown}`), ...options.flatMap((option) => [" ", option])];
  return { label: `/${command.shown}`, parts, detail: command.description, side: world.bot.name, command };
}

function listCommands() {
  if (line) leaveCommand("", false);
  if (!field.value.startsWith("/")) field.value = "/";
  field.focus();
  typed();
}

export function enterCommand(command) {
  refuse("");
  field.value = "";
  mount(new CommandLine(command, suggest, { onSend: sendCommand, onCancel: leaveCommand, onFault: refuse }));
}

function mount(commandLine) {
  line = commandLine;
  toggle(true);
  suggest.close();
  line.mount(byId("command"));
}

function leaveCommand(text = "", focus = true) {
  line = null;
  toggle(false);
  suggest.close();
  field.value = text;
  if (focus) field.focus();
  typed();
}

function toggle(isCommand) {
  field.hidden = byId("slash").hidden = isCommand;
  byId("command").hidden = byId("cancel-command").hidden = !isCommand;
}

function key(event) {
  if (suggest.arrow(event) || event.isComposing) return;
  if (event.key === "Escape" && !byId("suggest").hidden) return suggest.close();
  const picks = event.key === "Tab" || (event.key === "Enter" && !event.shiftKey);
  if (!picks || (event.key === "Tab" && !suggest.active)) return;
  event.preventDefault();
  if (suggest.active) suggest.pick();
  else send();
}

function send() {
  if (line) return line.send();
  const text = field.value.trim();
  if (!text || field.disabled) return undefined;
  if (text.startsWith("/")) return startWhole(text.slice(1));
  leaveCommand();
  return deliver({ t: "say", text }, text, () => leaveCommand(text));
}

function startWhole(name) {
  const command = usableCommands().find((each) => [each.shown, each.path].includes(name));
  return command ? enterCommand(command) : refuse(word("no-command"));
}

function sendCommand(frame) {
  const sent = line;
  leaveCommand();
  return deliver(frame, `/${sent.command.shown}`, () => mount(sent));
}

// What was refused comes back into the composer, unless something else is being typed there by now.
async function deliver(frame, what, restore) {
  const from = place;
  toEnd();
  const slow = setTimeout(() => (byId("sending").textContent = word("sending", { what })), SLOW);
  const reply = await ask({ ...frame, channel: world.here });
  clearTimeout(slow);
  byId("sending").textContent = "";
  if (reply.ok && reply.outcome === "modal") openForm(reply.modal);
  if (reply.ok) return;
  if (from === place && !line && !field.value) restore();
  refuse(reply.error);
}

function refuse(sentence) {
  const node = byId("composer-error");
  node.hidden = !sentence;
  fill(node, sentence ? [icon("warn"), sentence] : []);
}

// A letter typed anywhere on the page goes into the message, as on Discord.
export function catchTyping(event) {
  const busy = event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ";
  const taken = event.target.closest("input, textarea, dialog, [popover], .drawer, [role=listbox]");
  if (!busy && !taken && !line && !field.disabled && !document.querySelector("dialog[open]")) field.focus();
}
