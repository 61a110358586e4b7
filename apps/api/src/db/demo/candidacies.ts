import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { candidacies } from '../schema/candidacies.ts';
import type { offers } from '../schema/offers.ts';
import type { DemoDoctor } from './doctors.ts';
import { demoHospitals } from './hospitals.ts';
import { demoId } from './ids.ts';
import { authorOf } from './offers.ts';
import { shareOfWork, workedDaysAgo } from './working-time.ts';

type CandidacyRow = typeof candidacies.$inferInsert;
type OfferRow = typeof offers.$inferInsert;

const dayMs = 24 * 60 * 60 * 1000;

/** The outcomes of ten applications to open offers. */
const openOutcomes: readonly CandidacyStatus[] = [
  ...(['applied', 'inProcess', 'applied', 'discarded', 'inProcess'] as const),
  ...(['inProcess', 'withdrawn', 'applied', 'inProcess', 'discarded'] as const),
];

const discardReasons = [
  'Buscamos más experiencia en el servicio.',
  'Hemos elegido a otra persona con más guardias a sus espaldas.',
  'No puede incorporarse en la fecha que necesitamos.',
];

/**
 * Applications of doctors who paid for the access. Doctors whose documents are still under review have not applied yet,
 * because a candidacy would lock them. The hospital's view of the person is added when the rows are stored.
 */
export function demoCandidacies(
  doctors: readonly DemoDoctor[],
  offerRows: readonly OfferRow[],
  now: Date,
): CandidacyRow[] {
  const rows = doctors
    .filter(mayApply)
    .flatMap((applicant, index) =>
      chosenOffers(offerRows, applicant, index).map((offer, turn) => apply(applicant, offer, index * 3 + turn, now)),
    );
  return withAcceptances(rows, offerRows, now).map((row, index) => ({ ...row, id: demoId('candidacy', index + 1) }));
}

export const mayApply = ({ stage, doctor, serial, plan }: DemoDoctor): boolean =>
  stage === 'paid' && (doctor.hasDegreeSpain || serial % 2 === 0) && plan?.status !== 'Pending';

/**
 * The demo hospital's most popular offer, which asks for no speciality, and those that fit the doctor's own: all of the
 * demo hospital's, some of others.
 */
function chosenOffers(offerRows: readonly OfferRow[], { doctor }: DemoDoctor, index: number): OfferRow[] {
  const published = offerRows.filter(({ status }) => status === 'approved' || status === 'closed');
  const [first] = published;
  const fitting = published.filter(({ speciality }) => fits(doctor.speciality, speciality));
  const own = fitting.filter(({ hospitalId }) => hospitalId === first?.hospitalId);
  const others = fitting.filter(({ hospitalId }) => hospitalId !== first?.hospitalId);
  const elsewhere = [...others.slice(index % 2), ...others].slice(0, 3);
  return [...new Set([first, ...own, ...elsewhere])].filter((offer) => offer !== undefined);
}

/** Family doctors also take the posts that ask for no speciality. */
const fits = (mine: string | null | undefined, wanted: string | null | undefined): boolean =>
  mine === wanted || (mine === 'Medicina Familiar y Comunitaria' && wanted === generalMedicine);

function apply({ doctor }: DemoDoctor, offer: OfferRow, turn: number, now: Date): CandidacyRow {
  const until = offer.closedAt ?? now;
  // Between the day it was published and the day it was closed.
  const appliedAt = shareOfWork(offer.publishedAt ?? now, until, 0.15 + ((turn * 7) % 10) * 0.085);
  const status = offer.status === 'closed' ? 'discarded' : outcome(turn);
  const isMoved = status !== 'applied';
  const statusSince = isMoved ? shareOfWork(appliedAt, until, 0.4) : appliedAt;
  const isSeen = isMoved || now.getTime() - appliedAt.getTime() > 9 * dayMs;
  return {
    id: '',
    offerId: offer.id,
    hospitalId: offer.hospitalId,
    doctorId: doctor.userId,
    status,
    appliedAt,
    statusSince,
    step: stepAt(status, offer, turn),
    stepSince: status === 'inProcess' ? arrival(statusSince, turn, now) : statusSince,
    discardReason: status === 'discarded' ? discardReasonOf(turn) : null,
    seenAt: isSeen ? shareOfWork(appliedAt, isMoved ? statusSince : now, 0.3) : null,
  };
}

