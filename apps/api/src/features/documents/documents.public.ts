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
  storeVerdict,
  supersedeDocument,
} from './documents.repository.ts';
export { fileNameOf } from './file-name.ts';
export { findMissingDocuments, missingDocumentsOf } from './find-missing-documents.ts';
export { listDocuments } from './list-documents.ts';
export { paperWeightsKey, paperWeightsOf } from './paper-weights.ts';
export { type PdfUpload, pdfBody, readPdfUpload } from './read-pdf-upload.ts';
export { type PdfReceiver, pdfRefusals, receivePdf } from './receive-pdf.ts';
export { tooLarge } from './receive-upload.ts';
