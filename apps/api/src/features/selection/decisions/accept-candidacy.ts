import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { decideAccept } from '@fonendo/domain/candidacies/steps';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { lockWithOffer, placeOf, standingAfter } from '../change-candidacy.ts';
import { readCandidacy } from '../read-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { selectionNotices } from '../selection.notices.ts';
import { countAccepted, writeStanding } from './moves.repository.ts';

/** Fills a vacancy. This is also possible for a closed offer: nobody new can apply, but existing candidacies go on. */
export async function acceptCandidacy(context: SelectionContext, actor: Actor, id: string): Promise<HospitalCandidacy> {
  return context.db.transaction(async (tx) => {
    const { locked, vacancies } = await lockWithOffer(tx, actor, id);
    const { facts } = locked;
    const vacanciesLeft = vacancies - (await countAccepted(tx, locked.offer.id));
    const after = standingAfter(decideAccept(facts, { vacanciesLeft }));
    const now = context.now();
    await writeStanding(tx, id, facts, after, { now, by: actor.userId });
    const change = { before: placeOf(facts), after: { ...placeOf(after), vacanciesLeft: vacanciesLeft - 1 } };
    await recordAudit(tx, now, actor, 'candidacy.accepted', { type: 'candidacy', id }, change);
    await notify(context, tx, selectionNotices.candidacyAccepted(locked));
    if (vacanciesLeft === 1) await notify(context, tx, selectionNotices.vacanciesFilled(locked, { by: actor.userId }));
    return readCandidacy(context, tx, actor, id);
  });
}
