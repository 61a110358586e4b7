import type { UserDetail, UserUpdate } from '@fonendo/contract/users/users.schema';
import type { Actor } from '../../http/access/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { toE164 } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './read-user.ts';
import type { UsersContext } from './users.context.ts';
import { updatedMail } from './users.mails.ts';
import { type UserRow, updateUser } from './users.repository.ts';

type Change = Partial<Pick<UserRow, 'firstname' | 'lastname' | 'phone' | 'locale'>>;

/** An administrator corrects somebody's names, phone or language, even names that were compared with a passport. */
export async function editUser(
  context: UsersContext,
  actor: Actor,
  id: string,
  update: UserUpdate,
): Promise<UserDetail> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'edit');
    const wanted = changeOf(update);
    const fields = (Object.keys(wanted) as (keyof Change)[]).filter((field) => wanted[field] !== row[field]);
    if (fields.length > 0) {
      const change: Change = Object.fromEntries(fields.map((field) => [field, wanted[field]]));
      const before = Object.fromEntries(fields.map((field) => [field, row[field]]));
      await updateUser(tx, id, change);
      // Unlike for changes of one's own, the audit keeps the values, because somebody else is responsible.
      const personal = { of: id, before, after: change };
      await recordAudit(tx, now, actor, 'account.updated', { type: 'user', id }, { personal });
      // This mail is already in the new language.
      if (!row.blockedAt) await context.sendMail(tx, updatedMail({ ...row, ...change }, fields, context.publicUrl));
    }
    return readUser(tx, actor, id);
  });
}

const changeOf = ({ firstname, lastname, phonePrefix, phone, locale }: UserUpdate): Change => ({
  ...(firstname !== undefined && { firstname }),
  ...(lastname !== undefined && { lastname }),
  ...(phone !== undefined && { phone: phone === '' ? null : toE164(phonePrefix ?? '', phone) }),
  ...(locale !== undefined && { locale }),
});
