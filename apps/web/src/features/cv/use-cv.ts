import type { Cv } from '@fonendo/contract/cv.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cvQuery, useSaveCv } from './cv.queries.ts';
import { createCvAutosave } from './cv-autosave.ts';
import { createDraftStore } from './kept-draft.ts';

/** The CV on the screen, saved by itself while this is mounted. */
export function useCv(cv: Cv, userId: string) {
  const queryClient = useQueryClient();
  const save = useSaveCv();
  const [autosave] = useState(() =>
    createCvAutosave({
      cv,
      drafts: createDraftStore(userId),
      save,
      load: () => queryClient.fetchQuery({ ...cvQuery, staleTime: 0 }),
      now: () => new Date(),
    }),
  );
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);

  useEffect(() => autosave.connect(), [autosave]);
  useEffect(() => autosave.receive(cv), [autosave, cv]);

  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [autosave]);

  // Words that cannot be sent now are kept by this tab and go with it: closing it is asked about.
  const stuck = snapshot.state === 'offline' || snapshot.state === 'failed' || snapshot.state === 'conflict';
  useEffect(() => {
    if (!stuck) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [stuck]);

  return { ...snapshot, autosave };
}
