import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { passwordResetLifeMs } from '@fonendo/domain/auth/account-codes';
import type { Locale } from '@fonendo/domain/shared/locale';
import { tokenHash } from '../../http/secret-keys.ts';
import { recordAudit } from '../audit/audit.public.ts';
import type { AuthContext } from './auth.context.ts';
import { administratorAccountMail } from './auth.mails.ts';
import { replacePasswordReset } from './registration/account-codes.repository.ts';
import { addUser } from './registration/add-user.ts';

type Context = Pick<AuthContext, 'db' | 'now' | 'keys' | 'passwords' | 'sendMail' | 'publicUrl'>;

export type NewAdministrator = {
  email: string;
  firstname: string;
  lastname: string;
  group: 'superadmin' | 'admin';
  locale: Locale;
};

/**
 * Creates an administrator's account, for the operator of the installation: this is how the first one is made. Without
 * a password they get a link by mail to choose one, which also verifies their address; if the mail cannot be sent, no
 * account is left behind.
 */
export async function createAdministrator(
  context: Context,
  { group, ...person }: NewAdministrator,
  password: string | null,
): Promise<void> {
  const now = context.now();
  // A random password, until the person has chosen one.
  const passwordHash = await context.passwords.hash(password ?? randomBytes(32).toString('base64url'));
  await context.db.transaction(async (tx) => {
    const user = await addUser(context, tx, {
      ...person,
      id: randomUUIDv7(),
      passwordHash,
      policyGroups: [group],
      verifiedAt: password === null ? null : now,
      createdAt: now,
    });
    const by = { userId: null, impersonatorId: null, requestId: 'create-admin' };
    await recordAudit(tx, now, by, 'account.registered', { type: 'user', id: user.id }, { after: { group } });
    if (password !== null) return;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + passwordResetLifeMs);
    await replacePasswordReset(tx, { tokenHash: tokenHash(token), userId: user.id, expiresAt });
    await context.sendMail(tx, administratorAccountMail(user, context.publicUrl, token));
  });
}
