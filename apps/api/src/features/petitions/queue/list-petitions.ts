import type {
  PetitionFilters,
  PetitionPage,
  PetitionPageQuery,
  PetitionRow,
} from '@fonendo/contract/petitions/queue.schema';
import { canUploadDocument } from '@fonendo/domain/documents/document.policy';
import type { PaperWeights } from '@fonendo/domain/documents/paper-weights';
import { documentRequirements } from '@fonendo/domain/documents/requirements';
import { allegeBy } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import { firstToOpen } from '@fonendo/domain/petitions/legal-clock/notification';
import { lastDaysPast, registeredIn, type TermMonth } from '@fonendo/domain/petitions/legal-term';
import { petitionStep } from '@fonendo/domain/petitions/next-step';
import { reachedSteps } from '@fonendo/domain/petitions/petition.lifecycle';
import { answersHearing } from '@fonendo/domain/petitions/requirement-answer';
import { petitionStanding } from '@fonendo/domain/petitions/standing';
import { type PlacedHolidays, residenceOf, withResidence } from '@fonendo/domain/reference/regional-holidays';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Database, Queryable } from '../../../db/database.ts';
import { cutPage } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { readCursor, writeCursor } from '../../../http/cursor.ts';
import { readForgiving } from '../../search/slips/slips.public.ts';
import { answersOpen } from '../answers/answer-files.ts';
import { readPaperWeights } from '../checklist/weigh-papers.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import type { PetitionRecord } from '../petitions.repository.ts';
import { legalTermOf } from '../procedure/state.ts';
import { readSeatHolidays } from '../review/settings.ts';
import type { TermFilter } from './figures.repository.ts';
import { countQueue, listQueueRows, type QueueFilter, queueKeysets, searchedQueue } from './queue.repository.ts';
import { type PageFacts, readPageFacts } from './queue-rows.repository.ts';

type Context = Pick<PetitionsContext, 'db' | 'now' | 'practiceRule'>;

