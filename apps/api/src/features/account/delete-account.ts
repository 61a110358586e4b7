import { isLastAdministrator } from '@fonendo/domain/users/administrator.policy';
import type { Transaction } from '../../db/database.ts';
import { deleteFiles } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AuditedBy, recordAudit } from '../audit/audit.public.ts';
import { accountDeletedMail, checkPassword, rememberDeletedEmail, requireSamePassword } from '../auth/auth.public.ts';
import { endCandidaciesOf } from '../candidacies/candidacies.public.ts';
import { leaveHospital } from '../hospitals/hospitals.public.ts';
import type { AccountContext } from './account.context.ts';
import { lockActiveAdministrators } from './account.repository.ts';
import { closeAccount } from './close-account.ts';

/**
 * Deletes one's own account: sessions end, the person's data are erased, and only a keyed hash of the email stays
 * (specification, section 6).
 */
export async function deleteAccount(context: AccountContext, actor: Actor, password: string): Promise<void> {
  const user = await checkPassword(context, actor.userId, password, 'password');
  const now = context.now();
  const fileKeys = await context.db.transaction(async (tx) => {
    const keys = await leaveProduct(context, tx, actor, user);
    await recordAudit(tx, now, actor, 'account.deleted', { type: 'user', id: user.id });
    await context.sendMail(tx, accountDeletedMail(user, context.publicUrl));
    return keys;
  });
  await deleteFiles(context, fileKeys);
}

/**
 * Everything that deleting an account involves, decided by its owner or by an administrator. Returns the files to
 * delete after the commit.
 */
export async function leaveProduct(
  context: AccountContext,
  tx: Transaction,
  /** The person who leaves; an administrator who deletes them is recorded as impersonator. */
  by: AuditedBy & { userId: string },
  /** With the hash of the password that was checked, if one was. */
  user: { id: string; email: string; passwordHash?: string },
): Promise<string[]> {
  // First, because a hospital's row is locked before those of its people.
  await leaveHospital(tx, user.id);
  if (isLastAdministrator(user.id, await lockActiveAdministrators(tx))) throw new ApiError('LastAdministrator');
  const { id, passwordHash } = user;
  if (passwordHash !== undefined) await requireSamePassword(tx, { id, passwordHash }, 'password');
  await endCandidaciesOf(context, tx, by);
  await rememberDeletedEmail(context, tx, user.email);
  return closeAccount(tx, user.id, context.now());
}
