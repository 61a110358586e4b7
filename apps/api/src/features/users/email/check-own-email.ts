import { emailChangeLifeMs } from '@fonendo/domain/auth/account-codes';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { guardAttempts } from '../../auth/auth.public.ts';
import type { UsersContext } from '../users.context.ts';
import { emailCheckMail } from '../users.mails.ts';
import { findUserRow } from '../users.repository.ts';
import { writeEmailToken } from './email-token.ts';

/**
 * Sends a mail to the address that somebody has, because nothing seemed to reach it. Opening its link shows that
 * something does; at most one a minute.
 */
export async function checkOwnEmail(context: UsersContext, actor: Actor): Promise<void> {
  await guardAttempts(context, { sendCodeAccount: actor.userId });
  await context.db.transaction(async (tx) => {
    const row = await findUserRow(tx, actor.userId);
    if (!row) throw new ApiError('NotFound');
    const until = context.now().getTime() + emailChangeLifeMs;
    const token = writeEmailToken(context.keys, { userId: row.id, email: row.email, from: row.email, until });
    await context.sendMail(tx, emailCheckMail(row, token, context.publicUrl));
  });
}
