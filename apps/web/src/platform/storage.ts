/** The seven keys of the specification (section 3). Other tabs read them too, so their names are fixed. */
export const storageKeys = {
  token: 'auth:token',
  refresh: 'auth:refresh',
  session: 'auth:session',
  persistsSession: 'auth:persistsSession',
  adminBackupToken: 'auth:adminBackupToken',
  adminBackupRefresh: 'auth:adminBackupRefresh',
  isImpersonating: 'auth:isImpersonating',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export const readStored = (key: StorageKey): string | null => localStorage.getItem(key);

/** Writing null removes the key. */
export function writeStored(key: StorageKey, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
