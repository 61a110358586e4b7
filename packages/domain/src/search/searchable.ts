/** Lower case without accents, for searching names and offers. */
export const searchable = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Only words, for the full-text search: PostgreSQL would read "medico/a" as a file name and "h.u." as a host name. */
export const searchableWords = (text: string): string =>
  searchable(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** A single letter matches nearly everything, and nobody types a whole paragraph. */
export const searchLimits = { min: 2, max: 100 } as const;
