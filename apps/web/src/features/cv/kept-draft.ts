import type { CvDrafts } from './autosave.ts';

/**
 * In session storage: each tab keeps its own unsent content, a reload finds it again, and nothing stays on a shared
 * computer.
 */
export function createDraftStore(userId: string): CvDrafts {
  const key = `cv:draft:${userId}`;
  return {
    read() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ReturnType<CvDrafts['read']>;
        return kept?.content && kept.attempts ? kept : null;
      } catch {
        return null;
      }
    },
    write: (draft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    clear: () => sessionStorage.removeItem(key),
  };
}
