import { isLastAdministrator } from '@fonendo/domain/administrator.policy';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { accountDeletedMail, checkPassword, deleteSessionsOf, rememberDeletedEmail } from '../auth/auth.public.ts';
import { deleteCv } from '../cv/cv.public.ts';
import { deleteDocumentsOf } from '../documents/documents.public.ts';
import { forgetPaymentsOf } from '../payments/payments.public.ts';
import { forgetPetitionsOf } from '../petitions/petitions.public.ts';
import type { AccountContext } from './account.context.ts';
import { anonymiseAccount, lockActiveAdministrators } from './account.repository.ts';

/** Somebody leaves: sessions end, the person's data goes, and only a keyed hash of the email stays (section 6). */
export async function deleteAccount(context: AccountContext, actor: Actor, password: string): Promise<void> {
  const user = await checkPassword(context, actor.userId, password, 'password');
  const now = context.now();
  const fileKeys = await context.db.transaction(async (tx) => {
    if (isLastAdministrator(user.id, await lockActiveAdministrators(tx))) throw new ApiError('LastAdministrator');
    await rememberDeletedEmail(context, tx, user.email);
    await deleteSessionsOf(tx, user.id);
    const fileKeys = await deleteDocumentsOf(tx, user.id);
    fileKeys.push(...(await forgetPetitionsOf(tx, user.id)));
    await deleteCv(tx, user.id);
    await forgetPaymentsOf(tx, user.id);
    await anonymiseAccount(tx, user.id, now);
    await recordAudit(tx, now, actor, 'account.deleted', { type: 'user', id: user.id });
    await context.sendMail(tx, accountDeletedMail(user, context.publicUrl));
    return fileKeys;
  });
  // After the commit, because files cannot be brought back; what fails here the nightly sweep makes good.
  for (const key of fileKeys) await context.files.delete(key).catch(() => undefined);
}
