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
