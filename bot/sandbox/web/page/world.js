// What this tab knows: who I am and what I may see. Nothing here touches the page.

export const HOME = "home";

export const world = {
  bot: { id: "", name: "", online: true },
  people: [],
  guilds: [],
  locales: [],
  me: null,
  here: null,
  channels: new Map(),
  commands: [],
  messages: new Map(),
  lastIn: new Map(),
};

export function hello({ people, guilds, locales, bot }) {
  Object.assign(world, { people, guilds, locales, bot });
}

export function become({ me, channels, commands, messages }) {
  const wanted = hereAfter(channels);
  Object.assign(world, { me, commands, channels: byKey(channels), messages: byKey(messages) });
  world.lastIn.clear();
  goTo(wanted);
}

// A new face stays where the old one stood; a direct channel turns into one's own.
function hereAfter(channels) {
  const old = world.channels.get(world.here);
  const same = channels.find((channel) => channel.id === world.here);
  const alike = channels.find((channel) => channel.kind === (old?.kind ?? "text"));
  return (same ?? alike ?? channels[0])?.id ?? null;
}

export function goTo(channelId) {
  world.here = channelId;
  const channel = world.channels.get(channelId);
  if (channel) world.lastIn.set(placeOf(channel), channelId);
}

export const placeOf = (channel) => channel?.guild ?? HOME;
export const here = () => world.channels.get(world.here);
export const channelsIn = (place) =>
  [...world.channels.values()].filter((channel) => placeOf(channel) === place);
export const messagesIn = (channelId) =>
  [...world.messages.values()].filter((each) => each.channel_id === channelId);
export const unread = (channelId) => world.me?.unread?.[channelId] ?? 0;

// The message a reader stopped before; my own messages never count as unread.
export function unreadMessages(channelId) {
  const others = messagesIn(channelId).filter((message) => message.author.id !== world.me.id);
  const count = unread(channelId);
  return count ? others.slice(-count) : [];
}

// What deserves a number: everything in a direct channel, elsewhere only what calls me by name.
export function calls(channel) {
  if (channel.kind === "dm") return unread(channel.id);
  return unreadMessages(channel.id).filter((message) => message.pings_me).length;
}

export const allCalls = () => [...world.channels.values()].reduce((sum, channel) => sum + calls(channel), 0);

// Channels that others have and I do not see can only be their private ones.
export function waitingFor(person) {
  const isPrivate = ([id]) => (world.channels.get(id)?.kind ?? "dm") === "dm";
  const counts = Object.entries(person.unread ?? {});
  const add = (sum, [, count]) => sum + count;
  return { letters: counts.filter(isPrivate).reduce(add, 0), any: counts.length > 0 };
}

export function personChanged(person) {
  world.people = world.people.map((old) => (old.id === person.id ? person : old));
  if (world.me?.id === person.id) world.me = person;
}

export function channelGone(channelId) {
  world.channels.delete(channelId);
  if (world.here === channelId) goTo(hereAfter([...world.channels.values()]));
}

export function usableCommands() {
  const { guild } = here();
  const offered = (command) =>
    command.where.includes(guild ? "guild" : "dm") && [null, undefined, guild].includes(command.guild);
  return world.commands.filter(offered);
}

export function nameOf(userId) {
  if (userId === world.bot.id) return world.bot.name;
  return world.people.find((person) => person.id === userId)?.name;
}

export const rolesHere = () => world.guilds.find((guild) => guild.id === here()?.guild)?.roles ?? [];
export const roleName = (role) => `@${role.name.replace(/^@/, "")}`;
export const roleOf = (roleId) =>
  world.guilds.flatMap((guild) => guild.roles).find((role) => role.id === roleId);
export const isRussian = () => (world.me?.locale ?? navigator.language).startsWith("ru");

// The reader's language, whoever they sit down as: chosen on this page, else the browser's own.
const KEPT = "language";
export function ownLocale() {
  const spoken = (locale) => locale.split("-")[0] === navigator.language.split("-")[0];
  const kept = world.locales.find((locale) => locale === localStorage.getItem(KEPT));
  return kept ?? world.locales.find(spoken) ?? world.locales[0];
}
export const keepLocale = (locale) => localStorage.setItem(KEPT, locale);

const byKey = (things) => new Map(things.map((thing) => [thing.id, thing]));
