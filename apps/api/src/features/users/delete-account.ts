import { isLastAdministrator } from '@fonendo/domain/administrator.policy';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import {
  type AuthContext,
  accountDeletedMail,
  checkPassword,
  deleteSessionsOf,
  rememberDeletedEmail,
} from '../auth/auth.public.ts';
import { anonymiseAccount, lockActiveAdministrators } from './account.repository.ts';

/** Somebody leaves: sessions end, the person's data goes, and only a keyed hash of the email stays (section 6). */
export async function deleteAccount(context: AuthContext, actor: Actor, password: string): Promise<void> {
  const user = await checkPassword(context, actor.userId, password, 'password');
  const now = context.now();
  await context.db.transaction(async (tx) => {
    if (isLastAdministrator(user.id, await lockActiveAdministrators(tx))) throw new ApiError('LastAdministrator');
    await rememberDeletedEmail(context, tx, user.email);
    await deleteSessionsOf(tx, user.id);
    await anonymiseAccount(tx, user.id, now);
    await recordAudit(tx, now, actor, 'account.deleted', { type: 'user', id: user.id });
    await context.sendMail(tx, accountDeletedMail(user, context.publicUrl));
  });
}
