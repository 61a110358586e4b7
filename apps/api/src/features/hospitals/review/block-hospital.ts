import type { BlockHospital, HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { revokeSessionsOfAll } from '../../auth/auth.public.ts';
import { hospitalBlockedMail, hospitalUnblockedMail } from '../hospital.mails.ts';
import type { HospitalsContext } from '../hospitals.context.ts';
import { lockHospital, updateBlock } from '../hospitals.repository.ts';
import { listMembers } from '../members/members.repository.ts';
import { readHospital } from '../read-hospital.ts';

/** The hospital's people cannot sign in any more, their sessions end at once, and doctors find none of its offers. */
export async function blockHospital(
  context: HospitalsContext,
  actor: Actor,
  id: string,
  { reason }: BlockHospital,
): Promise<HospitalDetail> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const hospital = await lockHospital(tx, id);
    if (!hospital) throw new ApiError('NotFound');
    // Somebody else was quicker: their reason stays, and no second mail is sent.
    if (hospital.blockedAt) throw new ApiError('Conflict');
    await updateBlock(tx, id, { at: now, reason });
    const members = await listMembers(tx, id);
    await revokeSessionsOfAll(
      tx,
      members.map(({ userId }) => userId),
      now,
    );
    await recordAudit(tx, now, actor, 'hospital.blocked', { type: 'hospital', id }, { after: { reason } });
    for (const member of members.filter(({ canSignIn }) => canSignIn)) {
      await context.sendMail(tx, hospitalBlockedMail(member, hospital.name, reason, context.publicUrl));
    }
    return readHospital(tx, actor, id);
  });
}

export async function unblockHospital(context: HospitalsContext, actor: Actor, id: string): Promise<HospitalDetail> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const hospital = await lockHospital(tx, id);
    if (!hospital) throw new ApiError('NotFound');
    if (!hospital.blockedAt) throw new ApiError('Conflict');
    await updateBlock(tx, id, null);
    // Not with the reason of the blocking, which would read as that of the unblocking.
    await recordAudit(tx, now, actor, 'hospital.unblocked', { type: 'hospital', id });
    for (const member of (await listMembers(tx, id)).filter(({ canSignIn }) => canSignIn)) {
      await context.sendMail(tx, hospitalUnblockedMail(member, hospital.name, context.publicUrl));
    }
    return readHospital(tx, actor, id);
  });
}
