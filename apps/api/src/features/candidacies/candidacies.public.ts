/** What other features may use of candidacies. */

export { endCandidaciesOf } from './end-candidacies.ts';
export { exportCandidaciesOf } from './erasure.repository.ts';
export { lookUpOwnCandidacies } from './look-up-candidacies.ts';
export { datesLeft, doctorsTurn } from './own-progress.repository.ts';
export { candidacyStep } from './retention.repository.ts';
