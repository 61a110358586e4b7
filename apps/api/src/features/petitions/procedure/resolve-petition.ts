import { randomUUIDv7 } from 'node:crypto';
import type { Petition, Resolution } from '@fonendo/contract/petitions/petitions.schema';
import { effectOf } from '@fonendo/domain/petitions/legal-clock/notification';
import { openRequirement } from '@fonendo/domain/petitions/open-acts';
import { endsRefused, type PetitionEntryKind, type ResolutionKind } from '@fonendo/domain/petitions/petition';
import { conditionsDueOn } from '@fonendo/domain/petitions/petition.policy';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { deleteFiles, storeMadeWithRow } from '../../../db/store-with-row.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { deleteDocumentsOfKind } from '../../documents/documents.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { endEntitlement } from '../../payments/payments.public.ts';
import { changeFoundPetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import {
  closeSuspension,
  findPetition,
  insertConditions,
  type PetitionRecord,
  updatePetition,
} from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';
import { certifyByResolution, copyResolution } from './certify-by-resolution.ts';
import { enteredNotification, refuseNotifiedBefore } from './clock.ts';
import { nextStatus } from './state.ts';

const entryKinds: Record<ResolutionKind, PetitionEntryKind> = {
  granted: 'granted',
  conditional: 'grantedConditionally',
  denied: 'denied',
  inadmitted: 'inadmitted',
  withdrawn: 'withdrawn',
};

const endNotices = {
  granted: 'petitionGranted',
  denied: 'petitionDenied',
  inadmitted: 'petitionInadmitted',
  withdrawn: 'petitionWithdrawn',
} as const;

/**
 * The ministry's resolution ends the petition. The criminal record is no longer needed and is deleted with its files.
 * The payment counts as used, for a conditional grant only once its conditions are met.
 */
export async function resolvePetition(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { kind, comment, conditions, ...entered }: Resolution,
): Promise<Petition> {
  const found = await findPetition(context.db, actor, id);
  if (!found) throw new ApiError('NotFound');
  let fileKeys: string[] = [];
  const resolved = await storeMadeWithRow(
    context,
    'documents',
    async () => copyResolution(context, kind === 'granted' ? await findSentToMinistry(context, actor, id) : null),
    (tx, copy, file) =>
      changeFoundPetition(context, tx, actor, found, async ({ petition, doctor, state }) => {
        const status = nextStatus(state, endsRefused(kind) ? 'refuse' : 'approve', actor);
        if (petition.resolutionFileKey === null) {
          throw new ApiError('ValidationFailed', { fields: { file: { key: 'errors.required' } } });
        }
        const notification = enteredNotification(entered);
        refuseNotifiedBefore(notification, petition.registeredOn);
        const now = context.now();
        const { fulfilledOn, cautiousFrom } = effectOf(notification, madridDate(now));
        const open = openRequirement(state.suspensions);
        // Nothing is asked of the applicant any more.
        if (open) await closeSuspension(tx, open.id, fulfilledOn);
        const updated = await updatePetition(tx, id, {
          status,
          statusSince: now,
          updatedAt: now,
          resolutionKind: kind,
          resolvedAt: now,
          resolutionComment: comment,
          resolutionChannel: notification.channel,
          resolutionDisposedOn: notification.disposedOn,
          resolutionNotifiedOn: notification.notifiedOn,
        });
        await insertConditions(
          tx,
          conditions.map((text, position) => ({ id: randomUUIDv7(), petitionId: id, position, text })),
        );
        await recordEntry(tx, id, { kind: entryKinds[kind], authorId: actor.userId, at: now, text: comment });
        const after = { status, kind, conditions: conditions.length, ...notification };
        await recordAudit(tx, now, actor, 'petition.resolved', { type: 'petition', id }, { after });
        fileKeys = await deleteDocumentsOfKind(tx, petition.doctorId, 'criminalRecord');
        if (fileKeys.length > 0) {
          const subject = { type: 'user', id: petition.doctorId } as const;
          const deleted = { after: { kind: 'criminalRecord', versions: fileKeys.length } };
          await recordAudit(tx, now, actor, 'documents.deletedAtTheEnd', subject, deleted);
        }
        if (kind === 'granted')
          await certifyByResolution(tx, now, actor, { petition: updated, doctor }, { copy, file });
        if (endsRefused(kind)) await endEntitlement(tx, petition.doctorId, 'recognition', now);
        if (kind === 'conditional') {
          const facts = { dueOn: conditionsDueOn(cautiousFrom) };
          await notify(context, tx, petitionNotices.petitionGrantedConditionally(petition, facts, comment));
        } else {
          await notify(context, tx, petitionNotices[endNotices[kind]](petition, comment));
        }
      }),
  );
  await deleteFiles(context, fileKeys);
  return resolved;
}

/** In any other status the resolution is refused, so no file is needed. */
async function findSentToMinistry({ db }: PetitionsContext, actor: Actor, id: string): Promise<PetitionRecord | null> {
  const petition = await findPetition(db, actor, id);
  return petition?.status === 'Sended' ? petition : null;
}
