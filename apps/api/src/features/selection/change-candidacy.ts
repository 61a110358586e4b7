import type { SeenStanding } from '@fonendo/contract/selection/selection.schema';
import type { SelectionFacts, Standing, StepDecision } from '@fonendo/domain/candidacies/steps';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  findHospitalCandidacy,
  type HospitalCandidacyRow,
  lockHospitalCandidacy,
} from '../candidacies/access/access.public.ts';
import { hasOpenRequests } from '../document-requests/document-requests.public.ts';
import { requireRight } from '../hospitals/hospitals.public.ts';
import { hasOpenInterviews } from '../interviews/interviews.public.ts';
import { holdOffer } from './decisions/moves.repository.ts';
import { listStepRows, type StepRow } from './selection.repository.ts';

export type LockedCandidacy = HospitalCandidacyRow & { rows: readonly StepRow[]; facts: SelectionFacts };

/** A candidacy of the actor's hospital, locked, so that decisions are about its current state. */
export async function lockForChange(tx: Transaction, actor: Actor, id: string): Promise<LockedCandidacy> {
  const { hospital } = await requireRight(tx, actor, 'runCandidacies');
  return lockIn(tx, hospital.id, id);
}

/**
 * The same with its offer, which is locked first: of two who accept for the last vacancy, the second finds it filled.
 */
export async function lockWithOffer(tx: Transaction, actor: Actor, id: string) {
  const { hospital } = await requireRight(tx, actor, 'runCandidacies');
  const found = await findHospitalCandidacy(tx, hospital.id, id);
  if (!found) throw new ApiError('NotFound');
  const { vacancies } = await holdOffer(tx, found.offer.id);
  return { vacancies, locked: await lockIn(tx, hospital.id, id) };
}

async function lockIn(tx: Transaction, hospitalId: string, id: string): Promise<LockedCandidacy> {
  const row = await lockHospitalCandidacy(tx, hospitalId, id);
  if (!row) throw new ApiError('NotFound');
  return { ...row, ...(await readFacts(tx, row)) };
}

/** The facts for every decision about a candidacy. */
export async function readFacts(db: Queryable, { candidacy, offer }: HospitalCandidacyRow) {
  const [rows, ...open] = await Promise.all([
    listStepRows(db, candidacy.id),
    hasOpenRequests(db, candidacy.id),
    hasOpenInterviews(db, candidacy.id),
  ]);
  const walked = Array.from(
    { length: candidacy.step === null ? 0 : candidacy.step + 1 },
    (_, position) => rows.find((row) => row.position === position)?.status ?? 'skipped',
  );
  const facts: SelectionFacts = {
    status: candidacy.status,
    step: candidacy.step,
    walked,
    steps: offer.steps ?? [],
    hasOpen: open.includes(true),
  };
  return { rows, facts };
}

/** The card must be where the person who moves it saw it; otherwise it is a conflict. */
export function requireSeen({ candidacy }: LockedCandidacy, from: SeenStanding): void {
  if (candidacy.status !== from.status || candidacy.step !== from.step) throw new ApiError('Conflict');
}

export function standingAfter(decision: StepDecision): Standing {
  if ('refused' in decision) throw new ApiError(decision.refused);
  return decision.to;
}

/** What the audit records about its position. */
export const placeOf = ({ status, step }: Pick<Standing, 'status' | 'step'>) => ({ status, step });
