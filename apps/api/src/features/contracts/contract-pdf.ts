import { contractTermsDate } from '@fonendo/domain/contract-terms';
import { createPdf } from '../../pdf/create-pdf.ts';
import { type ContractText, contractTexts } from './contract-text.ts';
import type { ContractRow } from './contracts.repository.ts';

/** What is kept of a signature, as far as its sheet shows it. */
type Evidence = Pick<
  ContractRow,
  'signedName' | 'email' | 'signedAt' | 'ipAddress' | 'userAgent' | 'termsVersion' | 'contractSha256'
>;

/** The contract on paper. The same text always gives the same bytes: its fingerprint is what gets signed. */
export async function drawContract(text: ContractText): Promise<Uint8Array> {
  return startContract(text, new Date(contractTermsDate)).end();
}

/** The same pages, then a sheet with the evidence. */
export async function drawSignedContract(text: ContractText, evidence: Evidence): Promise<Uint8Array> {
  const pdf = startContract(text, evidence.signedAt);
  const { signature } = contractTexts[text.locale];
  pdf.newPage();
  pdf.title(signature.heading);
  pdf.paragraph(signature.intro);
  pdf.facts([
    [signature.signedName, evidence.signedName],
    [signature.account, evidence.email],
    [signature.signedAt, evidence.signedAt.toISOString()],
    [signature.address, evidence.ipAddress ?? signature.unknown],
    [signature.device, evidence.userAgent ?? signature.unknown],
    [signature.version, evidence.termsVersion],
    [signature.fingerprint, evidence.contractSha256],
  ]);
  return pdf.end();
}

function startContract({ locale, title, version, sections }: ContractText, createdAt: Date) {
  const pdf = createPdf({ title, author: 'Fonendo', language: locale, createdAt, footer: `${title} · ${version}` });
  pdf.brand(version);
  pdf.title(title);
  for (const { heading, paragraphs } of sections) {
    pdf.heading(heading);
    pdf.paragraph(paragraphs.join('\n\n'));
  }
  return pdf;
}
