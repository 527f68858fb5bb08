// swift-format-ignore-file
// Generated from parts.js and diff.js in Assets by NSSReportTests (NSS_UPDATE=1). Edit them instead.

/// The script of a page, with its hash.
enum DiffScript {
  static let text: StaticString = #"""
    // What is known of a part stands under Why when the part is chosen.
    (() => {
      "use strict";
      const data = JSON.parse(document.getElementById("data").textContent);
      const text = (number) => data.strings[number];
      const why = document.getElementById("why-body");
      const said = document.getElementById("said");
      const introduction = Array.from(why.childNodes);
      let chosen = null;

      // What sticks below the header needs to know its height.
      const header = document.querySelector(".top");
      new ResizeObserver(() => {
        document.documentElement.style.setProperty("--top", `${header.offsetHeight}px`);
      }).observe(header);

      // Text from a theme becomes text nodes, never markup.
      const make = (tag, name, content) => {
        const node = document.createElement(tag);
        if (name) node.className = name;
        if (content !== undefined) node.textContent = content;
        return node;
      };

      const list = (tag, caption, numbers) => {
        const nodes = [];
        if (!numbers.length) return nodes;
        if (caption) nodes.push(make("p", "cap", caption));
        const items = make(tag);
        for (const number of numbers) items.append(make("li", "", text(number)));
        nodes.push(items);
        return nodes;
      };

      const valueBox = ([name, path, shown, hex, assumed, steps, beaten, rests], dark) => {
        const box = make("section", "value");
        const title = make("h3", "code", text(name));
        box.append(title);
        const value = make("p");
        if (hex >= 0) {
          const swatch = make("i", "swatch");
          swatch.style.background = text(hex);
          const ground = make("i", `ground${dark ? " dark" : ""}${text(hex).endsWith("ff") ? "" : " glass"}`);
          ground.append(swatch);
          value.append(ground, " ");
        }
        value.append(make("b", "", text(shown)));
        if (assumed) value.append(" ", make("b", "mark", "?"));
        box.append(value, make("p", "code", text(path)));
        box.append(...list("ol", "", steps), ...list("ul", "It beats", beaten));
        box.append(...list("ul", "Assumed, since no document prints it", rests));
        return box;
      };

      const show = (node) => {
        const part = data.parts[Number(node.dataset.p)];
        if (!part) return;
        const [component, element, state, look, kind, values, notes, paths] = part;
        for (const old of document.querySelectorAll(".sel")) old.classList.remove("sel");
        node.classList.add("sel");
        chosen = node;
        const title = text(element) || text(component);
        const place = [text(element) ? text(component) : "the component itself", text(state), text(look)];
        const close = make("button", "close", "Close");
        close.type = "button";
        close.addEventListener("click", leave);
        const nodes = [close, make("h2", "", title), make("p", "sub", place.filter(Boolean).join(", "))];
        if (text(kind)) nodes.push(make("p", "sub", text(kind)));
        nodes.push(...list("ul", "", notes));
        for (const number of values) nodes.push(valueBox(data.values[number], text(look).includes("dark")));
        if (!values.length && !notes.length) {
          nodes.push(make("p", "", "The theme leaves it alone: the system's own look stays."));
          nodes.push(...list("ul", "Class paths that reach it", paths));
        }
        why.replaceChildren(...nodes);
        why.parentElement.classList.add("open");
        why.parentElement.scrollTop = 0;
        const first = values.length ? data.values[values[0]] : null;
        said.textContent = first
          ? `${title}: ${text(first[0])} is ${text(first[2])}. Details under Why.`
          : `${title}: ${notes.length ? text(notes[0]) : "not styled"}`;
      };

      const leave = () => {
        if (!chosen) return;
        chosen.classList.remove("sel");
        const part = chosen;
        chosen = null;
        why.replaceChildren(...introduction);
        why.parentElement.classList.remove("open");
        said.textContent = "";
        if (part.tagName === "BUTTON") part.focus();
      };

      document.addEventListener("click", (event) => {
        const part = event.target.closest("[data-p]");
        if (part) show(part);
      });

      document.addEventListener("keydown", (event) => {
        if (event.key === "Escape") return leave();
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        const screen = step && event.target.closest && event.target.closest(".screen");
        if (!screen) return;
        const parts = Array.from(screen.querySelectorAll("button.p")).filter((part) => part.offsetParent);
        const next = parts[(parts.indexOf(event.target) + step + parts.length) % parts.length];
        if (!next) return;
        for (const part of parts) part.tabIndex = part === next ? 0 : -1;
        next.focus();
        event.preventDefault();
      });
    })();
    // Filters of a difference. The list of changes may have thousands of entries: what is filtered by is read once.
    (() => {
      "use strict";
      const data = JSON.parse(document.getElementById("data").textContent);
      const entries = Array.from(document.querySelectorAll("li.change"));
      const causes = Array.from(document.querySelectorAll(".cause"), (node) => ({ node, count: 0 }));
      const shots = Array.from(document.querySelectorAll(".component"), (node) => ({
        node,
        owners: node.dataset.owners.split(" ").map((number) => data.strings[number]),
        states: Array.from(node.querySelectorAll(".shot"), (shot) => ({ shot, state: shot.dataset.state })),
      }));
      // For each change: cause, owner, state, kind and its words in lower case.
      const rows = data.changes.map(([cause, owner, state, kind, words]) => ({
        cause, kind, owner: data.strings[owner], state: data.strings[state], words: data.strings[words],
      }));
      const groups = Array.from(document.querySelectorAll(".same"), (node) => ({
        node, entries: Array.from(node.querySelectorAll("li.change")), more: node.querySelector("details"),
      }));
      const lost = Array.from(document.querySelectorAll("li.lost"), (node) => ({
        node, kind: 8, owner: data.strings[node.dataset.owner], state: data.strings[node.dataset.state],
        words: data.strings[node.dataset.words],
      }));
      const losses = document.getElementById("lost");
      const find = document.getElementById("find");
      const owner = document.getElementById("owner");
      const state = document.getElementById("state");
      const kind = document.getElementById("kind");
      const count = document.getElementById("count");
      const none = document.getElementById("none");

      const all = rows.filter((row) => row.kind < 32).length;

      // A kind is a bit: added, removed, changed, contrast lost, not to be seen, contrast alone.
      const fits = (row, words, bit) =>
        (owner.value === "" || row.owner === owner.value) &&
        (state.value === "" || row.state === state.value) &&
        (bit === 0 || (bit < 0 ? (row.kind & -bit) === 0 : (row.kind & bit) !== 0)) &&
        (words === "" || row.words.includes(words));

      const filter = () => {
        const words = find.value.trim().toLowerCase();
        const bit = Number(kind.value);
        const seen = new Set();
        let shown = 0;
        let some = false;
        for (const cause of causes) cause.count = 0;
        for (let index = 0; index < rows.length; index += 1) {
          const row = rows[index];
          const isShown = fits(row, words, bit);
          if (entries[index].hidden === isShown) entries[index].hidden = !isShown;
          if (!isShown) continue;
          some = true;
          // That only its contrast changes is no change of its own.
          if (row.kind < 32) shown += 1;
          causes[row.cause].count += 1;
          seen.add(row.owner);
          seen.add(`${row.owner} ${row.state}`);
        }
        const isFiltered = words !== "" || bit !== 0 || owner.value !== "" || state.value !== "";
        for (const { node, entries: its, more } of groups) {
          node.hidden = its.every((entry) => entry.hidden);
          // What a filter finds is not left behind a fold.
          if (more) more.hidden = Array.from(more.querySelectorAll("li")).every((entry) => entry.hidden);
          if (more && (isFiltered || more.dataset.opened)) {
            more.open = isFiltered;
            if (isFiltered) more.dataset.opened = "1";
            else delete more.dataset.opened;
          }
        }
        for (const row of lost) row.node.hidden = !fits(row, words, bit);
        if (losses) losses.hidden = lost.every((row) => row.node.hidden);
        for (const { node, count: some } of causes) node.hidden = some === 0;
        for (const { node, owners, states } of shots) {
          node.hidden = !owners.some((name) => seen.has(name));
          for (const { shot, state: its } of states) shot.hidden = !owners.some((name) => seen.has(`${name} ${its}`));
        }
        const total = `${all} ${all === 1 ? "change" : "changes"}`;
        count.textContent = shown === all ? total : `${shown} of ${total}`;
        none.hidden = some || rows.length === 0;
      };
      find.addEventListener("input", filter);
      for (const control of [owner, state, kind]) control.addEventListener("change", filter);
      filter();
    })();
    """#
  static let script = HTMLPage.Script(
    text: text, hash: "ailEi3eZ//WZiQcBXGUPKlMiNZJbDXkIvUeuJcFa8C8=")
}
