import { describe, expect, it } from 'vitest';
import { nextSort, orderBy, parseSort, type TableSearch, withValue } from './table-search.ts';

describe('sorting in the address', () => {
  it('goes up, down and back to how the list came', () => {
    const up = nextSort(undefined, 'salary');
    const down = nextSort(up, 'salary');
    expect([up, down, nextSort(down, 'salary')]).toEqual(['salary', '-salary', undefined]);
  });

  it('starts upwards on another column', () => {
    expect(nextSort('-salary', 'title')).toBe('title');
  });

  it('reads both directions', () => {
    expect(parseSort('-salary')).toEqual({ key: 'salary', descending: true });
    expect(parseSort('salary')).toEqual({ key: 'salary', descending: false });
    expect(parseSort('')).toBeNull();
  });

  it('is said in the words of the API, by the columns that it knows', () => {
    expect(orderBy('-name', ['name', 'created'])).toEqual({ sort: 'name', order: 'desc' });
    expect(orderBy('created', ['name', 'created'])).toEqual({ sort: 'created', order: 'asc' });
    expect(orderBy('salary', ['name', 'created'])).toBeNull();
    expect(orderBy(undefined, ['name'])).toBeNull();
  });
});

describe('withValue', () => {
  const search: TableSearch = { q: 'urgencias', status: 'approved' };

  it('changes one value and leaves the others', () => {
    expect(withValue(search, 'status', 'closed')).toEqual({ q: 'urgencias', status: 'closed' });
  });

  it('drops what is empty from the address', () => {
    expect(withValue(search, 'q', '')).toEqual({ status: 'approved' });
    expect(withValue(search, 'q', null)).toEqual({ status: 'approved' });
  });

  it('leaves what it was given as it was', () => {
    withValue(search, 'q', null);
    expect(search).toEqual({ q: 'urgencias', status: 'approved' });
  });
});
