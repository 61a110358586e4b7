/** What other features may use of petitions. */
export { exportPetitionsOf, forgetPetitionsOf } from './erasure.repository.ts';
