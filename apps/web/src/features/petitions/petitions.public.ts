import { lazy } from 'react';

/** What other features may use of petitions. */
export { PetitionSettings } from './review/procedure/settings.tsx';

/** Loaded at the end of the registration only. */
export const PetitionToSend = lazy(async () => ({
  default: (await import('./own/petition-to-send.tsx')).PetitionToSend,
}));

/** In the dialog that deletes an account. */
export const PetitionBeforeLeaving = lazy(async () => ({
  default: (await import('./own/petition-before-leaving.tsx')).PetitionBeforeLeaving,
}));
