import { useEffect, useState } from 'react';
import { useSession } from '../session/auth-state.ts';
import { copyKey, readCopy, removeCopy, writeCopy } from './local-copy.ts';

/** A text that is there again after somebody left the page without sending it. `name` says what is written. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const userId = useSession()?.userId;
  const key = userId ? copyKey(userId, name) : null;
  const [text, setText] = useState(() => (key && readCopy<string>(key)?.value) || '');
  useEffect(() => {
    if (!key) return;
    if (text.trim() === '') removeCopy(key);
    else writeCopy(key, text);
  }, [key, text]);
  return [text, setText];
}
