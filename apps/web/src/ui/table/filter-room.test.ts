import { expect, test } from 'vitest';
import { foldOf } from './filter-room.ts';
import type { TableFilter } from './table-filters.tsx';

const text: TableFilter = { kind: 'text', key: 'q', label: 'Nombre o palabra del CV' };
const select = (key: string, rare?: boolean): TableFilter => ({
  ...{ kind: 'select', key, label: 'Certificación', options: [] },
  ...(rare && { rare }),
});
const order: TableFilter = {
  kind: 'order',
  key: 'sort',
  label: 'Orden',
  options: [{ value: 'a', label: 'Mejor encaje' }],
};
const tabs: TableFilter = { kind: 'tabs', key: 'status', label: 'Estado', any: 'Todas', options: [] };

const filters = [tabs, text, select('one'), select('two'), select('rare', true), order];
const keys = (some: readonly TableFilter[]) => some.map(({ key }) => key);

test.each([
  [Number.POSITIVE_INFINITY, ['q', 'one', 'two', 'sort'], ['rare']],
  [900, ['q', 'one', 'two', 'sort'], ['rare']],
  [800, ['q', 'one', 'sort'], ['two', 'rare']],
  [600, ['q', 'sort'], ['one', 'two', 'rare']],
  // Nothing is left that could be folded.
  [100, ['q', 'sort'], ['one', 'two', 'rare']],
])('at %d pixels', (width, shown, folded) => {
  const fold = foldOf(filters, width);
  expect({ shown: keys(fold.shown), folded: keys(fold.folded) }).toEqual({ shown, folded });
});

test('a control of its own gives way as a select does, unless it stands first', () => {
  const own = (key: string, first?: boolean): TableFilter => ({
    ...{ kind: 'own', key, label: key, keys: [key], chosen: [], room: 200, control: () => null },
    ...(first && { first }),
  });
  const fold = foldOf([own('person', true), own('days'), select('one'), own('thing')], 500);
  expect({ shown: keys(fold.shown), folded: keys(fold.folded) }).toEqual({
    shown: ['person'],
    folded: ['days', 'one', 'thing'],
  });
});

test('without rare ones there is no button as long as all fit', () => {
  expect(foldOf([text, select('one'), order], 600).folded).toEqual([]);
  expect(keys(foldOf([text, select('one'), order], 500).folded)).toEqual(['one']);
});
