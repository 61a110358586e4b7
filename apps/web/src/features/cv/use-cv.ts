import type { Cv } from '@fonendo/contract/cv.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isStuck, useAutosave } from '../../platform/autosave/use-autosave.ts';
import { createCvAutosave } from './autosave.ts';
import { cvQuery, useSaveCv } from './cv.queries.ts';
import { createDraftStore } from './kept-draft.ts';

/** The CV on the screen, saved automatically while mounted. */
export function useCv(cv: Cv, userId: string) {
  const queryClient = useQueryClient();
  const save = useSaveCv();
  const { autosave, snapshot } = useAutosave(() =>
    createCvAutosave({
      cv,
      drafts: createDraftStore(userId),
      save,
      load: () => queryClient.fetchQuery({ ...cvQuery, staleTime: 0 }),
      now: () => new Date(),
    }),
  );

  useEffect(() => autosave.receive(cv), [autosave, cv]);

  // Content that cannot be sent now would be lost with the tab, so closing it asks first.
  const stuck = isStuck(snapshot.state);
  useEffect(() => {
    if (!stuck) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [stuck]);

  return { autosave, snapshot };
}
