/** What other features may use of the selection. */
export { lookUpCandidates } from './look-up-candidates.ts';
