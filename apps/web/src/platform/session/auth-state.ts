import type { Session } from '@fonendo/contract/auth/auth.schema';
import { useSyncExternalStore } from 'react';

/** Auth status of the specification (section 3), with the session where there is one. */
export type AuthState =
  | { readonly status: 'authenticated'; readonly session: Session }
  | { readonly status: 'unauthenticated' };

const unauthenticated: AuthState = { status: 'unauthenticated' };

let state: AuthState = unauthenticated;
const listeners = new Set<() => void>();

export const authState = (): AuthState => state;

export function setSession(session: Session | null): void {
  state = session ? { status: 'authenticated', session } : unauthenticated;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in person, or null on the pages that are open to everybody. */
export function useSession(): Session | null {
  const auth = useSyncExternalStore(subscribe, authState);
  return auth.status === 'authenticated' ? auth.session : null;
}

/** False for an administrator who acts as somebody: actions reserved for the person are not offered then. */
export function useInPerson(): boolean {
  return useSession()?.impersonatedBy === undefined;
}

/** Where an administrator goes on after acting as this person. */
export const pageOfPerson = ({ userId }: Pick<Session, 'userId'>): string => `/users/${userId}`;
