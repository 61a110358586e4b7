import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import { updateFindable } from '../doctors.repository.ts';
import { eraseDoctorNotes } from '../notes/notes.repository.ts';

/** Allows or stops hospitals finding a doctor before an application. */
export async function setFindable({ db, now }: DoctorsContext, actor: Actor, findable: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await updateFindable(tx, actor.userId, findable);
    if (before === null) throw new ApiError('NotFound');
    if (before === findable) return;
    // What hospitals wrote about somebody whom they may no longer find has nothing left to rest on.
    if (!findable) await eraseDoctorNotes(tx, actor.userId);
    const subject = { type: 'user', id: actor.userId } as const;
    const change = { before: { findable: before }, after: { findable } };
    await recordAudit(tx, now(), actor, 'doctor.findableChanged', subject, change);
  });
}
