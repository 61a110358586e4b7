import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

/** What a candidate was asked for, to the hospital: list, review, new requests. */
export const HospitalRequests = lazy(async () => {
  const [module] = await Promise.all([import('./hospital-requests.tsx'), loadTexts('documentRequests', 'documents')]);
  return { default: module.HospitalRequests };
});

/** What a doctor is asked for in one candidacy. */
export const DoctorRequests = lazy(async () => {
  const [module] = await Promise.all([import('./doctor-requests.tsx'), loadTexts('documentRequests', 'documents')]);
  return { default: module.DoctorRequests };
});

/** Asks one candidate, or many at once, for papers. */
export const RequestDocumentsDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./request-documents-dialog.tsx'),
    loadTexts('documentRequests', 'documents'),
  ]);
  return { default: module.RequestDocumentsDialog };
});
