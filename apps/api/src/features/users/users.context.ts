import type { AccountContext } from '../account/account.public.ts';

/** What the administrators' view of users needs from outside. */
export type UsersContext = AccountContext;
