import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

/** The requests of a candidacy for the hospital: list, review, new requests. */
export const HospitalRequests = lazy(async () => {
  const [module] = await Promise.all([import('./hospital-requests.tsx'), loadTexts('documentRequests', 'documents')]);
  return { default: module.HospitalRequests };
});

/** The requests of a candidacy for the doctor. */
export const DoctorRequests = lazy(async () => {
  const [module] = await Promise.all([import('./doctor-requests.tsx'), loadTexts('documentRequests', 'documents')]);
  return { default: module.DoctorRequests };
});

/** Requests documents from one candidate, or from many at once. */
export const RequestDocumentsDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./request-documents-dialog.tsx'),
    loadTexts('documentRequests', 'documents'),
  ]);
  return { default: module.RequestDocumentsDialog };
});
