import { lazy } from 'react';

/** What a candidate was asked for, to the hospital: list, review, new requests. */
export const HospitalRequests = lazy(async () => ({
  default: (await import('./hospital-requests.tsx')).HospitalRequests,
}));

/** What a doctor is asked for in one candidacy. */
export const DoctorRequests = lazy(async () => ({ default: (await import('./doctor-requests.tsx')).DoctorRequests }));

/** Asks one candidate, or many at once, for papers. */
export const RequestDocumentsDialog = lazy(async () => ({
  default: (await import('./request-documents-dialog.tsx')).RequestDocumentsDialog,
}));
