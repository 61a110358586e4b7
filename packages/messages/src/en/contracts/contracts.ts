import type { contracts as spanish } from '../../es/contracts/contracts.ts';
import type { Translation } from '../../messages.ts';

export const contracts: Translation<typeof spanish> = {
  title: 'Service agreement',
  lead: 'Take your time to read it. Signing costs nothing: you only pay for what you choose afterwards.',
  downloadPdf: 'Download PDF',
  downloadSigned: 'Download signed copy',
  downloadFailed: 'We could not download the agreement',
  offeredFile: 'fonendo-agreement.pdf',
  signedFile: 'fonendo-agreement-signed.pdf',
  sections: 'Sections of the agreement',
  place: 'Section {section} of {total}. Scroll to read the rest.',
  readToEnd: 'You have reached the end: {total} sections.',
  signature: 'Signature of the agreement',
  accept: 'I have read the agreement and accept it',
  name: 'Full name',
  nameHelp: 'Type it as your signature: {name}',
  evidence:
    'We keep the date, the IP address, the browser and the fingerprint of the PDF as proof of the signature. We send you a copy by email.',
  sign: 'Sign agreement',
  signedToast: 'Agreement signed',
  signedToastHelp: 'We have sent you a copy by email.',
  signedBy: 'Signed by {name}',
  signedAt: '{date} · version {version}',
  loadFailed: 'We could not open the agreement',
  loadFailedHelp: 'Nothing is lost. Check your connection and try again.',
};
