import { lazy } from 'react';

export type { Beside } from './doctor-documents.tsx';

/** A doctor's own documents, with reasons, verdicts and earlier versions. */
export const DoctorDocuments = lazy(async () => ({
  default: (await import('./doctor-documents.tsx')).DoctorDocuments,
}));

export { usePdfUpload } from './use-pdf-upload.ts';

/** Only who has no PDF needs it, and the library that writes one. */
export const PhotosDialog = lazy(async () => ({ default: (await import('./photos/photos-dialog.tsx')).PhotosDialog }));

/** Uploads one file. Separate, because a hospital's request needs nothing else of documents. */
export const PdfUpload = lazy(async () => ({ default: (await import('./pdf-upload.tsx')).PdfUpload }));

/** Uploads a file for a request of the ministry or for a condition. */
export const AnswerUpload = lazy(async () => ({ default: (await import('./answer-upload.tsx')).AnswerUpload }));
