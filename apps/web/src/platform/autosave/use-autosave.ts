import { useEffect, useState, useSyncExternalStore } from 'react';
import { beforeLeaving } from '../leaving.ts';
import type { Autosave, AutosaveSnapshot, SaveState } from './autosave.ts';

/** The part of an autosave that this hook needs. */
type Watched<Content, Stored> = Pick<Autosave<Content, Stored>, 'subscribe' | 'connect' | 'flush'> & {
  getSnapshot: () => AutosaveSnapshot<Content, Stored>;
};

/** Created once; saves by itself while mounted: after a pause, on leaving, when the network is back. */
export function useAutosave<Content, Stored, Kind extends Watched<Content, Stored>>(
  create: () => Kind & Watched<Content, Stored>,
) {
  const [autosave] = useState(create);
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);

  useEffect(() => autosave.connect(), [autosave]);

  useEffect(() => beforeLeaving(() => autosave.flush().then(() => true)), [autosave]);

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

  return { autosave, snapshot };
}

/** Unsent content is normally sent on leaving; in these states it cannot be sent. */
const stuckStates: readonly SaveState[] = ['offline', 'failed', 'conflict'];

export const isStuck = (state: SaveState): boolean => stuckStates.includes(state);
