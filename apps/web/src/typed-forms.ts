import { createContext, useContext, useEffect } from 'react';

/** The forms of a dialog, each with whether something was typed in it. */
export const TypedForms = createContext<Set<() => boolean> | null>(null);

/** A dialog around it asks before it throws away what was typed. */
export function useTypedForm(isTyped: () => boolean): void {
  const forms = useContext(TypedForms);
  useEffect(() => {
    forms?.add(isTyped);
    return () => void forms?.delete(isTyped);
  });
}
