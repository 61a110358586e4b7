import type { CvContent } from '@fonendo/domain/cv';

/** What was typed and is not stored yet, with the version it was made from and what was sent unanswered. */
export type KeptDraft = { version: number; content: CvContent; attempts: CvContent[] };

/**
 * In this tab only: each tab keeps its own unsent words, a reload finds them again, and nothing stays behind on
 * a shared computer.
 */
export function createDraftStore(userId: string) {
  const key = `cv:draft:${userId}`;
  return {
    read(): KeptDraft | null {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptDraft | null;
        return kept?.content && kept.attempts ? kept : null;
      } catch {
        return null;
      }
    },
    write: (draft: KeptDraft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    clear: () => sessionStorage.removeItem(key),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
