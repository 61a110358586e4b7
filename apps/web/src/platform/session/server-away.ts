import { useSyncExternalStore } from 'react';
import { isApiFailure } from '../http-client.ts';

/** Nobody answered, or a gateway answered for a server that is away or too busy: it says nothing about the session. */
const awayStatuses: ReadonlySet<number> = new Set([0, 408, 425, 429, 502, 503, 504]);

export const isAway = (failure: unknown): boolean => isApiFailure(failure) && awayStatuses.has(failure.status);

let away = false;
const listeners = new Set<() => void>();

/** Set by the check of the session: the page stays, says so and tries again. */
export function setServerAway(value: boolean): void {
  if (away === value) return;
  away = value;
  for (const listener of listeners) listener();
}

export function whenServerAwayChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isServerAway = (): boolean => away;

export const useServerAway = (): boolean => useSyncExternalStore(whenServerAwayChanges, isServerAway);
