/** What other features may use of the selection. */
export { lookUpCandidates } from './lists/look-up-candidates.ts';
export { awaitsAnswer, awaitsDate, awaitsResult, stepName } from './lists/waiting.repository.ts';
