import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/auth-state.ts';
import { copyKey, type LocalCopy, readCopy, removeCopy, writeCopy } from './local-copy.ts';

export type OfferedCopy<Value> = { at: number; take: () => Value; discard: () => void };

/**
 * Keeps a copy of what is written and not saved yet, and offers the one of an earlier visit. `name` says what is
 * written; once something is saved, its copy goes.
 */
export function useLocalCopy<Value>(name: string, value: Value, unsaved: boolean): OfferedCopy<Value> | null {
  const userId = useSession()?.userId;
  const key = userId ? copyKey(userId, name) : null;
  const [offered, setOffered] = useState<LocalCopy<Value> | null>(() => (key ? readCopy<Value>(key) : null));
  const written = useRef<string>(null);

  useEffect(() => {
    // A new thing gets its own name with the first save.
    if (written.current && (!unsaved || written.current !== key)) {
      removeCopy(written.current);
      written.current = null;
    }
    if (!key || !unsaved) return;
    writeCopy(key, value);
    written.current = key;
  }, [key, value, unsaved]);

  if (!offered || !key || JSON.stringify(offered.value) === JSON.stringify(value)) return null;
  return {
    at: offered.at,
    take: () => {
      setOffered(null);
      return offered.value;
    },
    discard: () => {
      setOffered(null);
      if (written.current !== key) removeCopy(key);
    },
  };
}
