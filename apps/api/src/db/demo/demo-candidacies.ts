import type { CandidacyStatus } from '@fonendo/domain/candidacy.lifecycle';
import type { candidacies } from '../schema/candidacies.ts';
import type { offers } from '../schema/offers.ts';
import type { DemoDoctor } from './demo-doctors.ts';
import { demoId } from './demo-ids.ts';

type CandidacyRow = typeof candidacies.$inferInsert;
type OfferRow = typeof offers.$inferInsert;

const dayMs = 24 * 60 * 60 * 1000;

/** Of ten applications to open offers. */
const openOutcomes: readonly CandidacyStatus[] = [
  ...(['applied', 'inProcess', 'applied', 'discarded', 'applied'] as const),
  ...(['inProcess', 'withdrawn', 'applied', 'inProcess', 'discarded'] as const),
];

/**
 * Applications of those who paid for the access. Whose papers are still being judged has not applied yet: a
 * candidacy would lock them. What each hospital sees of the person is added when the rows are stored.
 */
export function demoCandidacies(
  doctors: readonly DemoDoctor[],
  offerRows: readonly OfferRow[],
  now: Date,
): CandidacyRow[] {
  const applicants = doctors.filter(
    ({ stage, doctor, serial, plan }) =>
      stage === 'paid' && (doctor.hasDegreeSpain || serial % 2 === 0) && plan?.status !== 'Pending',
  );
  const rows = applicants.flatMap((applicant, index) =>
    chosenOffers(offerRows, index).map((offer, turn) => apply(applicant, offer, index * 3 + turn, now)),
  );
  return withAcceptances(rows, offerRows).map((row, index) => ({ ...row, id: demoId('candidacy', index + 1) }));
}

/** Two of the demo hospital's, which many want, and some of the others'. */
function chosenOffers(offerRows: readonly OfferRow[], index: number): OfferRow[] {
  const published = offerRows.filter(({ status }) => status === 'approved' || status === 'closed');
  const [first] = published;
  const own = published.filter(({ hospitalId }) => hospitalId === first?.hospitalId);
  const others = published.filter(({ hospitalId }) => hospitalId !== first?.hospitalId);
  const places = [own[0], own[(index * 2 + 1) % own.length], own[(index * 3 + 2) % own.length]];
  const elsewhere = [0, 1].map((turn) => others[(index * 5 + turn * 11) % others.length]);
  return [...new Set([...places, ...elsewhere])].filter((offer) => offer !== undefined);
}

function apply({ doctor }: DemoDoctor, offer: OfferRow, turn: number, now: Date): CandidacyRow {
  const published = offer.publishedAt?.getTime() ?? now.getTime();
  const until = (offer.closedAt ?? now).getTime();
  // Somewhere between the day it was published and the day it was closed.
  const appliedAt = new Date(published + (until - published) * (0.15 + ((turn * 7) % 10) * 0.07));
  const status = offer.status === 'closed' ? 'discarded' : outcome(turn);
  const isMoved = status !== 'applied';
  const statusSince = isMoved ? new Date(appliedAt.getTime() + (until - appliedAt.getTime()) * 0.4) : appliedAt;
  const isSeen = isMoved || now.getTime() - appliedAt.getTime() > 9 * dayMs;
  return {
    id: '',
    offerId: offer.id,
    hospitalId: offer.hospitalId,
    doctorId: doctor.userId,
    status,
    appliedAt,
    statusSince,
    stepSince: statusSince,
    ...(status === 'inProcess' && { step: 0 }),
    ...(status === 'discarded' && { discardReason: 'Buscamos más experiencia en hemodinámica.' }),
    seenAt: isSeen ? new Date(Math.min(statusSince.getTime(), appliedAt.getTime() + dayMs)) : null,
  };
}

/** Closed offers found somebody, and so did some open ones that still have a vacancy. */
function withAcceptances(rows: readonly CandidacyRow[], offerRows: readonly OfferRow[]): CandidacyRow[] {
  const accepted = new Set<CandidacyRow>();
  for (const offer of offerRows) {
    const candidates = rows.filter(({ offerId, status }) => offerId === offer.id && status !== 'withdrawn');
    const room = offer.status === 'closed' ? (offer.vacancies ?? 0) : (offer.vacancies ?? 0) - 1;
    if (candidates.length > 3 || offer.status === 'closed')
      for (const row of candidates.slice(0, room)) accepted.add(row);
  }
  return rows.map((row) => (accepted.has(row) ? { ...row, status: 'accepted', step: 0, discardReason: null } : row));
}

const outcome = (turn: number): CandidacyStatus => openOutcomes[turn % openOutcomes.length] ?? 'applied';
