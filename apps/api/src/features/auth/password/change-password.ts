import type { ChangePasswordRequest } from '@fonendo/contract/auth/password.schema';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext } from '../auth.context.ts';
import { passwordChangedMail } from '../auth.mails.ts';
import { updatePassword } from '../auth-users.repository.ts';
import { checkPassword, requireSamePassword } from '../login/check-password.ts';
import { endAccess } from '../sessions/end-access.ts';

/** Changes one's own password. All other sessions and the calendar link end. */
export async function changePassword(
  context: AuthContext,
  actor: Actor,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  const user = await checkPassword(context, actor.userId, currentPassword, 'currentPassword');
  const passwordHash = await context.passwords.hash(newPassword);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await requireSamePassword(tx, user, 'currentPassword');
    await updatePassword(tx, user.id, passwordHash);
    await endAccess(tx, user.id, now, actor.sessionId);
    await recordAudit(tx, now, actor, 'password.changed', { type: 'user', id: user.id });
    await context.sendMail(tx, passwordChangedMail(user, context.publicUrl, now));
  });
}
