import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { beforeLeaving, isLeaving } from '../leaving.ts';
import { authState } from '../session/auth-state.ts';

let answer: Promise<boolean> | null = null;

/** One question for everything that is unsaved on a page. */
function askOnce(askToLeave: () => Promise<boolean>): Promise<boolean> {
  answer ??= askToLeave().finally(() => {
    // Whoever else has something at stake is asked right after the first, by the same leaving.
    setTimeout(() => {
      answer = null;
    });
  });
  return answer;
}

/**
 * Leaving with unsaved changes asks first, and closing the tab lets the browser ask. Somebody who was signed out cannot
 * save, so is not asked. `isSamePage` tells an address that shows the same text from one that leaves it.
 */
export function useUnsavedChanges(
  isDirty: () => boolean,
  askToLeave: () => Promise<boolean>,
  isSamePage: (search: object) => boolean = () => false,
): void {
  const isAtStake = () => !isLeaving() && isDirty() && authState().status === 'authenticated';
  const mayLeave = async () => !isAtStake() || (await askOnce(askToLeave));
  const asks = useRef(mayLeave);
  useEffect(() => {
    asks.current = mayLeave;
  });
  useEffect(() => beforeLeaving(() => asks.current()), []);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const stays = current.pathname === next.pathname && isSamePage(next.search);
      return !stays && !(await mayLeave());
    },
    enableBeforeUnload: isAtStake,
  });
}