/** One page: a doctor's own petitions, or the administrators' queue. */
export async function listPetitions(
  context: Context,
  actor: Actor,
  { cursor, limit, ...filters }: PetitionPageQuery,
): Promise<PetitionPage> {
  const { sort } = filters;
  const filter = await filterOf(context, actor, filters);
  const after = readCursor(cursor, queueKeysets[sort])?.after ?? null;
  const { found, understood } = await readForgiving(context.db, searchedQueue(context.db, actor), {
    search: filter.search,
    read: (search) => listQueueRows(context.db, { ...filter, search }, { sort, order: orderOf(filters), after, limit }),
    isEmpty: ({ rows }) => rows.length === 0,
  });
  const { page, last } = cutPage(found.rows, limit);
  const [items, total] = await Promise.all([
    presentRows(context, context.db, page),
    found.total ?? countQueue(context.db, { ...filter, search: understood ?? filter.search }),
  ]);
  return {
    items,
    nextCursor: last && writeCursor(queueKeysets[sort], last),
    total,
    understood,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

export async function filterOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { waitingDays, waitingBelow, term, sort: _sort, order: _order, ...same }: PetitionFilters,
): Promise<QueueFilter> {
  const daysAgo = (days: number | undefined) =>
    days === undefined ? undefined : new Date(now().getTime() - days * dayMs);
  return {
    ...same,
    actor,
    waitingSince: daysAgo(waitingDays),
    waitingAfter: daysAgo(waitingBelow),
    term: term && (await termFilter(db, term, now())),
  };
}

/** A month of the legal term on a given day. */
export async function termFilter(db: Queryable, month: TermMonth, now: Date): Promise<TermFilter> {
  const today = madridDate(now);
  return { month, ...registeredIn(month, today), today, past: lastDaysPast(today, await readSeatHolidays(db, now)) };
}

/** Names from A to Z, the longest wait first, dates from the newest. */
export const orderOf = ({ sort, order }: Pick<PetitionFilters, 'sort' | 'order'>): 'asc' | 'desc' =>
  order ?? (sort === 'waiting' || sort === 'name' ? 'asc' : 'desc');

/** Related data are read at once for the whole page. */
export async function presentRows(
  { now, practiceRule }: Pick<Context, 'now' | 'practiceRule'>,
  db: Database,
  rows: readonly PetitionRecord[],
): Promise<PetitionRow[]> {
  if (rows.length === 0) return [];
  const ids = { doctorIds: rows.map(({ doctorId }) => doctorId), petitionIds: rows.map(({ id }) => id) };
  const [page, seat, weights] = await Promise.all([
    readPageFacts(db, ids),
    readSeatHolidays(db, now()),
    readPaperWeights(db),
  ]);
  const people = new Map(page.people.map((row) => [row.doctorId, row]));
  const documents = Map.groupBy(page.documents, ({ doctorId }) => doctorId);
  const facts = new Map(page.doctors.map((row) => [row.doctorId, row]));
  const suspensions = Map.groupBy(page.suspensions, ({ petitionId }) => petitionId);
  const hearings = new Map(page.hearings.map((row) => [row.petitionId, row]));
  const openConditions = new Map(page.conditions.map(({ petitionId, open }) => [petitionId, open]));
  const instant = now();
  return rows.flatMap((petition) => {
    const person = people.get(petition.doctorId);
    const doctor = facts.get(petition.doctorId);
    if (!person) return [];
    return presentRow(petition, person, {
      required: doctor ? requiredKinds(doctor, petition, weights, instant, practiceRule) : [],
      current: documents.get(petition.doctorId) ?? [],
      suspensions: suspensions.get(petition.id) ?? [],
      hearing: hearings.get(petition.id) ?? null,
      openConditions: openConditions.get(petition.id) ?? 0,
      holidays: withResidence(seat, residenceOf(doctor?.countryOfResidence ?? null, doctor?.postalCode ?? null)),
      instant,
    });
  });
}

type Facts = PageFacts['doctors'][number];

function requiredKinds(
  { nationality, otherNationality, postalCode: _postalCode, ...declared }: Facts,
  { ended, representativeName }: PetitionRecord,
  weights: PaperWeights,
  now: Date,
  rule: PetitionsContext['practiceRule'],
) {
  const nationalities = [nationality, otherNationality].filter((country) => country !== null);
  const petition = ended ? null : { represented: representativeName !== null };
  const facts = { ...declared, certified: false, nationalities, petition, weights };
  return documentRequirements(facts, madridDate(now), rule)
    .filter(({ necessity }) => necessity === 'required')
    .map(({ kind }) => kind);
}

type Person = PageFacts['people'][number];

type Belongings = {
  required: PetitionRow['documents'][number]['kind'][];
  current: PageFacts['documents'];
  suspensions: PageFacts['suspensions'];
  hearing: PageFacts['hearings'][number] | null;
  openConditions: number;
  holidays: PlacedHolidays;
  instant: Date;
};

function presentRow(petition: PetitionRecord, person: Person, belongings: Belongings): PetitionRow {
  const { required, current, suspensions, openConditions, holidays, instant } = belongings;
  const { registryNumber, registeredOn } = petition;
  const term = legalTermOf(petition, suspensions, holidays, instant);
  return {
    id: petition.id,
    reference: petition.reference,
    name: `${person.firstname} ${person.lastname}`.trim(),
    email: person.email,
    country: petition.country,
    status: petition.status,
    standing: petitionStanding({ ...petition, hasOpenConditions: openConditions > 0 }),
    turn: turnOf(petition, person, belongings, term?.daysOver ?? 0),
    paid: petition.paid,
    createdAt: petition.createdAt.toISOString(),
    updatedAt: petition.updatedAt.toISOString(),
    sentAt: petition.sentAt?.toISOString() ?? null,
    waitingDays: petition.ended ? null : daysBetween(madridDate(petition.statusSince), madridDate(instant)),
    documents: presentTicks(required, current, petition.ended),
    replaced: current.filter(({ version, status }) => version > 1 && status === 'pending').length,
    reached: reachedSteps(petition.status, person.cvStatus === 'reviewed'),
    legalTerm:
      term && registryNumber !== null && registeredOn !== null ? { registryNumber, registeredOn, ...term } : null,
  };
}

/** While it is being filled in it is always the doctor's turn. */
function turnOf(
  petition: PetitionRecord,
  { hasOpenCandidacy, cvReturned }: Person,
  { current, suspensions, hearing, openConditions, holidays, instant }: Belongings,
  daysOver: number,
): PetitionRow['turn'] {
  const today = madridDate(instant);
  const requirement = suspensions.find(({ until }) => until === null) ?? null;
  const files = current.map(({ uploadedAt, uploadedFor, status }) => ({
    ...{ uploadedAt: new Date(uploadedAt), uploadedFor, rejected: status === 'rejected' },
  }));
  const facts = {
    status: petition.status,
    missing: [],
    documents: current.map(({ kind, status: verdict, validUntil }) => ({
      kind,
      rejected: verdict === 'rejected',
      validUntil,
      replaceable: canUploadDocument({ status: verdict, superseded: false }, hasOpenCandidacy),
    })),
    cvReturned,
    answerBy: requirement?.answerBy ?? null,
    answered: requirement !== null && files.some((file) => answersOpen(petition, requirement, file)),
    allegeBy: hearing && allegeBy(hearing, today, holidays),
    alleged: hearing !== null && files.some((file) => answersHearing(file, hearing.id)),
    openBy: firstToOpen([requirement, hearing], today),
    openConditions,
    daysOver,
  };
  return petitionStep(facts, madridDate(instant)).turn;
}

/** Once a petition has ended nothing is missing: files were deleted on purpose. */
function presentTicks(
  required: Belongings['required'],
  current: Belongings['current'],
  ended: boolean,
): PetitionRow['documents'] {
  const ticks: PetitionRow['documents'] = required.flatMap((kind): PetitionRow['documents'] => {
    const files = current.filter((document) => document.kind === kind);
    if (files.length === 0) return ended ? [] : [{ kind, status: 'missing' }];
    return files.map(({ status }) => ({ kind, status }));
  });
  const others = current.filter(({ kind }) => !required.includes(kind));
  return [...ticks, ...others.map(({ kind, status }) => ({ kind, status }))];
}
