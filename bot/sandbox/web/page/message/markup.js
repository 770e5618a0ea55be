// Discord's markdown, read into a tree: {kind, children} or {kind, text}. Nothing here touches the page.

const STYLED = {
  bold: /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y,
  underline: /__((?:\\[^]|[^\\])+?)__(?!_)/y,
  strike: /~~((?:\\[^]|[^\\])+?)~~/y,
  spoiler: /\|\|((?:\\[^]|[^\\])+?)\|\|/y,
  italic: /\*(?=[^\s*])((?:\*\*|\\[^]|[^*\\])+?)\*(?!\*)|(?<!\w)_((?:__|\\[^]|[^_\\])+?)_(?!\w)/y,
};
const URL_TEXT = "https?:\\/\\/[^\\s<>]+";

const PLAIN = [
  [/\\([^0-9A-Za-z\s])/y, ([, text]) => ({ kind: "text", text })],
  [/(`+)([^]*?[^`])\1(?!`)/y, ([, , text]) => ({ kind: "code", text: text.trim() || text })],
  [/<@!?(\d+)>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ kind: "channel", id })],
  [/https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:<>\n]+):(\d+)>/y, ([, path]) => ({ kind: "command", path })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    ([, unix, style]) => ({ kind: "time", unix: Number(unix), style: style ?? "f" }),
  ],
  [/<a?:(\w{2,32}):(\d+)>(\u00a0?)/y, ([, name, id, tie]) => ({ kind: "emoji", name, id, tie })],
  [/@(everyone|here)\b/y, ([text]) => ({ kind: "everyone", text })],
  [
    /\[((?:\\[^]|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    ([, text, url]) => ({ kind: "link", url, children: inline(text) }),
  ],
  [new RegExp(`<(${URL_TEXT})>`, "y"), ([, url]) => bareLink(url)],
  [new RegExp(`(${URL_TEXT}?)(?=[.,:;!?)"'\\]]*(?:[\\s<]|$))`, "y"), ([, url]) => bareLink(url)],
];
const STYLES = Object.entries(STYLED).map(([kind, rule]) => [
  rule,
  ([, first, second]) => ({ kind, children: inline(first ?? second) }),
]);
const RULES = [...PLAIN, ...STYLES];

const bareLink = (url) => ({ kind: "link", url, children: [{ kind: "text", text: url }] });

export function inline(text) {
  const nodes = [];
  for (let at = 0; at < text.length;) {
    const [node, length] = nodeAt(text, at);
    const last = nodes.at(-1);
    if (node.kind === "text" && last?.kind === "text") last.text += node.text;
    else nodes.push(node);
    at += length;
  }
  return nodes;
}

function nodeAt(text, at) {
  for (const [rule, make] of RULES) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (found) return [make(found), found[0].length];
  }
  return [{ kind: "text", text: text[at] }, 1];
}

const FENCE = /```(?:([\w+-]+)\n)?\n?([^]*?)\n?```/g;

export function blocks(text) {
  const tree = [];
  let at = 0;
  for (const found of text.matchAll(FENCE)) {
    if (!found[2]) continue;
    tree.push(...lines(text.slice(at, found.index).replace(/\n$/, "")));
    tree.push({ kind: "block", text: found[2] });
    at = found.index + found[0].length;
  }
  return [...tree, ...lines(at ? text.slice(at).replace(/^\n/, "") : text)];
}

const LINES = [
  [/^(#{1,3})\s+(.+)$/, ([, marks, text]) => ({ kind: `h${marks.length}`, children: inline(text) })],
  [/^-#\s+(.+)$/, ([, text]) => ({ kind: "small", children: inline(text) })],
  [/^> ?(.*)$/, ([, text]) => ({ kind: "quote", raw: text })],
  [
    /^(\s*)(?:[-*]|(\d+)\.)\s+(.+)$/,
    ([, space, number, text]) => ({ kind: "item", depth: space.length >> 1, number, children: inline(text) }),
  ],
];

function lines(text) {
  if (!text) return [];
  const rest = /^>>> ?([^]*)$/m.exec(text);
  if (rest)
    return [
      ...lines(text.slice(0, rest.index).replace(/\n$/, "")),
      { kind: "quote", children: blocks(rest[1]) },
    ];
  const tree = [];
  for (const line of text.split("\n")) join(tree, lineNode(line));
  return tree.map(finished);
}

function lineNode(line) {
  for (const [rule, make] of LINES) {
    const found = rule.exec(line);
    if (found) return make(found);
  }
  return { kind: "paragraph", raw: line };
}

// Neighbouring lines of one kind are one quote, one list or one paragraph.
function join(tree, node) {
  const last = tree.at(-1);
  if (node.raw !== undefined && last?.kind === node.kind) last.raw += `\n${node.raw}`;
  else if (node.kind !== "item") tree.push(node);
  else if (last?.kind === "list" && !turns(last, node)) last.items.push(node);
  else tree.push({ kind: "list", items: [node] });
}

// Numbers after bullets at the outer level begin a list of their own.
const turns = (list, item) =>
  item.depth === 0 && (list.items[0].number === undefined) !== (item.number === undefined);

function finished(node) {
  if (node.kind === "quote") return { kind: "quote", children: lines(node.raw) };
  if (node.kind === "paragraph") return { kind: "paragraph", children: inline(node.raw) };
  return node;
}
