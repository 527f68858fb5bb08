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
