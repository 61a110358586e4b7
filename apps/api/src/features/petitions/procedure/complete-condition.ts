import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { storeMadeWithRow } from '../../../db/store-with-row.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changeFoundPetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { findPetition, listConditions, markConditionDone, updatePetition } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';
import { certifyByResolution, copyResolution } from './certify-by-resolution.ts';

/** One part of the complementary training is done. With the last one the conditional resolution takes effect. */
export async function completeCondition(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  conditionId: string,
): Promise<Petition> {
  const found = await findPetition(context.db, actor, id);
  if (!found) throw new ApiError('NotFound');
  return storeMadeWithRow(
    context,
    'documents',
    async () => copyResolution(context, (await isLast(context, id, conditionId)) ? found : null),
    (tx, copy, file) =>
      changeFoundPetition(context, tx, actor, found, async ({ petition, doctor }) => {
        const conditions = await listConditions(tx, id);
        const condition = conditions.find((one) => one.id === conditionId);
        if (!condition) throw new ApiError('NotFound');
        const now = context.now();
        if (!(await markConditionDone(tx, conditionId, now))) throw new ApiError('InvalidStatusChange');
        const updated = await updatePetition(tx, id, { updatedAt: now });
        const facts = { condition: condition.text };
        await recordEntry(tx, id, { kind: 'conditionDone', authorId: actor.userId, at: now, facts });
        const after = { position: condition.position };
        await recordAudit(tx, now, actor, 'petition.conditionDone', { type: 'petition', id }, { after });
        const left = openBeside(conditions, conditionId).length;
        if (left > 0) {
          await notify(context, tx, petitionNotices.conditionDone(petition, { ...facts, left: String(left) }));
          return;
        }
        await certifyByResolution(tx, now, actor, { petition: updated, doctor }, { copy, file });
        await recordEntry(tx, id, { kind: 'granted', authorId: actor.userId, at: now });
        await notify(context, tx, petitionNotices.petitionGranted(petition, null));
      }),
  );
}

type Condition = Awaited<ReturnType<typeof listConditions>>[number];

const openBeside = (conditions: readonly Condition[], id: string) =>
  conditions.filter((one) => one.doneAt === null && one.id !== id);

/** Checked without the lock, which is safe because a condition is never reopened. */
async function isLast({ db }: PetitionsContext, id: string, conditionId: string): Promise<boolean> {
  const conditions = await listConditions(db, id);
  const isOpen = conditions.some((one) => one.id === conditionId && one.doneAt === null);
  return isOpen && openBeside(conditions, conditionId).length === 0;
}
