import { useBlocker } from '@tanstack/react-router';
import { authState } from '../session/auth-state.ts';

/**
 * Nobody loses what they typed by a click on a link: leaving asks first, and closing the tab lets the browser ask.
 * Whoever is signed out has nothing left to save it with.
 */
export function useUnsavedChanges(isDirty: () => boolean, askToLeave: () => Promise<boolean>): void {
  const isAtStake = () => isDirty() && authState().status === 'authenticated';
  useBlocker({
    shouldBlockFn: async () => isAtStake() && !(await askToLeave()),
    enableBeforeUnload: isAtStake,
  });
}
