import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { Actor } from '../../../http/access/access.ts';
import { newId } from '../../../http/new-id.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { changePetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { updatePetition } from '../petitions.repository.ts';
import { recordEntry } from '../record-entry.ts';

/** A comment of the team, either for the doctor as well or internal. Sent again with the same key, it is not made twice. */
export async function commentPetition(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { text, internal, key }: { text: string; internal: boolean; key: string | undefined },
): Promise<Petition> {
  return changePetition(context, actor, id, async (tx, { petition }) => {
    const now = context.now();
    const entryId = newId({ key, owner: actor.userId, kind: `comment on ${id}` });
    const entry = { id: entryId, kind: 'comment', authorId: actor.userId, at: now, text, internal } as const;
    if (!(await recordEntry(tx, id, entry))) return;
    // An internal comment must not look like a change to the doctor.
    if (!internal) await updatePetition(tx, id, { updatedAt: now });
    await recordAudit(tx, now, actor, 'petition.commented', { type: 'petition', id }, { after: { internal } });
    if (!internal) await notify(context, tx, petitionNotices.petitionComment(petition, text));
  });
}
