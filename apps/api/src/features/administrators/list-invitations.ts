import type {
  AdministratorGroup,
  AdministratorInvitation,
  AdministratorInvitations,
} from '@fonendo/contract/administrators.schema';
import type { Queryable } from '../../db/database.ts';
import { accessEndOf } from '../auth/auth.public.ts';
import type { AdministratorsContext } from './administrators.context.ts';
import { type AdministratorInvitationRow, listInvitations } from './invitations.repository.ts';

/** Who was invited to administer the platform and has not accepted yet. */
export async function listAdministratorInvitations(
  { now }: Pick<AdministratorsContext, 'now'>,
  db: Queryable,
): Promise<AdministratorInvitations> {
  const rows = await listInvitations(db);
  return { items: rows.map((row) => presentInvitation(row, now())) };
}

function presentInvitation(row: AdministratorInvitationRow, now: Date): AdministratorInvitation {
  const { id, firstname, lastname, email, accessUntil, sentAt, expiresAt } = row;
  return {
    ...{ id, firstname, lastname, email, accessUntil, group: groupOf(row) },
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: isOver(row, now),
  };
}

/** A week has passed, or the access would have ended before it began. */
export function isOver({ expiresAt, accessUntil }: AdministratorInvitationRow, now: Date): boolean {
  const end = accessEndOf(accessUntil);
  return expiresAt <= now || (end !== null && end <= now);
}

/** The table holds no other groups. */
export const groupOf = ({ group }: Pick<AdministratorInvitationRow, 'group'>): AdministratorGroup =>
  group === 'superadmin' ? 'superadmin' : 'admin';
