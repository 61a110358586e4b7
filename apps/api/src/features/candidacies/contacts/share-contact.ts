import type { OwnContact, SharedContact } from '@fonendo/contract/candidacies/contacts.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { lockOwnCandidacy } from '../access/access.public.ts';
import type { ContactsContext } from './contacts.context.ts';
import { updateSharing } from './contacts.repository.ts';
import { readOwnContact } from './read-contacts.ts';

/** Whether the hospital is shown the phone, once it accepts; it can be taken back later too. */
export async function shareContact(
  { db, now }: ContactsContext,
  actor: Actor,
  candidacyId: string,
  { sharesPhone }: SharedContact,
): Promise<OwnContact> {
  return db.transaction(async (tx) => {
    const row = await lockOwnCandidacy(tx, actor.userId, candidacyId);
    if (!row) throw new ApiError('NotFound');
    const { status, sharesPhone: before } = row.candidacy;
    if (status === 'discarded' || status === 'withdrawn') throw new ApiError('InvalidStatusChange');
    if (before !== sharesPhone) {
      await updateSharing(tx, candidacyId, sharesPhone);
      const change = { before: { sharesPhone: before }, after: { sharesPhone } };
      await recordAudit(tx, now(), actor, 'contact.shared', { type: 'candidacy', id: candidacyId }, change);
    }
    return readOwnContact(tx, actor, candidacyId);
  });
}
