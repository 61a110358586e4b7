import { loadTexts } from '../../../platform/i18n.ts';

/** For the loaders of the doctor's pages: everything that a petition says, with its documents and what is missing. */
export const loadDoctorPetitionTexts = (): Promise<void> =>
  loadTexts('homologations', 'documents', 'doctors', 'person', 'payments');
