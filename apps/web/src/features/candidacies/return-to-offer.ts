import type { LoginEntry } from '@fonendo/domain/auth/policy-group';

/**
 * The offer that a doctor left to fix something first, or came for before they had an account: then its name is not
 * known. Stored in this tab until they return.
 */
export type LeftOffer = { id: string; name: string | null };

const key = 'offers:return';

export function rememberOffer(offer: LeftOffer): void {
  sessionStorage.setItem(key, JSON.stringify(offer));
}

export function findLeftOffer(): LeftOffer | null {
  try {
    const { id, name } = (JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {}) as Partial<LeftOffer>;
    return typeof id === 'string' && (typeof name === 'string' || name === null) ? { id, name } : null;
  } catch {
    return null;
  }
}

export const forgetOffer = (): void => sessionStorage.removeItem(key);

const offerPage = /^\/offers\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Remembers the offer whose page somebody asked for without being signed in; any other page is none. */
export function rememberAskedOffer(path: string | undefined): void {
  const id = offerPage.exec(path ?? '')?.[1];
  if (id) rememberOffer({ id, name: null });
}

/** Where to go on after the registration: the offer that somebody came for, else the dashboard. */
export function pageAfterRegistration(): string {
  const left = findLeftOffer();
  return left ? `/offers/${left.id}` : '/dashboard';
}

/** The login's address, for a visitor who finds that they have an account already: back to the offer they came for. */
export function loginInstead(role: LoginEntry | undefined): { role?: LoginEntry; redirect?: string } {
  const left = role === 'hospital' ? null : findLeftOffer();
  return { ...(role && { role }), ...(left && { redirect: `/offers/${left.id}` }) };
}