/** Half of the discarded and withdrawn candidacies had reached the first step. */
function stepAt(status: CandidacyStatus, { steps }: OfferRow, turn: number): number | null {
  // Depends on both the offer and the doctor; otherwise all candidates of one offer would be at the same step.
  if (status === 'inProcess') return (turn + Math.floor(turn / 3)) % (steps?.length ?? 1);
  return (status === 'discarded' || status === 'withdrawn') && turn % 2 === 0 ? 0 : null;
}

/** Most reached their step within the last week, some have been waiting for longer. */
function arrival(since: Date, turn: number, now: Date): Date {
  const lately = workedDaysAgo(now, 0.5 + ((turn * 3) % 11));
  return lately > since ? lately : since;
}

const discardReasonOf = (turn: number): string =>
  discardReasons[turn % discardReasons.length] ?? 'No encaja con el perfil.';

/** Closed offers have accepted somebody, and so have some open ones that still have a vacancy. */
function withAcceptances(rows: readonly CandidacyRow[], offerRows: readonly OfferRow[], now: Date): CandidacyRow[] {
  const accepted = new Set<CandidacyRow>();
  for (const offer of offerRows) {
    const candidates = rows.filter(({ offerId, status }) => offerId === offer.id && status !== 'withdrawn');
    const vacancies = offer.vacancies ?? 0;
    // In an open offer one vacancy stays free, and the first candidate has no answer yet.
    const chosen = offer.status === 'closed' ? candidates.slice(0, vacancies) : candidates.slice(1, vacancies);
    if (candidates.length > 3 || offer.status === 'closed') for (const row of chosen) accepted.add(row);
  }
  return rows.map((row, turn) =>
    accepted.has(row) ? { ...accept(row, offerRows, now), ...firstDayOf(turn, now) } : row,
  );
}

/** Accepted after every step of the offer, half-way between applying and today or the day it was closed. */
function accept(row: CandidacyRow, offerRows: readonly OfferRow[], now: Date): CandidacyRow {
  const offer = offerRows.find(({ id }) => id === row.offerId);
  const until = offer?.closedAt ?? now;
  const at = shareOfWork(row.appliedAt, until, 0.5);
  const step = (offer?.steps?.length ?? 1) - 1;
  return { ...row, status: 'accepted', statusSince: at, step, stepSince: at, discardReason: null };
}

/** Of three who were accepted, one has said nothing yet, one gave dates, and one has agreed on a day. */
function firstDayOf(turn: number, now: Date) {
  if (turn % 3 === 0) return {};
  const inDays = (days: number) => madridDate(new Date(now.getTime() + days * dayMs));
  const dates = { firstDayFrom: inDays(45), firstDayTo: inDays(80) };
  return turn % 3 === 1 ? dates : { ...dates, firstDayAgreed: inDays(59) };
}

/** Within days of the acceptance somebody calls, and then the first day is agreed on. */
const settledBy = (acceptedAt: Date, now: Date) => new Date(Math.min(now.getTime(), acceptedAt.getTime() + 8 * dayMs));
export const calledAt = (acceptedAt: Date, now: Date) => shareOfWork(acceptedAt, settledBy(acceptedAt, now), 0.2);
export const agreedAt = (acceptedAt: Date, now: Date) => shareOfWork(acceptedAt, settledBy(acceptedAt, now), 0.5);

/** Nobody agrees on a first day with somebody whom they have not called. */
export function withCall(row: CandidacyRow, now: Date): CandidacyRow {
  if (!row.firstDayAgreed) return row;
  return {
    ...row,
    calledOn: madridDate(calledAt(row.statusSince, now)),
    calledBy: authorOf(demoHospitals.findIndex(({ id }) => id === row.hospitalId)),
    callNote: 'Le encajan el turno y el salario. Avisará en su trabajo y nos dirá desde cuándo puede empezar.',
  };
}

const outcome = (turn: number): CandidacyStatus => openOutcomes[turn % openOutcomes.length] ?? 'applied';
