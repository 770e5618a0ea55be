// What a select offers and what it starts with, in a message and in a form alike.

import { el } from "../dom.js";
import { own } from "../emoji.js";
import { entities } from "./entities.js";

export const emoji = (data) =>
  data ? el("span", { class: "emoji", "aria-hidden": "true" }, data.id ? own(data.id, data.name) : data.name) : null;

const option = (data) => ({
  value: data.value,
  label: data.label,
  description: data.description,
  lead: data.emoji ? () => emoji(data.emoji) : undefined,
});

export function selection(data) {
  const limits = { min: data.min_values ?? 1, max: data.max_values ?? 1, placeholder: data.placeholder };
  if (!data.options)
    return {
      options: entities(data.type, data),
      chosen: (data.default_values ?? []).map((each) => each.id),
      ...limits,
    };
  return {
    options: data.options.map(option),
    chosen: data.options.filter((each) => each.default).map((each) => each.value),
    ...limits,
  };
}
