import { lazy } from 'react';

/** A doctor's own papers, with their reasons, verdicts and earlier versions. */
export const DoctorDocuments = lazy(async () => ({
  default: (await import('./doctor-documents.tsx')).DoctorDocuments,
}));

/** One file, dropped or chosen. Apart from the papers: a hospital's request needs nothing else of them. */
export const PdfUpload = lazy(async () => ({ default: (await import('./pdf-upload.tsx')).PdfUpload }));
