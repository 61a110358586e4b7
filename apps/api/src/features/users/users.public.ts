/** What other features may use of accounts. */
export type { AccountContext } from './account.context.ts';
export { closeAccount, deleteFiles } from './close-account.ts';
