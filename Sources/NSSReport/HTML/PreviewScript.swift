// swift-format-ignore-file
// Generated from parts.js and preview.js in Assets by NSSReportTests (NSS_UPDATE=1). Edit them instead.

/// The script of a page, with its hash.
enum PreviewScript {
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
    // Filters of a preview.
    (() => {
      "use strict";
      const find = document.getElementById("find");
      const look = document.getElementById("look");
      const state = document.getElementById("state");
      const device = document.getElementById("device");
      const unstyled = document.getElementById("unstyled");
      const none = document.getElementById("none");
      const components = Array.from(document.querySelectorAll(".component"), (node) => ({
        node,
        words: node.dataset.find,
        shots: Array.from(node.querySelectorAll(".shot")),
        rows: Array.from(node.querySelectorAll("tbody tr")),
        link: document.querySelector(`.toc a[href="#${node.id}"]`),
      }));

      const filter = () => {
        const wanted = find.value.trim().toLowerCase();
        let some = components.length === 0;
        for (const { node, words, shots, rows, link } of components) {
          let shown = 0;
          for (const shot of shots) {
            shot.hidden = state.value !== "" && shot.dataset.state !== state.value;
            if (!shot.hidden) shown += 1;
          }
          for (const row of rows) {
            row.hidden = !"palette".includes(wanted) && !row.cells[0].textContent.toLowerCase().includes(wanted);
          }
          const fits = words.includes(wanted) && (rows.length ? state.value === "" : shown > 0);
          node.hidden = !fits;
          if (link) link.parentElement.hidden = !fits;
          some = some || fits;
        }
        none.hidden = some;
        document.body.classList.toggle("only-light", look !== null && look.value === "light");
        document.body.classList.toggle("only-dark", look !== null && look.value === "dark");
        document.body.classList.toggle("on-here", device !== null && device.value === "here");
        document.body.classList.toggle("on-there", device !== null && device.value === "there");
        document.body.classList.toggle("plain", !unstyled.checked);
      };
      find.addEventListener("input", filter);
      for (const control of [look, device, state, unstyled]) if (control) control.addEventListener("change", filter);
      filter();
    })();
    """#
  static let script = HTMLPage.Script(
    text: text, hash: "wVMUc9eEmBanU56dBWbwG+veFens+tWWFuxebEKvG1U=")
}
