import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSession } from '../session/auth-state.ts';
import { copyKey, readCopy, removeCopy, writeCopy } from './local-copy.ts';

type Kept<Value> = [value: Value, set: Dispatch<SetStateAction<Value>>, forget: () => void];

/**
 * What is written, and there again after somebody left the page without sending it. `name` says what it is. It is
 * forgotten where its field goes with what was sent.
 */
export function useKept<Value>(name: string, initial: Value, isWritten: (value: Value) => boolean): Kept<Value> {
  const userId = useSession()?.userId;
  const key = userId ? copyKey(userId, name) : null;
  const [value, setValue] = useState(() => (key ? readCopy<Value>(key)?.value : undefined) ?? initial);
  const written = isWritten(value);
  useEffect(() => {
    if (!key) return;
    if (written) writeCopy(key, value);
    else removeCopy(key);
  }, [key, value, written]);
  const forget = () => {
    setValue(initial);
    if (key) removeCopy(key);
  };
  return [value, setValue, forget];
}

/** A text that is there again after somebody left the page without sending it. */
export const useKeptText = (name: string, initial = ''): Kept<string> =>
  useKept(name, initial, (text) => text.trim() !== '' && text !== initial);
