import type { AccountContext } from '../account/account.public.ts';

/** Profiles are made and closed as accounts. */
export type ProfilesContext = AccountContext;
