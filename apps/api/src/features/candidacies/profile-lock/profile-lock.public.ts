/** What locks CV and documents. A part of its own, because both they and candidacies depend on it. */
export { hasOpenCandidacy } from './profile-lock.repository.ts';
