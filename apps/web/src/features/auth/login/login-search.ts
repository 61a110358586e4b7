import { type LoginEntry, loginEntries } from '@fonendo/domain/auth/policy-group';

export type LoginSearch = { role?: LoginEntry; redirect?: string };

/** `role` selects the entry (specification, section 2); `redirect` is the requested page. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const role = loginEntries.find((entry) => entry === search.role);
  const redirect = typeof search.redirect === 'string' ? search.redirect : undefined;
  return { ...(role && { role }), ...(redirect && { redirect }) };
}
