/** Whether the caller has this very content already (`If-None-Match`). */
export const hasEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, ''))) ?? false;
