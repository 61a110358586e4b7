import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** What is typed into a search field, and applied a moment after the last key. */
export function useTypedSearch(value: string, apply: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  /** What this field applied last. The address shows it a little later, when more may have been typed already. */
  const applied = useRef(value);
  const settle = useDebouncedCallback((next: string) => {
    applied.current = next;
    apply(next);
  }, 250);
  // Back, forward and saved searches change the address as well, and the field follows them.
  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    setTyped(value);
  }, [value]);
  const type = (next: string): void => {
    setTyped(next);
    settle(next.trim());
  };
  return { typed, type };
}
