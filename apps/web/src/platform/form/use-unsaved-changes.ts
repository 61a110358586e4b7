import { useBlocker } from '@tanstack/react-router';
import { authState } from '../session/auth-state.ts';

/**
 * Leaving with unsaved changes asks first, and closing the tab lets the browser ask. Somebody who was signed out cannot
 * save, so is not asked.
 */
export function useUnsavedChanges(isDirty: () => boolean, askToLeave: () => Promise<boolean>): void {
  const isAtStake = () => isDirty() && authState().status === 'authenticated';
  useBlocker({
    shouldBlockFn: async () => isAtStake() && !(await askToLeave()),
    enableBeforeUnload: isAtStake,
  });
}
