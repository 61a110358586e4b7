import type { SearchAnswer } from '@fonendo/contract/search.schema';

export type ResultKind = Exclude<keyof SearchAnswer, 'understood'>;

/** A page by its key, or a result with its title when it was chosen. */
export type Recent = { kind: 'page'; id: string } | { kind: ResultKind; id: string; title: string; subtitle: string };

/** Removed at the end of the session, in apps/web/src/features/search/search.public.tsx. */
const storageKey = 'palette:recent';
const most = 5;

type Stored = { userId: string; items: Recent[] };

/** Only for this tab and person, so that the next person who signs in does not see it. */
export function readRecent(userId: string): Recent[] {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.userId === userId && Array.isArray(stored.items) ? stored.items : [];
  } catch {
    return [];
  }
}

export function storeRecent(userId: string, chosen: Recent): void {
  const others = readRecent(userId).filter(({ kind, id }) => kind !== chosen.kind || id !== chosen.id);
  const stored: Stored = { userId, items: [chosen, ...others].slice(0, most) };
  sessionStorage.setItem(storageKey, JSON.stringify(stored));
}
