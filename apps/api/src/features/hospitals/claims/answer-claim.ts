import type { AnswerClaim, CifClaims } from '@fonendo/contract/hospitals/approval.schema';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { HospitalsContext } from '../hospitals.context.ts';
import { hospitalNotices } from '../hospitals.notices.ts';
import { countOpenClaims, listOpenClaims, lockClaim, updateAnswer } from './claims.repository.ts';

/** More than anybody answers in a day; the total says how many there are. */
const most = 50;

/** Open claims, the longest wait first. */
export async function listClaims(db: Queryable): Promise<CifClaims> {
  const rows = await listOpenClaims(db, most);
  return {
    items: rows.map(({ claim, claimant, own, holder }) => ({
      ...{ id: claim.id, cif: claim.cif, name: claim.name, at: claim.at.toISOString() },
      claimant: {
        ...{ id: claimant.id, email: claimant.email },
        name: `${claimant.firstname} ${claimant.lastname}`.trim(),
      },
      hospital: own?.id ? { id: own.id, name: own.name } : null,
      holder: holder?.id ? { id: holder.id, name: holder.name } : null,
    })),
    total: await countOpenClaims(db),
  };
}

/** Sends the answer to the claimant and closes the claim. */
export async function answerClaim(
  context: HospitalsContext,
  actor: Actor,
  id: string,
  { answer }: AnswerClaim,
): Promise<CifClaims> {
  const at = context.now();
  return context.db.transaction(async (tx) => {
    const found = await lockClaim(tx, id);
    if (!found) throw new ApiError('NotFound');
    const { claim, claimant } = found;
    // Somebody else was quicker: their answer stays, and no second mail is sent.
    if (claim.answeredAt) throw new ApiError('Conflict');
    await updateAnswer(tx, id, { answeredAt: at, answer });
    const subject = { type: 'user', id: claimant.id } as const;
    await recordAudit(tx, at, actor, 'hospital.cifClaimAnswered', subject, { after: { cif: claim.cif } });
    const claimed = { cif: claim.cif, claimantId: claimant.id };
    await notify(context, tx, hospitalNotices.cifClaimAnswered(claimed, answer));
    return listClaims(tx);
  });
}
