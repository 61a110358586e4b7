/** What other features may use of petitions. */
export { exportPetitionsOf, forgetPetitionsOf } from './erasure.repository.ts';
export { forgetPetitionFiles } from './forget-petition-files.ts';
