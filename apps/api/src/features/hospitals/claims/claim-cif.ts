import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { guardAttempts } from '../../auth/auth.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { HospitalsContext } from '../hospitals.context.ts';
import { hospitalNotices } from '../hospitals.notices.ts';
import { insertClaim } from './claims.repository.ts';

/**
 * Somebody entered a CIF that another hospital has: the administrators are notified once. In a transaction of its own,
 * because the one that saves the data was rolled back. The claimant does not learn who has the CIF.
 */
export async function claimCif(
  context: HospitalsContext,
  actor: Actor,
  { cif, name }: { cif: string; name: string },
): Promise<void> {
  await guardAttempts(context, { claimCif: actor.userId });
  const at = context.now();
  await context.db.transaction(async (tx) => {
    const id = randomUUIDv7();
    if (!(await insertClaim(tx, { id, cif, name, claimantId: actor.userId, at }))) return;
    await recordAudit(tx, at, actor, 'hospital.cifClaimed', { type: 'user', id: actor.userId }, { after: { cif } });
    await notify(context, tx, hospitalNotices.cifClaimed({ name, cif }, context.contactEmail));
  });
}
