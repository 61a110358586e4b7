import type { Petition } from '@fonendo/contract/petitions.schema';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { changePetition } from './change-petition.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { listConditions, markConditionDone, updatePetition } from './petitions.repository.ts';
import { takeEffect } from './take-effect.ts';
import { recordEntry, tellDoctor } from './tell.ts';

/** One piece of the complementary training is done. With the last one the conditional resolution takes effect. */
export async function completeCondition(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  conditionId: string,
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition, doctor }) => {
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
    const left = conditions.filter((one) => one.doneAt === null && one.id !== conditionId).length;
    if (left > 0) {
      await tellDoctor(context, tx, petition, { kind: 'conditionDone', params: { ...facts, left: String(left) } });
      return;
    }
    await takeEffect(context, tx, actor, { petition: updated, doctor });
    await recordEntry(tx, id, { kind: 'granted', authorId: actor.userId, at: now });
    await tellDoctor(context, tx, petition, { kind: 'petitionGranted' });
  });
}
