import { placeSearchText } from '@fonendo/domain/hospitals/search';
import type { OfferContent } from '@fonendo/domain/offers/offer';
import type { OfferStatus } from '@fonendo/domain/offers/offer.lifecycle';
import { offerSearchTexts, searchWords } from '@fonendo/domain/offers/search';
import type { ContractType, WorkingDay } from '@fonendo/domain/offers/terms';
import type { offers, offerWords } from '../schema/offers.ts';
import type { selectionProcesses } from '../schema/selection-processes.ts';
import { demoHospitals, settledHospitals } from './hospitals.ts';
import { demoId } from './ids.ts';
import { type DemoPost, demoClosings, demoPosts } from './offer-posts.ts';
import { demoProcessOf } from './processes.ts';
import { demoMembers } from './staff.ts';
import { workedDaysAgo } from './working-time.ts';

type OfferRow = typeof offers.$inferInsert;

const total = 80;
/** The index after the others: the first offer of a hospital that is not approved itself. */
const firstOffer = total;

/** The statuses of ten offers; the demo hospital has some in every status. */
const statuses: readonly OfferStatus[] = [
  ...(['approved', 'approved', 'approved', 'pending', 'approved'] as const),
  ...(['approved', 'draft', 'approved', 'closed', 'approved'] as const),
];

const refusals = [
  'El salario no coincide con la categoría anunciada. Indiquen la retribución fija sin las guardias.',
  'La descripción menciona la edad de las personas candidatas. Retiren esa frase.',
  'Falta decir cuántas guardias al mes incluye el puesto.',
];

/** Eighty offers of the twelve approved hospitals, in every status, and the first one of a pending hospital. */
export function demoOffers(
  now: Date,
  processes: readonly (typeof selectionProcesses.$inferInsert)[],
): { offers: OfferRow[]; offerWords: (typeof offerWords.$inferInsert)[] } {
  const rows = Array.from({ length: total + 1 }, (_, index) => buildOffer(index, now, processes));
  const open = rows.filter(({ status }) => status === 'approved');
  const words = searchWords(
    ...open.flatMap(({ searchTitle = '', searchHospital = '', searchBody = '' }) => [
      searchTitle,
      searchHospital,
      searchBody,
    ]),
  );
  return { offers: rows, offerWords: words.map((word) => ({ word })) };
}

function buildOffer(
  index: number,
  now: Date,
  processes: readonly (typeof selectionProcesses.$inferInsert)[],
): OfferRow {
  const place = placeOf(index);
  const hospital = pick(demoHospitals, place);
  const post = postOf(index);
  const content = contentOf({ ...post, name: nameOf(post, index) }, hospital, place, index);
  const status = statusOf(index);
  const { processId, steps } = demoProcessOf(processes, hospital.id, index);
  // At least half a day old, so that only offers made while using the demo are new.
  const createdDaysAgo = 1.5 + ageOf(index, status);
  const at = (daysAgo: number) => workedDaysAgo(now, daysAgo);
  const isPublished = status === 'approved' || status === 'closed';
  return {
    id: demoId('offer', index + 1),
    hospitalId: hospital.id,
    status,
    ...content,
    // An unfinished draft without salary and vacancies.
    ...(status === 'draft' && index % 20 === 6 && { salaryMin: null, salaryMax: null, vacancies: null }),
    refusalReason: status === 'refused' ? pick(refusals, index) : null,
    submittedAt: status === 'pending' ? at(createdDaysAgo - 0.5) : null,
    createdBy: authorOf(place),
    createdAt: at(createdDaysAgo),
    updatedAt: at(Math.max(0.3, createdDaysAgo - 1 - (index % 4))),
    processId,
    steps: status === 'draft' ? null : steps,
    publishedAt: isPublished ? at(createdDaysAgo - 1) : null,
    closedAt: status === 'closed' ? at(Math.max(0.4, createdDaysAgo - 20)) : null,
    searchHospital: placeSearchText(hospital),
    ...offerSearchTexts(content),
    ...revisionOf(index, status, content, at),
  };
}

/** In days. The most popular offer has been open for weeks, so that its waiting times differ. */
function ageOf(index: number, status: OfferStatus): number {
  if (index === 0) return 25;
  return status === 'pending' ? index % 6 : (index * 13) % 90;
}

/** The demo hospital has more than the others: it is the one people sign in to. */
function placeOf(index: number): number {
  if (index === firstOffer) return settledHospitals;
  return index < 14 ? 0 : (index - 14) % settledHospitals;
}

const postOf = (index: number): DemoPost => pick(demoPosts, index * 7 + Math.floor(index / demoPosts.length));

/** No hospital has two offers of one name: the second says which post it is. */
function nameOf(post: DemoPost, index: number): string {
  const isSecond = Array.from({ length: index }).some(
    (_, earlier) => placeOf(earlier) === placeOf(index) && postOf(earlier) === post,
  );
  return isSecond ? `${post.name}, plaza de refuerzo` : post.name;
}

function statusOf(index: number): OfferStatus {
  if (index === firstOffer) return 'pending';
  if (index % 17 === 11) return 'refused';
  return pick(statuses, index);
}

/** A few open offers have a revision: one is a draft, one is pending, one was refused. */
function revisionOf(index: number, status: OfferStatus, content: OfferContent, at: (daysAgo: number) => Date) {
  if (status !== 'approved') return {};
  const revised = { ...content, salaryMax: content.salaryMax + 2_000 };
  if (index === 4 || index === 25)
    return { revision: revised, revisionStatus: 'pending' as const, submittedAt: at(0.3) };
  if (index === 9) return { revision: { ...revised, vacancies: 4 }, revisionStatus: 'draft' as const };
  if (index === 32) {
    const refusalReason = 'El nuevo texto no dice si las guardias están incluidas.';
    return { revision: revised, revisionStatus: 'refused' as const, refusalReason };
  }
  return {};
}

export function contentOf(
  post: DemoPost,
  { community, sector }: (typeof demoHospitals)[number],
  place: number,
  index: number,
): OfferContent {
  const salaryMin = post.salary + (index % 5) * 1_500 - 2_000;
  return {
    name: post.name,
    description: `${post.text}\n\n${pick(demoClosings, place)}`,
    community,
    speciality: post.speciality,
    salaryMin,
    salaryMax: salaryMin + 5_000 + (index % 4) * 2_500,
    workingDay: post.workingDay ?? pick(workingDays, index * 3 + Math.floor(index / workingDays.length)),
    contractType: pick(sector === 'public' ? publicContracts : privateContracts, index),
    yearsOfExperience: post.years,
    vacancies: 1 + (index % 3),
  };
}

const publicContracts: readonly ContractType[] = [
  ...(['statutoryInterim', 'statutoryPermanent', 'statutoryReplacement', 'temporaryReplacement'] as const),
];
const privateContracts: readonly ContractType[] = [
  ...(['permanent', 'permanent', 'freelance', 'temporaryProduction'] as const),
];
const workingDays: readonly WorkingDay[] = [
  ...(['full', 'rotating', 'full', 'onSiteCalls', 'full'] as const),
  ...(['morning', 'full', 'onCall', 'partial', 'afternoon'] as const),
];

/** A recruiter if there is one, otherwise the hospital's administrator. */
export function authorOf(place: number): string | null {
  const team = demoMembers.filter(({ hospitalId }) => hospitalId === demoHospitals[place]?.id);
  return (team.find(({ role }) => role === 'recruiter') ?? team[0])?.userId ?? null;
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
