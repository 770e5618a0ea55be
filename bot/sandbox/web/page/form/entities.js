// People, roles and channels as things to choose from.

import { avatar } from "../faces.js";
import { icon } from "../dom.js";
import { roleName, rolesHere, world } from "../world.js";

const CHANNEL_TYPES = { text: [0, 5], dm: [1], thread: [10, 11, 12] };

const person = (each) => ({
  value: each.id,
  label: each.name,
  description: `@${each.username}`,
  lead: () => avatar(each.id, each.name),
});
const role = (each) => ({ value: each.id, label: roleName(each) });
const channel = (each) => ({
  value: each.id,
  label: each.name,
  lead: () => icon(each.kind === "thread" ? "thread" : "hash"),
});

const people = () =>
  [...world.people, { id: world.bot.id, name: world.bot.name, username: world.bot.name.toLowerCase() }].map(
    person,
  );
const roles = () => rolesHere().map(role);

export function channels(types) {
  const fits = (each) =>
    each.kind !== "dm" && (!types?.length || CHANNEL_TYPES[each.kind].some((type) => types.includes(type)));
  return [...world.channels.values()].filter(fits).map(channel);
}

// By the number of the select component, and by the kind of a command's option.
const SOURCES = {
  5: people,
  6: roles,
  7: () => [...people(), ...roles()],
  8: (component) => channels(component.channel_types),
  user: people,
  role: roles,
  mentionable: () => [...people(), ...roles()],
  channel: () => channels(),
};

export const entities = (kind, component) => SOURCES[kind]?.(component) ?? null;
