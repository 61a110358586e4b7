/** What other features may use of the selection. */
export { lookUpCandidates } from './lists/look-up-candidates.ts';
