import type { TableFilter } from './table-filters.tsx';

export type FoldedFilter = Extract<TableFilter, { kind: 'select' | 'own' }>;

/** A letter of a control, somewhat wider than the average one. */
const letter = 7.6;
/** Icons and padding. */
const around = { text: 52, select: 54, toggle: 36, order: 64 };
const gap = 8;
/** The button behind which filters wait. */
const moreButton = 132;
const widestSelect = 190;

/** How wide a control has to be for its words, in pixels; more than that it takes where there is room. */
export function roomOf(filter: TableFilter): number {
  const wide = (words: string) => Math.ceil(words.length * letter);
  switch (filter.kind) {
    case 'tabs':
      return 0;
    case 'text':
      return wide(filter.placeholder ?? filter.label) + around.text;
    case 'select':
      return Math.min(widestSelect, wide(filter.label) + around.select);
    case 'toggle':
      return wide(`${filter.label} ${filter.count ?? ''}`) + around.toggle;
    case 'order':
      return wide(filter.options[0]?.label ?? '') + around.order;
    case 'own':
      return filter.room;
  }
}

/** Which filters have their place in the row, and which wait behind a button: the last ones first. */
export function foldOf(
  filters: readonly TableFilter[],
  width: number,
): { shown: TableFilter[]; folded: FoldedFilter[] } {
  const canFold = (filter: TableFilter): filter is FoldedFilter =>
    filter.kind === 'select' || (filter.kind === 'own' && !filter.first);
  const folded: FoldedFilter[] = filters.filter((filter) => filter.kind === 'select' && filter.rare).filter(canFold);
  const shown = filters.filter((filter) => filter.kind !== 'tabs' && !(filter.kind === 'select' && filter.rare));
  const needed = () => {
    const rooms = [...shown.map(roomOf), ...(folded.length > 0 ? [moreButton] : [])];
    return rooms.reduce((sum, room) => sum + room + gap, -gap);
  };
  while (needed() > width) {
    const last = shown.findLast(canFold);
    if (!last) break;
    shown.splice(shown.indexOf(last), 1);
    folded.unshift(last);
  }
  return { shown, folded };
}
