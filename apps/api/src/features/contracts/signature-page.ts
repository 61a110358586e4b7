import type { startSheet } from '../../pdf/sheet.ts';

/** What proves who signed which text, when and from where. */
export type SignatureEvidence = {
  signedName: string;
  email: string;
  signedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  /** Of the text: the version of the terms, or the petition it belongs to. */
  version: string;
  /** Of the exact PDF that was shown and accepted. */
  sha256: string;
};

type Word =
  | ('heading' | 'intro' | 'signedName' | 'account' | 'signedAt')
  | ('address' | 'device' | 'version' | 'fingerprint' | 'unknown');

/** The last page of everything that is signed here. */
export function addSignaturePage(
  pdf: ReturnType<typeof startSheet>,
  text: Record<Word, string>,
  evidence: SignatureEvidence,
): void {
  pdf.newPage();
  pdf.title(text.heading);
  pdf.paragraph(text.intro);
  pdf.facts([
    [text.signedName, evidence.signedName],
    [text.account, evidence.email],
    [text.signedAt, evidence.signedAt.toISOString()],
    [text.address, evidence.ipAddress ?? text.unknown],
    [text.device, evidence.userAgent ?? text.unknown],
    [text.version, evidence.version],
    [text.fingerprint, evidence.sha256],
  ]);
}
