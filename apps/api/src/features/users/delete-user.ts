import { searchable } from '@fonendo/domain/search/searchable';
import { deleteFiles } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { leaveProduct } from '../account/account.public.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { lockUser } from './lock-user.ts';
import type { UsersContext } from './users.context.ts';
import { removedMail } from './users.mails.ts';
import type { UserRow } from './users.repository.ts';

/**
 * The same as deleting one's own account: the data are erased, and the email cannot be used again. Requires the
 * person's name, typed.
 */
export async function deleteUser(context: UsersContext, actor: Actor, id: string, typedName: string): Promise<void> {
  const now = context.now();
  const fileKeys = await context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'delete');
    if (simple(typedName) !== simple(nameOf(row))) {
      throw new ApiError('ValidationFailed', { fields: { name: { key: 'users:problems.otherName' } } });
    }
    const by = { userId: id, impersonatorId: actor.userId, requestId: actor.requestId };
    const keys = await leaveProduct(context, tx, by, row);
    await recordAudit(
      tx,
      now,
      actor,
      'account.deleted',
      { type: 'user', id },
      { before: { groups: row.policyGroups } },
    );
    await context.sendMail(tx, removedMail(row, context.publicUrl));
    return keys;
  });
  await deleteFiles(context, fileKeys);
}

const nameOf = ({ firstname, lastname }: UserRow) => `${firstname} ${lastname}`;

/** Accents, capitals and double spaces do not matter. */
const simple = (name: string) => searchable(name).replaceAll(/\s+/g, ' ').trim();
