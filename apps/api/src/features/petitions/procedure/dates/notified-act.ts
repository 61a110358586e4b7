import { suspensionOf } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import type { Notification } from '@fonendo/domain/petitions/legal-clock/notification';
import { openHearing, openRequirement } from '@fonendo/domain/petitions/open-acts';
import type { NotifiedAct } from '@fonendo/domain/petitions/petition';
import type { Transaction } from '../../../../db/database.ts';
import type { LockedPetition } from '../../change-petition.ts';
import { type SuspensionRecord, updatePetition, updateSuspension } from '../../petitions.repository.ts';
import { notificationOf, requirementFacts, resolutionNotification } from '../clock.ts';
import { type HearingRecord, updateHearing } from '../hearings.repository.ts';

/** An act of the ministry with its notification, and the day on which it was closed. */
export type FoundAct = { notification: Notification; closedOn: string | null } & (
  | { act: 'requirement'; row: SuspensionRecord }
  | { act: 'hearing'; row: HearingRecord }
  | { act: 'resolution' }
);

type Known = Pick<LockedPetition, 'petition' | 'state'>;

/** By its id, which also finds closed ones; without one the open act. Null if there is none. */
export function findAct({ petition, state }: Known, act: NotifiedAct, id?: string): FoundAct | null {
  if (act === 'requirement') {
    const row = id === undefined ? openRequirement(state.suspensions) : state.suspensions.find((one) => one.id === id);
    return row
      ? { act, row, notification: requirementFacts(row, state.holidays).notification, closedOn: row.until }
      : null;
  }
  if (act === 'hearing') {
    const row = id === undefined ? openHearing(state.hearings) : state.hearings.find((one) => one.id === id);
    return row ? { act, row, notification: notificationOf(row), closedOn: row.closedOn } : null;
  }
  const notification = resolutionNotification(petition);
  return notification && { act, notification, closedOn: null };
}

/** Stores the facts; what is kept of a request's suspension is computed from them. */
export async function storeNotification(
  tx: Transaction,
  { petition, state }: Known,
  found: FoundAct,
  { notification, closedOn }: { notification: Notification; closedOn: string | null },
): Promise<void> {
  switch (found.act) {
    case 'requirement': {
      const facts = { ...requirementFacts(found.row, state.holidays), notification, answeredOn: closedOn };
      const { from, answerBy } = suspensionOf(facts, state.holidays);
      const { workingDays } = facts;
      return updateSuspension(tx, found.row.id, { ...notification, from, answerBy, workingDays, until: closedOn });
    }
    case 'hearing':
      return updateHearing(tx, found.row.id, { ...notification, closedOn });
    case 'resolution':
      await updatePetition(tx, petition.id, {
        resolutionChannel: notification.channel,
        resolutionDisposedOn: notification.disposedOn,
        resolutionNotifiedOn: notification.notifiedOn,
      });
  }
}
