// Filters of a difference. The list of changes may have thousands of entries: what is filtered by is read once.
(() => {
  "use strict";
  const data = JSON.parse(document.getElementById("data").textContent);
  const entries = Array.from(document.querySelectorAll("li.change"));
  const causes = Array.from(document.querySelectorAll(".cause"), (node) => ({ node, count: 0 }));
  const shots = Array.from(document.querySelectorAll(".component"), (node) => ({
    node,
    owners: node.dataset.owners.split("\n"),
    states: Array.from(node.querySelectorAll(".shot"), (shot) => ({ shot, state: shot.dataset.state })),
  }));
  // For each change: cause, owner, state, kind and its words in lower case.
  const rows = data.changes.map(([cause, owner, state, kind, words]) => ({
    cause, kind, owner: data.strings[owner], state: data.strings[state], words: data.strings[words],
  }));
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
