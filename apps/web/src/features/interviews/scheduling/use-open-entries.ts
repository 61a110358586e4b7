import type { WallClock } from '@fonendo/domain/reference/time-zones';
import { useState } from 'react';
import { type OpenEntry, problemOfEntry } from './open-entries.ts';
import type { DraftSlot } from './proposal-draft.ts';

export type OpenEntries = ReturnType<typeof useOpenEntries>;

type Options = {
  slots: readonly DraftSlot[];
  /** Takes it into the list. */
  onPut: (key: number | null, clock: WallClock) => void;
  onRefused: () => void;
};

/** The dates that are being written beside the list; each stays until it is put there or dismissed. */
export function useOpenEntries({ slots, onPut, onRefused }: Options) {
  const [all, setAll] = useState<readonly OpenEntry[]>([]);
  const close = (key: number | null) => setAll((entries) => entries.filter((entry) => entry.key !== key));
  const change = (changed: OpenEntry) =>
    setAll((entries) => entries.map((entry) => (entry.key === changed.key ? changed : entry)));
  return {
    all,
    of: (key: number | null) => all.find((entry) => entry.key === key),
    /** A new one, or one of the list. */
    open: (slot: DraftSlot | null) => {
      const { key, date, time } = slot ?? { key: null, date: '', time: '' };
      setAll((entries) => [...entries, { key, date, time, isTried: false }]);
    },
    change,
    close,
    submit: (entry: OpenEntry) => {
      if (problemOfEntry(entry, slots)) {
        change({ ...entry, isTried: true });
        onRefused();
        return;
      }
      close(entry.key);
      onPut(entry.key, { date: entry.date, time: entry.time });
    },
    replace: setAll,
  };
}
