import type { petitionPapers as spanish } from '../../es/petitions/petition-papers.ts';
import type { Translation } from '../../messages.ts';

export const petitionPapers: Translation<typeof spanish> = {
  receipt: {
    title: 'Receipt of the petition {reference}',
    heading: 'Receipt',
    intro:
      'This receipt proves that the recognition petition named here was sent to Fonendo on the date given, with the documents listed.',
    reference: 'Reference',
    applicant: 'Applicant',
    sentAt: 'Sent on',
    code: 'Verification code',
    fingerprint: 'Fingerprint (SHA-256)',
    documents: 'Documents sent',
    document: 'Document',
    version: 'Version',
    documentFingerprint: 'Fingerprint of the file (SHA-256)',
    verify: 'Anybody can verify it, without any personal data being shown, at:',
    method:
      'The fingerprint is computed over a line with the reference and the date in ISO 8601, followed by one line per document with its kind, its version and the fingerprint of its file, parted by line feeds.',
    fileName: 'petition-receipt.pdf',
  },
  calendar: {
    name: 'Terms of {reference}',
    resolution: 'End of the term to decide ({reference})',
    resolutionNote: 'Last day of the Ministry’s six months. After it, silence means refusal.',
    answer: 'Last day to answer the Ministry ({reference})',
    access: 'Last day to open the notice in the DEHú ({reference})',
    hearing: 'Last day for allegations ({reference})',
    appeal: 'Last day to appeal ({reference})',
    court: 'Last day to appeal to the court ({reference})',
    conditions: 'Last day to complete the requirements ({reference})',
    document: 'A document lapses: {document}',
  },
  list: {
    reference: 'Reference',
    createdAt: 'Created',
    name: 'Name',
    email: 'Email',
    country: 'Country',
    status: 'Status',
    paid: 'Paid',
    updatedAt: 'Last update',
    waitingDays: 'Days waiting',
    documents: 'Documents approved',
    registryNumber: 'Registry number',
    registeredOn: 'Registry date',
    deadline: 'End of the legal term',
    yes: 'Yes',
    no: 'No',
    fileName: 'petitions.csv',
  },
};
