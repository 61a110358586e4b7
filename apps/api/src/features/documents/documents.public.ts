/** What other features may use of documents. */
export type { UploadAim, UploadedDocument } from './documents.context.ts';
export { presentFile } from './documents.presenter.ts';
export {
  type DocumentRow,
  deleteDocumentsOf,
  deleteDocumentsOfKind,
  findCurrentDocuments,
  findCurrentOfKind,
  findDocument,
  findLastVersion,
  insertDocument,
  listDocumentRows,
  lockDoctor,
  openPetitionOf,
  paperWeightsKey,
  paperWeightsOf,
  storeVerdict,
  supersedeDocument,
} from './documents.repository.ts';
export { fileNameOf } from './file-name.ts';
export { findMissingDocuments, missingDocumentsOf } from './find-missing-documents.ts';
export { listDocuments } from './list-documents.ts';
export { type PdfUpload, pdfBody, readPdfUpload } from './read-pdf-upload.ts';
export { type PdfReceiver, pdfRefusals, receivePdf } from './receive-pdf.ts';
