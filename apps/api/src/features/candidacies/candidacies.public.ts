/** What other features may use of candidacies. */
export { candidacyStep } from './candidacy-retention.repository.ts';
export { exportCandidaciesOf } from './erasure.repository.ts';
export { forgetCandidaciesOf } from './forget-candidacies.ts';
export { lookUpOwnCandidacies } from './look-up-candidacies.ts';
