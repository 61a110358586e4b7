import type { AccountContext } from '../users/users.public.ts';

/** Profiles are made and closed as accounts. */
export type ProfilesContext = AccountContext;
