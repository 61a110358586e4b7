import type { DocumentStatus } from '@fonendo/domain/documents/document.lifecycle';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { DemoDoctor } from './doctors.ts';

type DemoDocument = {
  kind: DocumentKind;
  fileName: string;
  status: DocumentStatus;
  reason?: string;
  version?: number;
  /** Certified studies without hours are sent back. */
  hasHours?: boolean;
  superseded?: boolean;
};

const foreignPapers: readonly DemoDocument[] = [
  { kind: 'passport', fileName: 'pasaporte.pdf', status: 'approved' },
  { kind: 'diploma', fileName: 'titulo-apostillado.pdf', status: 'approved' },
  { kind: 'pensum', fileName: 'certificacion-academica.pdf', status: 'approved' },
  { kind: 'workContinuity', fileName: 'continuidad-laboral.pdf', status: 'approved' },
  { kind: 'criminalRecord', fileName: 'antecedentes-penales.pdf', status: 'approved' },
];

const spanishCertificate: DemoDocument = { kind: 'languageProof', fileName: 'espanol-b2.pdf', status: 'approved' };

/** A doctor's documents, with verdicts that fit the status of the petition. */
export function demoDocuments({ serial, stage, doctor, origin, plan }: DemoDoctor): DemoDocument[] {
  if (stage === 'new') return [];
  if (doctor.hasDegreeSpain) {
    return [
      { kind: 'passport', fileName: 'pasaporte.pdf', status: 'approved' },
      {
        kind: 'recognitionCredential',
        fileName: 'credencial.pdf',
        status: stage === 'paid' ? 'approved' : 'pending',
      },
    ];
  }
  const papers = origin.country === 'BR' ? [...foreignPapers, spanishCertificate] : foreignPapers;
  if (!plan || plan.status === null) return papers.map((paper) => ({ ...paper, status: 'pending' }));
  if (plan.status === 'Pending') return underReview(papers, serial);
  if (plan.outcome === null) return [...papers];
  // The criminal record is deleted when a petition ends; a recognised doctor has the credential.
  const kept = papers.filter(({ kind }) => kind !== 'criminalRecord');
  const credential: DemoDocument = { kind: 'recognitionCredential', fileName: 'resolucion.pdf', status: 'approved' };
  return plan.outcome === 'granted' ? [...kept, credential] : kept;
}

/** Some are approved, others pending; some have to be corrected, others have been. */
function underReview(papers: readonly DemoDocument[], serial: number): DemoDocument[] {
  return papers.flatMap((paper, index): DemoDocument[] => {
    if (paper.kind === 'diploma' && serial % 3 === 0) {
      const reason = 'La apostilla no se lee en la segunda página. Vuelve a escanearla entera y sube el documento.';
      return [{ ...paper, status: 'rejected', reason }];
    }
    if (paper.kind === 'pensum' && serial % 4 === 2) {
      const reason = 'No indica las horas de cada asignatura. Pide a tu universidad una certificación que las incluya.';
      return [
        { ...paper, status: 'rejected', reason, superseded: true, hasHours: false },
        { ...paper, fileName: 'certificacion-con-horas.pdf', status: 'pending', version: 2 },
      ];
    }
    return [{ ...paper, status: index < serial % 5 ? 'approved' : 'pending' }];
  });
}

/** After the verdict, which came half a day after the petition was sent. */
export const replacedDaysAgo = ({ plan }: DemoDoctor): number => Math.max(0, (plan?.sent ?? 0) - 0.9);

/** The headings of demo documents that have no drawing of their own. */
export const demoDocumentTitles: Record<DocumentKind, string> = {
  passport: 'Pasaporte',
  diploma: 'Título de Medicina',
  recognitionCredential: 'Credencial de homologación',
  pensum: 'Certificación académica',
  workContinuity: 'Certificado de continuidad laboral',
  criminalRecord: 'Certificado de antecedentes penales',
  additional: 'Documentación adicional',
  acceptance: 'Documento de aceptación',
  languageProof: 'Acreditación de español',
  feeReceipt: 'Justificante de la tasa 790-107',
  declaration: 'Declaración responsable',
  representation: 'Autorización de representación',
};
