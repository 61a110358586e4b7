import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { decideCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { canGiveFirstDay } from '@fonendo/domain/candidacies/first-day';
import type { Actor } from '../../http/access/access.ts';
import { rightsFor } from '../../http/access/rights.ts';
import type { OwnCandidacyRow } from './candidacies.repository.ts';
import { firstDayOf } from './first-day/first-day.public.ts';
import type { Progress } from './own-progress.repository.ts';

/** For its doctor, field by field, so that nothing the hospital noted is included. */
export function presentOwnCandidacy(
  row: OwnCandidacyRow,
  progress: Progress,
  reader: Pick<Actor, 'impersonatorId'>,
): OwnCandidacy {
  const { candidacy, turn, offer, hospital } = row;
  const { name, speciality, community } = offer;
  if (name === null || speciality === null || community === null) {
    throw new Error(`offer ${offer.id} has candidacies but is incomplete`);
  }
  return {
    id: candidacy.id,
    status: candidacy.status,
    appliedAt: candidacy.appliedAt.toISOString(),
    statusSince: candidacy.statusSince.toISOString(),
    farewell: candidacy.farewell,
    offer: {
      ...{ id: offer.id, name, speciality, community },
      open: offer.status === 'approved' && !offer.hospitalBlocked,
    },
    hospital: { name: hospital.name, city: hospital.city },
    steps: presentSteps(row, progress),
    yourTurn: turn,
    next: presentNext(candidacy.id, progress),
    unread: progress.unread.find(({ candidacyId }) => candidacyId === candidacy.id)?.count ?? 0,
    firstDay: firstDayOf(candidacy),
    can: rightsFor(reader, {
      withdraw: 'to' in decideCandidacy(candidacy, 'withdraw', 'doctor'),
      giveFirstDay: canGiveFirstDay(candidacy.status),
    }),
  };
}

function presentSteps({ candidacy, offer }: OwnCandidacyRow, { steps: rows }: Progress): OwnCandidacy['steps'] {
  return (offer.steps ?? []).map(({ name, type, text }, position) => {
    const row = rows.find((step) => step.candidacyId === candidacy.id && step.position === position);
    return {
      ...{ name, type },
      status: row?.status ?? null,
      startedAt: row?.startedAt.toISOString() ?? null,
      completedAt: row?.completedAt?.toISOString() ?? null,
      // The text of an internal step is a note between colleagues.
      text: (row && type !== 'internal' && text) || null,
    };
  });
}

function presentNext(id: string, { asked, dates }: Progress): OwnCandidacy['next'] {
  const mine = <Item extends { candidacyId: string }>(items: readonly Item[]) =>
    items.filter(({ candidacyId }) => candidacyId === id);
  return [
    ...mine(asked).flatMap(({ count, dueOn }) => (dueOn ? [{ kind: 'documents' as const, count, dueOn }] : [])),
    ...mine(dates)
      .filter(({ status }) => status === 'pendingConfirmation')
      .map(() => ({ kind: 'pickDate' as const })),
    ...mine(dates).flatMap(({ status, startsAt }) =>
      status === 'confirmed' && startsAt ? [{ kind: 'interview' as const, startsAt: startsAt.toISOString() }] : [],
    ),
  ];
}
