import type { OwnCandidacy } from '@fonendo/contract/candidacies.schema';
import { decideCandidacy } from '@fonendo/domain/candidacy.lifecycle';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { lockOwnCandidacy } from '../candidacy-access/candidacy-access.public.ts';
import { lockOwnData } from '../doctors/doctors.public.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { findOwnCandidacy, moveCandidacy } from './candidacies.repository.ts';
import { presentOwnCandidacy } from './candidacy.presenter.ts';
import { tellHospital } from './tell.ts';

/** The doctor's way out while a hospital is judging. The doctor is held, because this may unlock CV and documents. */
export async function withdrawCandidacy(context: CandidaciesContext, actor: Actor, id: string): Promise<OwnCandidacy> {
  return context.db.transaction(async (tx) => {
    const doctor = await lockOwnData(tx, actor.userId);
    const locked = doctor && (await lockOwnCandidacy(tx, actor.userId, id));
    if (!locked) throw new ApiError('NotFound');
    const { status } = locked.candidacy;
    const decision = decideCandidacy(status, 'withdraw', 'doctor');
    if ('refused' in decision) throw new ApiError(decision.refused);
    const now = context.now();
    await moveCandidacy(tx, id, decision.to, now);
    const change = { before: { status }, after: { status: decision.to } };
    await recordAudit(tx, now, actor, 'candidacy.withdrawn', { type: 'candidacy', id }, change);
    const row = await findOwnCandidacy(tx, actor.userId, id);
    if (!row) throw new Error(`candidacy ${id} is gone`);
    await tellHospital(context, tx, 'candidacyWithdrawn', { hospitalId: row.candidacy.hospitalId, offer: row.offer });
    return presentOwnCandidacy(row);
  });
}
