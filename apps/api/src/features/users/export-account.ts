import { strToU8, zipSync } from 'fflate';
import type { Actor } from '../../http/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { type AuthContext, guardAttempts, listSessionsOf } from '../auth/auth.public.ts';
import { findDoctorRow, getAccountRow, listAuditOf } from './account.repository.ts';

/** Everything kept about the caller, as a ZIP with one JSON file that says it all (right of access, art. 15 GDPR). */
export async function exportAccount(context: AuthContext, actor: Actor): Promise<Uint8Array> {
  await guardAttempts(context, { exportAccount: actor.userId });
  const now = context.now();
  const data = await context.db.transaction(async (tx) => {
    const { passwordHash: _secret, ...account } = await getAccountRow(tx, actor.userId);
    const doctor = await findDoctorRow(tx, actor.userId);
    const sessions = await listSessionsOf(tx, actor.userId, now);
    await recordAudit(tx, now, actor, 'account.exported', { type: 'user', id: actor.userId });
    const history = await listAuditOf(tx, actor.userId);
    return { exportedAt: now, account, doctor, sessions, history };
  });
  return zipSync({ 'fonendo.json': [strToU8(JSON.stringify(data, null, 2)), { mtime: now }] });
}
