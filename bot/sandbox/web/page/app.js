// The page of the local table: joins what the sandbox says to what is drawn.

import { catchTyping, drawComposer, enterCommand, startComposer } from "./compose/composer.js";
import { byId, fill, icon, walkWithArrows } from "./dom.js";
import { closeDrawer, isDrawer, openDrawer, startDrawers } from "./drawers.js";
import { onMention } from "./message/drawn.js";
import { avatar } from "./faces.js";
import { addMessage, changeMessage, drawLog, dropMessage, title } from "./message/messages.js";
import { drawPeople } from "./people.js";
import { drawPlaces } from "./places.js";
import { atEnd, startScroll, toEnd } from "./message/scroll.js";
import { ask, connect } from "./socket.js";
import { freshen } from "./times.js";
import { speak, word } from "./words.js";
import * as w from "./world.js";

const { world } = w;
let reading = false;
let linked = true;

const chosen = () =>
  world.people.find((person) => `#${person.username}` === location.hash) ?? world.people[0];

const PUSHES = {
  hello: (frame) => {
    w.hello(frame);
    linked = true;
    beSomebody();
  },
  state: (frame) => {
    w.become(frame);
    drawAll();
  },
  message: ({ event, message }) => heard(event, message),
  delete: ({ message }) => {
    const known = world.messages.get(message);
    if (known) dropMessage(known);
  },
  channel: ({ channel }) => {
    world.channels.set(channel.id, channel);
    drawAround();
  },
  channel_gone: ({ channel }) => {
    const wasHere = world.here === channel;
    w.channelGone(channel);
    if (wasHere) drawAll();
    else drawAround();
  },
  commands: ({ commands }) => {
    const renamed = shownNames(commands) !== shownNames(world.commands);
    world.commands = commands;
    if (renamed && world.me) drawAll(false);
  },
  person: ({ person }) => {
    const spoke = world.me?.locale;
    w.personChanged(person);
    if (!world.me) return;
    if (world.me.locale !== spoke) drawAll(false);
    else drawAround();
    markRead();
  },
  bot: ({ online }) => {
    world.bot.online = online;
    drawBanner();
  },
};

const shownNames = (commands) => commands.map((command) => command.shown).join();

function heard(event, message) {
  const known = world.messages.has(message.id);
  world.messages.set(message.id, message);
  if (message.channel_id === world.here) {
    if (known) changeMessage(message);
    else if (event === "new") addMessage(message);
    else drawLog();
    if (!known && message.ephemeral) toEnd(); // an answer to me alone: I want to see it
  }
  drawAround();
  markRead();
}

async function beSomebody() {
  const person = chosen();
  history.replaceState(null, "", `#${person.username}`);
  await ask({ t: "as", person: person.id, locale: w.ownLocale() });
}

function drawAll(move = true) {
  speak();
  drawLog();
  if (move) toEnd();
  drawAround();
  markRead();
}

function drawAround() {
  const channel = w.here();
  const waiting = w.allCalls();
  drawPlaces(go);
  drawPeople();
  drawComposer();
  drawBanner();
  fill(
    byId("channel-name"),
    channel.kind === "dm" ? avatar(world.bot.id) : icon(channel.kind === "thread" ? "thread" : "hash"),
    channel.name,
  );
  document.title = `${waiting ? `(${waiting}) ` : ""}${title(channel)} · ${word("title")}`;
}

function drawBanner() {
  const text = !linked
    ? word("reconnecting")
    : world.bot.online
      ? ""
      : word("bot-away", { bot: world.bot.name });
  if (byId("banner").textContent !== text) byId("banner").textContent = text;
}

function go(channelId, arrive = true) {
  w.goTo(channelId);
  drawAll();
  if (!arrive && isDrawer("places")) return openDrawer("places");
  closeDrawer(false);
  return takeUp();
}

// Ready to type; on a phone that would push the keyboard over what one came to read.
function takeUp() {
  const touched = matchMedia("(pointer: coarse)").matches;
  byId(touched ? "log" : "say").focus({ preventScroll: true });
}

// A channel is read when its end is on a screen somebody looks at.
async function markRead() {
  if (reading || !w.unread(world.here) || document.hidden || !atEnd()) return;
  reading = true;
  await ask({ t: "read", channel: world.here });
  reading = false;
}

function start() {
  speak();
  startComposer();
  startDrawers();
  startScroll(markRead);
  for (const id of ["rail", "channels", "people"]) walkWithArrows(byId(id));
  onMention({ channel: go, command: enterCommand });
  byId("whoami").addEventListener("click", () => openDrawer("people"));
  byId("people").addEventListener("click", (event) => event.target.closest("a") && closeDrawer(false));
  addEventListener("hashchange", () => (closeDrawer(false), takeUp(), beSomebody()));
  document.addEventListener("visibilitychange", markRead);
  document.addEventListener("keydown", catchTyping);
  byId("skip").addEventListener("click", (event) => (event.preventDefault(), byId("say").focus()));
  setInterval(freshen, 5000);
  const onLost = () => ((linked = false), drawBanner());
  connect(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/page/ws`, {
    onPush: (frame) => PUSHES[frame.t]?.(frame),
    onLost,
    lost: () => word("lost"),
  });
}

start();
