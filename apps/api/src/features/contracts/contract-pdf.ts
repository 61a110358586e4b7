import { contractTermsDate } from '@fonendo/domain/contracts/terms';
import { type Sheet, startSheet } from '../../pdf/sheet.ts';
import { type ContractText, contractTexts } from './contract-text.ts';
import type { ContractRow } from './contracts.repository.ts';
import { addSignaturePage } from './signature-page.ts';

/** The parts of a signature's evidence that its page shows. */
type Evidence = Pick<
  ContractRow,
  'signedName' | 'email' | 'signedAt' | 'ipAddress' | 'userAgent' | 'termsVersion' | 'contractSha256'
>;

/** The contract as PDF. The same text always gives the same bytes: its fingerprint is what is signed. */
export const contractSheet = (text: ContractText): Sheet => startContract(text, new Date(contractTermsDate)).sheet;

/** The same pages, followed by a page with the evidence. */
export function signedContractSheet(text: ContractText, evidence: Evidence): Sheet {
  const pdf = startContract(text, evidence.signedAt);
  const { signature } = contractTexts[text.locale];
  addSignaturePage(pdf, signature, {
    ...evidence,
    version: evidence.termsVersion,
    sha256: evidence.contractSha256,
  });
  return pdf.sheet;
}

function startContract({ locale, title, version, sections }: ContractText, createdAt: Date) {
  const pdf = startSheet({ title, author: 'Fonendo', language: locale, createdAt, footer: `${title} · ${version}` });
  pdf.brand(version);
  pdf.title(title);
  for (const { heading, paragraphs } of sections) {
    pdf.heading(heading);
    pdf.paragraph(paragraphs.join('\n\n'));
  }
  return pdf;
}
