/** Small letters without accents: how names and offers are searched for. */
export const searchable = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Nothing but words, for the full-text search: PostgreSQL would take "medico/a" for the name of a file and "h.u." for
 * that of a host, and nobody searches for those.
 */
export const searchableWords = (text: string): string =>
  searchable(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** One letter is in nearly everything; nobody types a whole paragraph to find something. */
export const searchLimits = { min: 2, max: 100 } as const;
