import type { AccountContext } from '../users/users.public.ts';

/** What the administrators' view of users needs from outside. */
export type ManagedUsersContext = AccountContext;
