/** Whether the caller has this very content already (`If-None-Match`). Weak or not makes no difference here. */
export const hasEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((given) => given.trim() === '*' || isSame(given.trim(), etag)) ?? false;

const isSame = (one: string, other: string) => one.replace(/^W\//, '') === other.replace(/^W\//, '');
