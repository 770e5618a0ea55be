"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const languages = Object.keys(data.words), find = id => document.getElementById(id);
  const board = find("board"), steps = data.steps, PAUSE = 1400;
  let language = 0, view = 0, at = 0, timer = 0;

  // Every position whole: the public one from the one before, each player's from the public one.
  const patched = (before, [start, ...rest]) => {
    if (start === undefined) return before;
    const after = before.slice();
    if (start < 0) for (let i = 0; i < rest.length; i += 2) after[rest[i]] = rest[i + 1];
    else after.splice(start, before.length - start - rest[0], ...rest.slice(1));
    return after;
  };
  let before = [];
  const frames = steps.map(([, , , [first, ...own]]) => {
    before = patched(before, first);
    return [before, ...own.map(one => patched(before, one))];
  });

  const element = (name, attributes, text) => {
    const made = document.createElementNS(board.namespaceURI, name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const html = (name, text, kind) => {
    const made = document.createElement(name);
    made.textContent = text;
    if (kind) made.className = kind;
    return made;
  };
  const ink = name => `var(--${name})`;
  const draw = {
    piece: (x, y, width, height, piece, tint) =>
      element("use", {href: `#piece-${piece}`, x, y, width, height, class: tint && `tint-${tint}`}),
    text: (x, y, w, h, text, size, colour, lighter) => element("text", {
      x, y: y + h, "font-size": size, fill: ink(colour), class: lighter ? "lighter" : "",
      ...(w > 0 && {textLength: w, lengthAdjust: "spacingAndGlyphs"}),
    }, text),
    pill: (x, y, w, h, fill, edge, rim) => element("rect", {
      x: x + rim / 2, y: y + rim / 2, width: w - rim, height: h - rim, rx: (h - rim) / 2,
      fill: ink(fill), stroke: ink(edge), "stroke-width": rim,
    }),
    frame: (x, y, w, h, colour, rim, round, dashed) => element("rect", {
      x: x + rim / 2, y: y + rim / 2, width: w - rim, height: h - rim, rx: round ? w / 2 : 2 * rim,
      fill: "none", stroke: ink(colour), "stroke-width": rim,
      ...(dashed && {"stroke-dasharray": `${3 * rim} ${2 * rim}`}),
    }),
    wake: points => element("polyline", {
      points, fill: "none", stroke: ink("fresh"), "stroke-width": 5, "stroke-linecap": "round",
      "stroke-dasharray": "0 12",
    }),
    panel: (active, title, rows) => {
      const made = html("section", "", active ? "active" : "");
      made.append(html("h3", title), ...rows.map(row => html("p", row)));
      return made;
    },
  };

  const shown = () => frames[at][view].flatMap(group => data.groups[group]).map(number => data.marks[number])
    .map(mark => mark[0] === "each" ? mark[1 + language] : mark).filter(Boolean)
    .map(([kind, ...rest]) => draw[kind](...rest));
  const said = () => data.words[languages[language]];
  const told = step => steps[step][1].filter(([, only]) => only < 0 || only === view - 1);
  const line = number => data.texts[number][language];

  const show = () => {
    const name = steps[at][2];
    board.toggleAttribute("hidden", !name);
    board.style.display = name ? "" : "none";
    if (name) {
      const box = find(`board-${name}`).getAttribute("viewBox").split(" ");
      board.setAttribute("viewBox", box.join(" "));
      board.replaceChildren(element("use", {href: `#board-${name}`, width: box[2], height: box[3]}), ...shown());
    } else find("panels").replaceChildren(...shown());
    const lines = told(at).map(([number, only]) => html("li", line(number), only < 0 ? "" : "own"));
    find("happened").lastElementChild.replaceChildren(...(lines.length ? lines : [html("li", at ? "–" : said().start)]));
    find("caption").textContent = [...find("happened").querySelectorAll("li")].map(item => item.textContent).join(" · ");
    find("caption").onclick = () => find("happened").scrollIntoView({block: "center"});
    find("jump").value = at;
    find("at").textContent = `${steps[at][0]} / ${data.moves}`;
    find("jump").setAttribute("aria-valuetext", find("at").textContent);
    find("first").disabled = find("back").disabled = at === 0;
    find("on").disabled = find("last").disabled = at === steps.length - 1;
    find("whole").querySelector("[aria-current]")?.removeAttribute("aria-current");
    find("whole").querySelectorAll("button")[at]?.setAttribute("aria-current", "step");
  };

  const list = () => {
    if (!find("whole").open) return;
    find("whole").lastElementChild.replaceChildren(...steps.map(([move], step) => {
      const lines = told(step).map(([number]) => line(number)).join(" · ");
      const item = html("li", ""), button = html("button", `${move}. ${lines || (step ? "–" : said().start)}`);
      button.type = "button";
      button.onclick = () => { go(step); find("table").scrollIntoView(); };
      item.append(button);
      return item;
    }));
    show();
  };

  const speak = () => {
    const words = said();
    document.documentElement.lang = languages[language];
    document.title = find("title").textContent = words.title;
    for (const name of ["first", "back", "on", "last", "jump"]) find(name).setAttribute("aria-label", words[name]);
    board.setAttribute("aria-label", words.board);
    find("happened").firstElementChild.textContent = words.happened;
    find("viewer").firstElementChild.textContent = words.view;
    find("keys").textContent = words.keys;
    find("whole").firstElementChild.textContent = words.whole;
    find("language").textContent = languages[(language + 1) % languages.length].toUpperCase();
    find("theme").setAttribute("aria-label", document.body.className === "dark" ? words.light : words.dark);
    const names = [words.everybody, ...data.names.map(name => name[language])];
    find("viewer").lastElementChild.replaceChildren(...names.map((name, number) => {
      const option = html("option", name);
      option.value = number;
      option.selected = number === view;
      return option;
    }));
    find("viewer").hidden = names.length < 2;
    label();
    show();
    list();
  };
  const label = () => {
    find("play").textContent = timer ? "❚❚" : "▶\uFE0E";
    find("play").setAttribute("aria-label", timer ? said().pause : said().play);
  };

  const stop = () => { clearInterval(timer); timer = 0; label(); };
  const go = step => { at = Math.max(0, Math.min(steps.length - 1, step)); show(); };
  const by = steps => { stop(); go(at + steps); };
  const play = () => {
    if (timer) return stop();
    if (at === steps.length - 1) go(0);
    timer = setInterval(() => { go(at + 1); if (at === steps.length - 1) stop(); }, PAUSE);
    label();
  };

  find("first").onclick = () => by(-steps.length);
  find("back").onclick = () => by(-1);
  find("play").onclick = play;
  find("on").onclick = () => by(1);
  find("last").onclick = () => by(steps.length);
  find("jump").max = steps.length - 1;
  find("jump").oninput = event => { stop(); go(Number(event.target.value)); };
  find("viewer").lastElementChild.onchange = event => { view = Number(event.target.value); show(); list(); };
  find("language").onclick = () => { language = (language + 1) % languages.length; speak(); };
  find("theme").onclick = () => { document.body.className = document.body.className === "dark" ? "light" : "dark"; speak(); };
  find("whole").ontoggle = list;

  const keys = {ArrowLeft: () => by(-1), ArrowRight: () => by(1), Home: () => by(-steps.length), End: () => by(steps.length), " ": play};
  document.addEventListener("keydown", event => {
    if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.matches("select, input, button, summary") && (event.key === " " || event.target.matches("select, input"))) return;
    event.preventDefault();
    keys[event.key]();
  });
  let from = null;
  find("table").addEventListener("touchstart", event => { from = event.touches.length === 1 ? event.touches[0] : null; }, {passive: true});
  find("table").addEventListener("touchend", event => {
    if (!from) return;
    const right = event.changedTouches[0].clientX - from.clientX, down = event.changedTouches[0].clientY - from.clientY;
    if (Math.abs(right) > 40 && Math.abs(right) > 2 * Math.abs(down)) by(right < 0 ? 1 : -1);
    from = null;
  }, {passive: true});

  if (matchMedia("(prefers-color-scheme: light)").matches) document.body.className = "light";
  speak();
})();
