/** The filters and sort order of a list as they are in the address: `?q=urgencias&status=approved&sort=-salary`. */
export type TableSearch = { readonly [key: string]: string | undefined };

export type SortOrder = { key: string; descending: boolean };

/** `salary` sorts upwards, `-salary` downwards. */
export function parseSort(sort: string | undefined): SortOrder | null {
  if (!sort) return null;
  return sort.startsWith('-') ? { key: sort.slice(1), descending: true } : { key: sort, descending: false };
}

/** The order in the API's terms, if it is by a column that the API knows. */
export function orderBy<Key extends string>(
  sort: string | undefined,
  keys: readonly Key[],
): { sort: Key; order: 'asc' | 'desc' } | null {
  const order = parseSort(sort);
  const key = keys.find((known) => known === order?.key);
  return order && key ? { sort: key, order: order.descending ? 'desc' : 'asc' } : null;
}

/** Pressing a column sorts upwards, then downwards, then by the default order. */
export function nextSort(current: string | undefined, key: string): string | undefined {
  const order = parseSort(current);
  if (order?.key !== key) return key;
  return order.descending ? undefined : `-${key}`;
}

/** The same search with one value changed; empty values leave the address. */
export function withValue<Search extends TableSearch>(
  search: Search,
  key: string,
  value: string | null | undefined,
): Search {
  const entries = Object.entries({ ...search, [key]: value || undefined });
  return Object.fromEntries(entries.filter(([, kept]) => kept !== undefined)) as Search;
}
