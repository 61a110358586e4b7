import type { CorrectNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { suspensionOf } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import type { Notification } from '@fonendo/domain/petitions/legal-clock/notification';
import type { NotifiedAct } from '@fonendo/domain/petitions/petition';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition, type LockedPetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { updatePetition, updateSuspension } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';
import {
  enteredNotification,
  notificationOf,
  refuseNotifiedBefore,
  requirementFacts,
  resolutionNotification,
} from './clock.ts';
import { updateHearing } from './hearings.repository.ts';
import { openHearing, openRequirement } from './open-acts.ts';

/** How an act that is still open was notified; null if there is none. */
const recorded: Record<NotifiedAct, (locked: LockedPetition) => Notification | null> = {
  requirement: ({ state }) => {
    const open = openRequirement(state);
    return open && requirementFacts(open, state.holidays).notification;
  },
  hearing: ({ state }) => {
    const open = openHearing(state);
    return open && notificationOf(open);
  },
  resolution: ({ petition }) => resolutionNotification(petition),
};

/** A date that was entered wrongly, or the access to an electronic notice: every term is counted anew. */
export async function correctNotification(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { act, ...entered }: CorrectNotification,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, locked) => {
    const before = recorded[act](locked);
    if (!before) throw new ApiError('InvalidStatusChange');
    const notification = enteredNotification(entered);
    refuseNotifiedBefore(notification, locked.petition.registeredOn);
    const now = context.now();
    await store(tx, act, locked, notification);
    await updatePetition(tx, id, { updatedAt: now });
    await recordEntry(tx, id, { kind: 'notificationCorrected', authorId: actor.userId, at: now, facts: { act } });
    const change = { before: { act, ...before }, after: { act, ...notification } };
    await recordAudit(tx, now, actor, 'petition.notificationCorrected', { type: 'petition', id }, change);
    await notify(context, tx, petitionNotices.datesCorrected(locked.petition));
  });
}

async function store(
  tx: Transaction,
  act: NotifiedAct,
  { petition, state }: LockedPetition,
  notification: Notification,
): Promise<void> {
  const requirement = openRequirement(state);
  const hearing = openHearing(state);
  if (act === 'requirement' && requirement) {
    const facts = { ...requirementFacts(requirement, state.holidays), notification };
    const { from, answerBy } = suspensionOf(facts, state.holidays);
    await updateSuspension(tx, requirement.id, { ...notification, from, answerBy, workingDays: facts.workingDays });
  }
  if (act === 'hearing' && hearing) await updateHearing(tx, hearing.id, notification);
  if (act === 'resolution') {
    await updatePetition(tx, petition.id, {
      resolutionChannel: notification.channel,
      resolutionDisposedOn: notification.disposedOn,
      resolutionNotifiedOn: notification.notifiedOn,
    });
  }
}
