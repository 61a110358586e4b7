import { type Declaration, declarationFields } from '@fonendo/contract/petitions/checklist.schema';
import { localeTags } from '@fonendo/domain/shared/locale';
import { contractTerms } from '@fonendo/messages/es/contracts/contract-terms';
import { type Sheet, startSheet } from '../../../pdf/sheet.ts';
import { addSignaturePage, type SignatureEvidence } from '../../contracts/contracts.public.ts';
import type { OwnData } from '../../doctors/doctors.public.ts';
import type { PetitionRecord } from '../petitions.repository.ts';

/** For the Spanish administration, so in Spanish only and not part of a catalogue. */
export type DeclarationText = { reference: string; createdAt: Date; title: string; paragraphs: string[] };

const title = 'Declaración responsable';

export const signerName = ({ person }: OwnData): string => `${person.firstname} ${person.lastname}`.trim();

/** What it has to name of its author. */
export const missingDeclarationFields = (own: OwnData): Declaration['missing'] =>
  declarationFields.filter((field) => !stated(own, field));

const stated = ({ doctor, privateData }: OwnData, field: Declaration['missing'][number]) =>
  field === 'degreeCountry' ? doctor.degreeCountry : privateData[field];

/**
 * Of truth and of holding the originals (art. 13.1 RD 889/2022). The person who hands papers in answers for their truth
 * (art. 28.7 Ley 39/2015). Null while data are missing.
 */
export function writeDeclaration(petition: PetitionRecord, own: OwnData): DeclarationText | null {
  if (missingDeclarationFields(own).length > 0) return null;
  const { doctor, privateData } = own;
  const names = new Intl.DisplayNames(localeTags.es, { type: 'region' });
  const country = (code: string | null) => (code === null ? '' : (names.of(code) ?? code));
  const type = contractTerms.documentTypes[privateData.documentType];
  const nationalities = [privateData.nationality, privateData.otherNationality]
    .filter((code) => code !== null)
    .map(country)
    .join(' y ');
  const place = [privateData.address, `${privateData.postalCode} ${privateData.city}`, privateData.state]
    .filter(Boolean)
    .join(', ');
  return {
    reference: petition.reference,
    createdAt: petition.createdAt,
    title,
    paragraphs: [
      `${signerName(own)}, con ${type} ${privateData.documentNumber}, nacional de ${nationalities}, con domicilio en ${place} (${country(doctor.countryOfResidence)}), que solicita la homologación de su título extranjero de Medicina, obtenido en ${country(doctor.degreeCountry)}, al amparo del Real Decreto 889/2022, de 18 de octubre,`,
      'DECLARA BAJO SU RESPONSABILIDAD:',
      '1. Que son ciertos los datos de su solicitud y auténticos los documentos que la acompañan, de cuya veracidad responde conforme al artículo 28.7 de la Ley 39/2015, de 1 de octubre.',
      '2. Que tiene en su poder los originales de esos documentos, que las copias que aporta son fieles a ellos y que los presentará si la Administración se los requiere.',
      '3. Que conoce que la inexactitud o falsedad esencial de lo declarado, o no presentar lo que se le requiera, puede impedir la continuación del procedimiento y dar lugar a las responsabilidades que procedan (artículo 69.4 de la misma ley).',
    ],
  };
}

/** The same text always gives the same bytes: their fingerprint is what is signed. */
export const declarationSheet = (text: DeclarationText): Sheet => startDeclaration(text, text.createdAt).sheet;

const signatureTexts = {
  ...contractTerms.signature,
  intro: 'La persona firmante leyó la declaración que precede a esta hoja y la firmó por medios electrónicos.',
  version: 'Solicitud',
  fingerprint: 'Huella SHA-256 de la declaración firmada',
};

/** The same page, followed by one with the evidence, as a signed contract has it. */
export function signedDeclarationSheet(text: DeclarationText, evidence: SignatureEvidence): Sheet {
  const pdf = startDeclaration(text, evidence.signedAt);
  addSignaturePage(pdf, signatureTexts, evidence);
  return pdf.sheet;
}

function startDeclaration({ reference, paragraphs }: DeclarationText, createdAt: Date) {
  const pdf = startSheet({ title, author: 'Fonendo', language: 'es', createdAt, footer: `${title} · ${reference}` });
  pdf.title(title);
  pdf.paragraph(paragraphs.join('\n\n'));
  return pdf;
}
