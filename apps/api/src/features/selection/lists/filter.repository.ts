import { type CandidacyStatus, isOpenCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { Certification } from '@fonendo/domain/hospitals/view';
import { type MatchLevel, matchFloors } from '@fonendo/domain/offers/match';
import { searchableWords } from '@fonendo/domain/search/searchable';
import type { CandidateWait } from '@fonendo/domain/selection/list';
import { and, eq, gte, inArray, isNull, like, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offerWords } from '../../../db/schema/offers.ts';
import { documentRequests } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { ask, type Buildable, each, type Placeholders } from '../../../db/statements/prepared.ts';
import { isCertifiedAs } from '../../doctors/doctors.public.ts';
import type { Searched } from '../../search/slips/slips.public.ts';
import { awaitsAnswer, awaitsDate, awaitsReply, awaitsResult, stepName as nameOfStep } from './waiting.repository.ts';

export type ListFilter = {
  /** Limits every list to one hospital. */
  hospitalId: string;
  offerId?: string | undefined;
  ids?: readonly string[] | undefined;
  status?: readonly CandidacyStatus[] | undefined;
  step?: number | undefined;
  stepName?: string | undefined;
  /** With an interview that lacks, at this time, a date, an answer to the candidate's dates, or its result. */
  waitsFor?: CandidateWait | undefined;
  now?: Date | undefined;
  /** Accepted from one time to before another. */
  accepted?: { from: Date; to: Date } | undefined;
  certification?: readonly Certification[] | undefined;
  minMatch?: MatchLevel | undefined;
  /** Open, and at their step since before this time. */
  lateBefore?: Date | undefined;
  /** Open, and not opened by anybody. */
  unseen?: boolean | undefined;
  /** With documents that wait for a verdict. */
  toAccept?: boolean | undefined;
  search?: string | undefined;
};

/** Placeholders, for a statement that is kept. */
type Scope = { hospitalId: string | Placeholder; offerId?: string | Placeholder | undefined };

/** What of a filter stands in the text of a statement. */
const shapeOf = ({ status, waitsFor, certification, minMatch, unseen, toAccept }: ListFilter) => ({
  ...{ status, waitsFor, certification, minMatch, unseen, toAccept },
});

/** What is filled in. */
const valuesOf = ({ now, accepted, search, hospitalId, offerId, ids, step, stepName, lateBefore }: ListFilter) => ({
  ...{ hospitalId, offerId, ids, step, stepName, lateBefore, now: now ?? new Date() },
  ...{ acceptedFrom: accepted?.from, acceptedTo: accepted?.to, patterns: each(patternsOf(search)) },
});

/** A filter whose values are placeholders. */
export type AskedFilter = ReturnType<typeof shapeOf> & Placeholders<ReturnType<typeof valuesOf>>;

/** Asks with a filter: one statement for each shape of it. */
export const askCandidates = <Answer, Values extends object>(
  db: Queryable,
  what: string,
  filter: ListFilter,
  values: Values,
  build: (filter: AskedFilter, p: Placeholders<Values>) => Buildable<Answer>,
): Promise<Answer> => {
  const shape = shapeOf(filter);
  return ask(db, `${what} ${JSON.stringify(shape)}`, { ...valuesOf(filter), ...values }, (p) =>
    build({ ...shape, ...(p as Placeholders<ReturnType<typeof valuesOf>>) }, p),
  );
};

/** The part of the filter that an index supports. */
export const scopeOf = ({ hospitalId, offerId }: Scope): SQL | undefined =>
  and(eq(candidacies.hospitalId, hospitalId), offerId === undefined ? undefined : eq(candidacies.offerId, offerId));

export const conditionOf = (filter: AskedFilter): SQL | undefined =>
  and(withoutWords(filter), ...wordConditions(filter.patterns, sql`${candidacies.searchText}`));

/** The same condition, written so that the index of words is not used: for words that most CVs contain. */
export const conditionReadingAlong = (filter: AskedFilter): SQL | undefined =>
  and(withoutWords(filter), ...wordConditions(filter.patterns, sql`(${candidacies.searchText} || '')`));

/**
 * How slips are forgiven: by the names of the hospital's own candidates, and for what CVs say by the words of open
 * offers. CVs are too long to look for what resembles a word in them.
 */
export const searchedCandidates = (db: Queryable, { hospitalId, offerId }: ListFilter): Searched => {
  const scope = { hospitalId, offerId };
  return {
    vocabulary: [
      {
        text: users.searchName,
        from: sql`${candidacies} inner join ${users} on ${eq(users.id, candidacies.doctorId)}`,
        where: scopeOf(scope),
      },
      { text: offerWords.word, from: sql`${offerWords}` },
    ],
    finds: async (search) => {
      const found = await askCandidates(db, 'any candidate', { ...scope, search }, {}, (asked) =>
        db.select({ id: candidacies.id }).from(candidacies).where(conditionOf(asked)).limit(1),
      );
      return found.length > 0;
    },
  };
};

function withoutWords(filter: AskedFilter): SQL | undefined {
  const { ids, status, step, stepName, waitsFor, now, acceptedFrom, acceptedTo, ...more } = filter;
  const { certification, minMatch, lateBefore, unseen, toAccept } = more;
  // These apply only to open candidacies, so together with ended ones nothing matches.
  const waits = lateBefore || unseen || toAccept || waitsFor;
  const at = sql`${now}::timestamptz`;
  return and(
    scopeOf(filter),
    ids && oneOf(candidacies.id, ids),
    status &&
      inArray(
        candidacies.status,
        status.filter((one) => !waits || isOpenCandidacy(one)),
      ),
    step === undefined ? undefined : and(eq(candidacies.status, 'inProcess'), eq(candidacies.step, step)),
    stepName === undefined ? undefined : and(eq(candidacies.status, 'inProcess'), eq(nameOfStep, stepName)),
    waitsFor === 'answer' ? awaitsAnswer : undefined,
    waitsFor === 'date' ? awaitsDate(at) : undefined,
    waitsFor === 'proposal' ? awaitsReply(at) : undefined,
    waitsFor === 'result' ? awaitsResult(at) : undefined,
    acceptedFrom &&
      acceptedTo &&
      and(
        eq(candidacies.status, 'accepted'),
        gte(candidacies.stepSince, acceptedFrom),
        lt(candidacies.stepSince, acceptedTo),
      ),
    certification && isCertifiedAs(candidacies.doctorId, certification),
    minMatch === undefined ? undefined : gte(candidacies.match, matchFloors[minMatch]),
    lateBefore && and(eq(candidacies.ended, false), lt(candidacies.stepSince, lateBefore)),
    unseen ? and(eq(candidacies.ended, false), isNull(candidacies.seenAt)) : undefined,
    toAccept ? and(eq(candidacies.ended, false), withPapersToAccept(filter)) : undefined,
  );
}

const withPapersToAccept = ({ hospitalId }: AskedFilter): SQL =>
  sql`${candidacies.id} in (select ${documentRequests.candidacyId} from ${documentRequests} where ${and(
    eq(documentRequests.hospitalId, hospitalId),
    eq(documentRequests.status, 'uploaded'),
  )})`;

/** Whether all of these are open or all have ended, so that the index of the order can be used. */
export function sideOf({
  status,
  lateBefore,
  unseen,
  toAccept,
  waitsFor,
}: Pick<AskedFilter, 'status' | 'lateBefore' | 'unseen' | 'toAccept' | 'waitsFor'>): SQL | undefined {
  if (lateBefore || unseen || toAccept || waitsFor) return eq(candidacies.ended, false);
  const open = status?.filter(isOpenCandidacy).length;
  if (!status || open === undefined || (open > 0 && open < status.length)) return undefined;
  return eq(candidacies.ended, open === 0);
}

const patternsOf = (search: string | undefined): string[] | undefined =>
  search
    ? searchableWords(search)
        .split(' ')
        .filter(Boolean)
        .map((word) => `%${word}%`)
    : undefined;

/** Every word has to be in the name or the CV. Punctuation alone matches nothing. */
const wordConditions = (patterns: readonly Placeholder[] | undefined, text: SQL): SQL[] =>
  patterns?.length === 0 ? [sql`false`] : (patterns ?? []).map((pattern) => like(text, pattern));
