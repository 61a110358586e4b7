/** What other features may use of the account page. */
export { type AccountTab, tabsFor } from './account-search.ts';
