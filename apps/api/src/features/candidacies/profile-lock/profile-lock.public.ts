/** What closes CV and documents to changes. On its own, because both they and candidacies depend on it. */
export { hasOpenCandidacy } from './profile-lock.repository.ts';
