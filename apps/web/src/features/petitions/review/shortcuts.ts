import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

export type Shortcuts = Partial<Record<string, () => void>>;

/** Single keys can be switched off (WCAG 2.1.4); remembered in this browser. */
export function useShortcutsEnabled() {
  return useLocalStorage({ key: 'review:shortcuts', defaultValue: true, getInitialValueInEffect: false });
}

/** Single keys for what has a button as well. Keys by their letters, `?`, and digits. */
export function useShortcuts(shortcuts: Shortcuts, enabled: boolean): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTaken(event.target)) return;
      const action = current.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

/** Fields are for typing; menus, lists and dialogs have keys of their own. */
const taken =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]';

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return true;
  return target instanceof Element && target.closest(taken) !== null;
}
