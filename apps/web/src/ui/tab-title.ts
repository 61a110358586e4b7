import { useEffect, useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(title: string | null): void {
  shown = title;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Of a page that shows one thing: its name and where it belongs, "Pediatra de atención primaria · Ofertas"; or of a
 * page that is another one for some: "Médicos · Fonendo".
 */
export function useTabTitle(name: string | null | undefined, section: string): void {
  const title = name ? `${name} · ${section}` : null;
  useEffect(() => {
    if (title === null) return;
    show(title);
    return () => {
      // The page that comes next may have said its own already.
      if (shown === title) show(null);
    };
  }, [title]);
}

/** What the page on screen wants the tab to say; null for the title of its route. */
export const useShownTabTitle = (): string | null => useSyncExternalStore(subscribe, () => shown);
