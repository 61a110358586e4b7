import { createHash, randomInt } from 'node:crypto';
import { receiptText, type SentDocument } from '@fonendo/domain/petitions/petition';
import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { petitionPapers as english } from '@fonendo/messages/en/petitions/petition-papers';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { petitionPapers as spanish } from '@fonendo/messages/es/petitions/petition-papers';
import { fill } from '@fonendo/messages/fill';
import { type Sheet, startSheet } from '../../../pdf/sheet.ts';

export const receiptTexts = { es: spanish.receipt, en: english.receipt };
const kinds: Record<Locale, Record<string, string>> = { es: spanishDocuments.kinds, en: englishDocuments.kinds };

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `K7QM-2XRA-9FTD`: about 59 bits, which cannot be guessed within the limits of the public page. */
export const newReceiptCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  );

/** As typed: lower case, spaces, without hyphens. */
export const normaliseReceiptCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

export const receiptFingerprint = (reference: string, sentAt: Date, documents: readonly SentDocument[]): string =>
  createHash('sha256')
    .update(receiptText(reference, sentAt, documents))
    .digest('hex');

type Receipt = {
  code: string;
  reference: string;
  name: string;
  issuedAt: Date;
  sha256: string;
  documents: readonly SentDocument[];
  publicUrl: string;
};

export function receiptSheet(receipt: Receipt, locale: Locale): Sheet {
  const text = receiptTexts[locale];
  const { code, reference, name, issuedAt, sha256, documents, publicUrl } = receipt;
  const title = fill(text.title, { reference });
  const pdf = startSheet({ title, author: 'Fonendo', language: locale, createdAt: issuedAt, footer: title });
  pdf.brand(reference);
  pdf.title(text.heading);
  pdf.paragraph(text.intro);
  pdf.facts([
    [text.reference, reference],
    [text.applicant, name],
    [text.sentAt, `${formatInstant(issuedAt, locale)} (${issuedAt.toISOString()})`],
    [text.code, code],
    [text.fingerprint, sha256],
  ]);
  pdf.heading(text.documents);
  pdf.table({
    columns: [
      { label: text.document, share: 5 },
      { label: text.version, share: 1, align: 'right' },
      { label: text.documentFingerprint, share: 8 },
    ],
    rows: documents.map(({ kind, version, sha256: hash }) => [kinds[locale][kind] ?? kind, String(version), hash]),
  });
  pdf.space(8);
  pdf.paragraph(text.verify, { after: 2 });
  // On a line of its own, so that it is not broken in two.
  pdf.paragraph(`${publicUrl}/verify/${code}`, { style: 'strong' });
  pdf.paragraph(text.method, { style: 'small' });
  // The names that are part of the fingerprint, for a reader who computes it again.
  pdf.paragraph(fill(text.classes, { kinds: documents.map(({ kind }) => kind).join(', ') }), { style: 'small' });
  return pdf.sheet;
}

const formatInstant = (instant: Date, locale: Locale) =>
  instant.toLocaleString(localeTags[locale], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Madrid' });
