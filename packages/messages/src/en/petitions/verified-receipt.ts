import type { verify as spanish } from '../../es/petitions/verified-receipt.ts';
import type { Translation } from '../../messages.ts';

export const verify: Translation<typeof spanish> = {
  heading: 'Check a receipt',
  valid: 'The receipt is genuine',
  validHelp: 'Fonendo issued it with these facts. For privacy we do not show whose it is.',
  code: 'Code',
  reference: 'Petition',
  issued: 'Issued',
  issuedAt: '{moment}, peninsular Spanish time',
  documents: 'Documents sent',
  sha256: 'SHA-256 fingerprint',
  sha256Help: 'Compare it with the one printed on the receipt: if a single digit differs, it is not the same document.',
  unknown: 'This code belongs to no receipt',
  unknownHelp:
    'Check that you have copied all of it, hyphens included. If you have, Fonendo did not issue the document.',
  tooMany: 'Too many checks in a row',
  tooManyHelp: 'Wait a minute and try again.',
  offline: 'We could not check the code',
  offlineHelp: 'It may be your connection. This says nothing about the receipt: try again.',
  field: 'Code of the receipt',
  fieldHelp: 'It stands at the foot of the PDF, beside the fingerprint.',
  submit: 'Check code',
  another: 'Check another code',
};
