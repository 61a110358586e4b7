import type { OpenNotice } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { awaitsAccess } from '@fonendo/domain/petitions/legal-clock/notification';
import type { Actor } from '../../../../http/access/access.ts';
import { ApiError } from '../../../../http/api-error.ts';
import { recordAudit } from '../../../audit/audit.public.ts';
import { changePetition } from '../../change-petition.ts';
import type { PetitionsContext } from '../../petitions.context.ts';
import { updatePetition } from '../../petitions.repository.ts';
import { recordEntry } from '../../record-entry.ts';
import { refuseBefore } from '../clock.ts';
import { findAct, storeNotification } from './notified-act.ts';

/** The doctor says when they opened an electronic notice: its terms run from that day (art. 43.2 Ley 39/2015). */
export async function openNotice(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { act, openedOn }: OpenNotice,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, locked) => {
    const found = findAct(locked, act);
    if (!found || !awaitsAccess(found.notification)) throw new ApiError('InvalidStatusChange');
    refuseBefore('openedOn', openedOn, found.notification.disposedOn);
    const notification = { ...found.notification, notifiedOn: openedOn };
    const now = context.now();
    await storeNotification(tx, locked, found, { notification, closedOn: found.closedOn });
    await updatePetition(tx, id, { updatedAt: now });
    const facts = { act, openedOn };
    await recordEntry(tx, id, { kind: 'noticeOpened', authorId: actor.userId, at: now, facts });
    const change = { before: { act, ...found.notification }, after: { act, ...notification } };
    await recordAudit(tx, now, actor, 'petition.noticeOpened', { type: 'petition', id }, change);
  });
}
