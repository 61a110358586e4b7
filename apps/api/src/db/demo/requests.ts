import type { DocumentRequestStatus } from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { StepDocument } from '@fonendo/domain/processes/process';
import type { DemoRows } from './demo.repository.ts';
import { demoId } from './ids.ts';
import type { DemoStep } from './selection.ts';
import { shareOfWork } from './working-time.ts';

type RequestRow = DemoRows['documentRequests'][number];

/** A PDF that a candidate uploaded, as stored. */
type SignedSheet = { fileKey: string; bytes: number; sha256: string };

/** Draws and stores a doctor's paper. */
export type StoreSheet = (doctorId: string, paper: StepDocument) => Promise<SignedSheet>;

const dayMs = 24 * 60 * 60 * 1000;

/** Documents of the current step, in turn: none uploaded, one to be uploaded again, one of two, both. */
const underWay: readonly (readonly DocumentRequestStatus[])[] = [
  ['asked', 'asked'],
  ['askedAgain', 'accepted'],
  ['uploaded', 'asked'],
  ['uploaded', 'uploaded'],
];

const standardPaper: StepDocument = { kind: null, name: 'Certificado de colegiación' };

export async function demoRequests(
  { candidacy, step, position, isActive, startedAt, completedAt, runBy }: DemoStep,
  { count, serial }: { count: number; serial: number },
  now: Date,
  storeSheet: StoreSheet,
): Promise<RequestRow[]> {
  const papers = step.documents.length > 0 ? step.documents : [standardPaper];
  const rows: RequestRow[] = [];
  for (const [index, { kind, name }] of papers.entries()) {
    const status = isActive ? (underWay[count % underWay.length]?.[index] ?? 'asked') : 'accepted';
    const until = completedAt ?? now;
    const uploadedAt = shareOfWork(startedAt, until, 0.4);
    const isReviewed = status === 'accepted' || status === 'askedAgain';
    rows.push({
      id: demoId('documentRequest', serial + index + 1),
      candidacyId: candidacy.id,
      hospitalId: candidacy.hospitalId,
      doctorId: candidacy.doctorId,
      position,
      kind,
      name,
      why: step.text || 'Lo necesitamos para completar tu expediente.',
      dueOn: new Date(startedAt.getTime() + step.daysToAnswer * dayMs).toISOString().slice(0, 10),
      status,
      createdBy: runBy,
      createdAt: startedAt,
      ...(status !== 'asked' && {
        ...(await storeSheet(candidacy.doctorId, { kind, name })),
        fileName: `documento-${index + 1}.pdf`,
        uploadedAt,
      }),
      ...(isReviewed && { reviewedBy: runBy, reviewedAt: shareOfWork(uploadedAt, until, 0.5) }),
      returnReason: status === 'askedAgain' ? 'Falta la firma de la última página. Súbelo completo.' : null,
    });
  }
  return rows;
}
