/** Places overlapping entries side by side: each gets a column, and they share the width. */
export function placeSideBySide<Item extends { from: number; to: number }>(
  items: readonly Item[],
): { item: Item; lane: number; lanes: number }[] {
  const placed: { item: Item; lane: number; lanes: number }[] = [];
  let group: typeof placed = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    for (const entry of group) entry.lanes = lanes;
    group = [];
  };
  for (const item of items.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (item.from >= groupEnd) close();
    const taken = group.filter((entry) => entry.item.to > item.from).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    const entry = { item, lane, lanes: 1 };
    group.push(entry);
    placed.push(entry);
    groupEnd = Math.max(groupEnd, item.to);
  }
  close();
  return placed;
}
