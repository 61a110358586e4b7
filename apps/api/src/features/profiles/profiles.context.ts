import type { AccountContext } from '../account/account.public.ts';

/** Profiles are created and closed as accounts. */
export type ProfilesContext = AccountContext;
