/** Places overlapping entries side by side: each gets a column, and they share the width. */
export function placeSideBySide<Item extends { from: number; to: number }>(
  items: readonly Item[],
): { item: Item; column: number; columns: number }[] {
  const placed: { item: Item; column: number; columns: number }[] = [];
  let group: typeof placed = [];
  let groupEnd = 0;
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1;
    for (const entry of group) entry.columns = columns;
    group = [];
  };
  for (const item of items.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (item.from >= groupEnd) close();
    const taken = group.filter((entry) => entry.item.to > item.from).map(({ column }) => column);
    let column = 0;
    while (taken.includes(column)) column += 1;
    const entry = { item, column, columns: 1 };
    group.push(entry);
    placed.push(entry);
    groupEnd = Math.max(groupEnd, item.to);
  }
  close();
  return placed;
}
