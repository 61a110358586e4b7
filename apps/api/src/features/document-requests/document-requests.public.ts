/** What other features may use of document requests. */
export { askForStepDocuments } from './ask-for-documents.ts';
export { cancelRequestsOf } from './cancel-requests.ts';
export { hasOpenRequests, listHandedIn } from './document-requests.repository.ts';
export { eraseRequestsOf, exportRequestsOf } from './erasure.repository.ts';
export { handInDocument } from './hand-in-document.ts';
