import { useEffect } from 'react';

/** Passwords are never stored and have to be typed again. */
const secrets = ['password', 'passwordRepeat'];

const storageKey = (name: string) => `signup:${name}`;

/** Restores what was typed before a reload, for fields that the form still has. */
export function restoreDraft<Values extends object>(name: string, empty: Values): Values {
  const stored = readDraft(name);
  const known = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(empty, field) && (typeof value === 'string' || typeof value === 'boolean'),
  );
  return { ...empty, ...Object.fromEntries(known) };
}

/** Keeps the draft of a form in this tab's storage while it is being filled in. */
export function useKeptDraft(name: string, values: object): void {
  useEffect(() => {
    const kept = Object.entries(values).filter(([field]) => !secrets.includes(field));
    sessionStorage.setItem(storageKey(name), JSON.stringify(Object.fromEntries(kept)));
  }, [name, values]);
}

export const deleteDraft = (name: string): void => sessionStorage.removeItem(storageKey(name));

function readDraft(name: string): object {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
