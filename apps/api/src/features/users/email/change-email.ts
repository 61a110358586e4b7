import { emailChangeLifeMs } from '@fonendo/domain/auth/account-codes';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { guardAttempts, type Origin, requireFreeEmail, sendVerificationCode } from '../../auth/auth.public.ts';
import { deleteBounce, settleDelivery } from '../../bounces/bounces.public.ts';
import { lockOwnData } from '../../doctors/doctors.public.ts';
import { lockUser } from '../lock-user.ts';
import { readUser } from '../read-user.ts';
import type { UsersContext } from '../users.context.ts';
import { emailAskedMail, emailChangedMail, emailNoticeMail } from '../users.mails.ts';
import { findUserRow, updateEmail } from '../users.repository.ts';
import { readEmailToken, writeEmailToken } from './email-token.ts';

/**
 * An administrator changes somebody's email. It takes effect when the link sent to the new address is opened, so that a
 * typing error gives the account to nobody; the old address is notified. An address that was never confirmed is
 * replaced at once and gets the code.
 */
export async function changeEmail(context: UsersContext, actor: Actor, id: string, email: string) {
  const now = context.now();
  const subject = { type: 'user', id } as const;
  return context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'changeEmail');
    await requireFreeEmail(context, tx, email);
    if (row.verifiedAt === null) {
      await takeEmail(tx, id, email);
      await sendVerificationCode(context, tx, { ...row, email });
      const personal = { of: id, before: { email: row.email }, after: { email } };
      await recordAudit(tx, now, actor, 'account.emailChanged', subject, { personal });
      return { outcome: 'changed' as const, user: await readUser(tx, actor, id) };
    }
    const token = writeEmailToken(context.keys, {
      userId: id,
      email,
      from: row.email,
      until: now.getTime() + emailChangeLifeMs,
    });
    await context.sendMail(tx, emailAskedMail({ ...row, email }, token, context.publicUrl));
    await context.sendMail(tx, emailNoticeMail(row, email, context.publicUrl));
    const personal = { of: id, after: { email } };
    await recordAudit(tx, now, actor, 'account.emailChangeAsked', subject, { personal });
    return { outcome: 'sent' as const, user: await readUser(tx, actor, id) };
  });
}

/**
 * The link in the mail to the new address was opened, or that in one to the address they have (`checkOwnEmail`). Every kind of wrong token gets the same answer.
 */
export async function confirmEmail(context: UsersContext, token: string, origin: Origin): Promise<string> {
  await guardAttempts(context, { verifyAddress: addressForLimits(origin.address) });
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const promise = readEmailToken(context.keys, token);
    if (!promise || promise.until < now.getTime()) throw new ApiError('InvalidVerificationCode');
    const { userId, email, from } = promise;
    await lockOwnData(tx, userId);
    const row = await findUserRow(tx, userId);
    // Used before, or the address changed meanwhile: the link is for another address.
    if (row?.standing !== 'active' || row.email !== from) throw new ApiError('InvalidVerificationCode');
    const by = { userId, impersonatorId: null, requestId: origin.requestId };
    if (email === from) {
      await settleDelivery(tx, userId);
      await recordAudit(tx, now, by, 'account.emailConfirmed', { type: 'user', id: userId });
      return email;
    }
    await requireFreeEmail(context, tx, email);
    await takeEmail(tx, userId, email);
    const personal = { of: userId, before: { email: from }, after: { email } };
    await recordAudit(tx, now, by, 'account.emailChanged', { type: 'user', id: userId }, { personal });
    await context.sendMail(tx, emailChangedMail(row, email, context.publicUrl));
    return email;
  });
}

/** Checked before, but somebody may have registered it meanwhile. */
async function takeEmail(tx: Transaction, id: string, email: string): Promise<void> {
  if (await updateEmail(tx, id, email)) {
    // What mail servers said was about the other one.
    await deleteBounce(tx, id);
    return;
  }
  throw new ApiError('EmailTaken', { fields: { email: { key: 'errors.emailTaken' } } });
}
