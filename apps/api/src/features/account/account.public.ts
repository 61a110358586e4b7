/** What other features may use of accounts. */
export type { AccountContext } from './account.context.ts';
export { lockActiveAdministrators } from './account.repository.ts';
export { closeAccount } from './close-account.ts';
export { leaveProduct } from './delete-account.ts';
