import { loadTexts } from '../../../platform/i18n.ts';

/** For the loaders of the doctor's pages: all texts of a petition with its documents and missing things. */
export const loadDoctorPetitionTexts = (): Promise<void> =>
  loadTexts('homologations', 'documents', 'doctors', 'person', 'payments', 'conversations', 'notifications');
