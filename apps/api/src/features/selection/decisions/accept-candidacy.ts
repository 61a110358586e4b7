import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { decideAccept } from '@fonendo/domain/candidacies/steps';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { findCandidateContact, readHospitalContact } from '../../candidacies/contacts/contacts.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { type LockedCandidacy, lockWithOffer, placeOf, standingAfter } from '../change-candidacy.ts';
import { readCandidacy } from '../read-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { selectionNotices } from '../selection.notices.ts';
import { countDecided, writeStanding } from './moves.repository.ts';

/** Fills a vacancy. This is also possible for a closed offer: nobody new can apply, but existing candidacies go on. */
export async function acceptCandidacy(context: SelectionContext, actor: Actor, id: string): Promise<HospitalCandidacy> {
  return context.db.transaction(async (tx) => {
    const { locked, vacancies } = await lockWithOffer(tx, actor, id);
    const { facts } = locked;
    const { accepted } = await countDecided(tx, locked.offer.id);
    const vacanciesLeft = vacancies - accepted;
    const after = standingAfter(decideAccept(facts, { vacanciesLeft }));
    const now = context.now();
    await writeStanding(tx, id, facts, after, { now, by: actor.userId });
    const change = { before: placeOf(facts), after: { ...placeOf(after), vacanciesLeft: vacanciesLeft - 1 } };
    await recordAudit(tx, now, actor, 'candidacy.accepted', { type: 'candidacy', id }, change);
    await introduce(context, tx, actor, locked);
    if (vacanciesLeft === 1) await notify(context, tx, selectionNotices.vacanciesFilled(locked, { by: actor.userId }));
    return readCandidacy(context, tx, actor, id);
  });
}

/** Gives each side the other's contact data. */
async function introduce(
  context: SelectionContext,
  tx: Transaction,
  { userId }: Actor,
  locked: LockedCandidacy,
): Promise<void> {
  const { id, doctorId, hospitalId } = locked.candidacy;
  const contact = await readHospitalContact(tx, doctorId, id);
  await notify(context, tx, selectionNotices.candidacyAccepted(locked, { contact }));
  const doctor = await findCandidateContact(tx, hospitalId, id);
  if (!doctor) return;
  const reached = { name: `${doctor.firstname} ${doctor.lastname}`, email: doctor.email, phone: doctor.phone };
  await notify(context, tx, selectionNotices.contactOpened(locked, { by: userId, reached }));
}
