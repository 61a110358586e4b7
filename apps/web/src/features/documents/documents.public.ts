export { DoctorDocuments } from './doctor-documents.tsx';
export { PdfUpload } from './pdf-upload.tsx';
