export { DoctorDocuments } from './doctor-documents.tsx';
