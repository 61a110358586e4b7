/** The number of cards in a new block. */
const usual = 10;
/** A larger block is split. */
const most = 20;

export type Block = { key: number; ids: readonly string[] };

/**
 * A column is rendered in blocks, so that the browser skips those that are not visible. A card stays in its block while
 * others come and go: if blocks were always cut at every tenth card, removing one card would move a card from each
 * block to the next, and all of those would be rendered again.
 */
export function blocksOf(ids: readonly string[], before: readonly Block[]): Block[] {
  const home = new Map(before.flatMap(({ ids: known }, at) => known.map((id): [string, number] => [id, at])));
  const filled = before.map((): string[] => []);
  const rest: string[] = [];
  let at = 0;
  for (const id of ids) {
    const known = home.get(id);
    // Continues with the next block at its first card; cards from elsewhere join the current block.
    if (known === at + 1) at = known;
    (filled[at] ?? rest).push(id);
  }
  const nextKey = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  const kept = before.flatMap(({ key }, index) => {
    const inside = filled[index] ?? [];
    return inside.length === 0 ? [] : [{ key, ids: inside }];
  });
  const parts = [...kept, ...(rest.length > 0 ? [{ key: nextKey, ids: rest }] : [])];
  return parts.flatMap((block, index) => (block.ids.length > most ? cut(block, nextKey + 1 + index * 1_000) : [block]));
}

const cut = ({ key, ids }: Block, nextKey: number): Block[] =>
  Array.from({ length: Math.ceil(ids.length / usual) }, (_, index) => ({
    key: index === 0 ? key : nextKey + index,
    ids: ids.slice(index * usual, (index + 1) * usual),
  }));
