/** What other features may use of candidacies. */
export { hasOpenCandidacy } from './candidacies.repository.ts';
