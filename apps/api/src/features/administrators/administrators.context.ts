import type { AuthContext } from '../auth/auth.public.ts';

/** Administrators are made as accounts. */
export type AdministratorsContext = AuthContext;
