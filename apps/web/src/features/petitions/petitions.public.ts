/** What other features may use of petitions. */
export { PetitionSettings } from './review/procedure/settings.tsx';
