import { isLastAdministrator } from '@fonendo/domain/administrator.policy';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { accountDeletedMail, checkPassword, rememberDeletedEmail } from '../auth/auth.public.ts';
import { forgetCandidaciesOf } from '../candidacies/candidacies.public.ts';
import { leaveHospital } from '../hospitals/hospitals.public.ts';
import type { AccountContext } from './account.context.ts';
import { lockActiveAdministrators } from './account.repository.ts';
import { closeAccount, deleteFiles } from './close-account.ts';

/** Somebody leaves: sessions end, the person's data goes, and only a keyed hash of the email stays (section 6). */
export async function deleteAccount(context: AccountContext, actor: Actor, password: string): Promise<void> {
  const user = await checkPassword(context, actor.userId, password, 'password');
  const now = context.now();
  const fileKeys = await context.db.transaction(async (tx) => {
    // First, because the hospital's row comes before its people's in the order of locks.
    await leaveHospital(tx, user.id);
    if (isLastAdministrator(user.id, await lockActiveAdministrators(tx))) throw new ApiError('LastAdministrator');
    await forgetCandidaciesOf(context, tx, user.id);
    await rememberDeletedEmail(context, tx, user.email);
    const keys = await closeAccount(tx, user.id, now);
    await recordAudit(tx, now, actor, 'account.deleted', { type: 'user', id: user.id });
    await context.sendMail(tx, accountDeletedMail(user, context.publicUrl));
    return keys;
  });
  await deleteFiles(context, fileKeys);
}
