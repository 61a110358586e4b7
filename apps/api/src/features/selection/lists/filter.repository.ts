import { type CandidacyStatus, isOpenCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { Certification } from '@fonendo/domain/hospitals/view';
import { type MatchLevel, matchFloors } from '@fonendo/domain/offers/match';
import { searchableWords } from '@fonendo/domain/search/searchable';
import type { CandidateWait } from '@fonendo/domain/selection/list';
import { and, eq, gte, inArray, isNull, like, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offerWords } from '../../../db/schema/offers.ts';
import { documentRequests } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
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

/** The part of the filter that an index supports. */
export const scopeOf = ({ hospitalId, offerId }: Scope): SQL | undefined =>
  and(eq(candidacies.hospitalId, hospitalId), offerId === undefined ? undefined : eq(candidacies.offerId, offerId));

export const conditionOf = (filter: ListFilter): SQL | undefined =>
  and(withoutWords(filter), ...wordConditions(filter.search, sql`${candidacies.searchText}`));

/** The same condition, written so that the index of words is not used: for words that most CVs contain. */
export const conditionReadingAlong = (filter: ListFilter): SQL | undefined =>
  and(withoutWords(filter), ...wordConditions(filter.search, sql`(${candidacies.searchText} || '')`));

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
      const condition = conditionOf({ ...scope, search });
      return (await db.select({ id: candidacies.id }).from(candidacies).where(condition).limit(1)).length > 0;
    },
  };
};

function withoutWords(filter: ListFilter): SQL | undefined {
  const { ids, status, step, stepName, waitsFor, now, accepted, ...more } = filter;
  const { certification, minMatch, lateBefore, unseen, toAccept } = more;
  // These apply only to open candidacies, so together with ended ones nothing matches.
  const waits = lateBefore || unseen || toAccept || waitsFor;
  const at = sql`${(now ?? new Date()).toISOString()}::timestamptz`;
  return and(
    scopeOf(filter),
    ids && inArray(candidacies.id, [...ids]),
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
    accepted &&
      and(
        eq(candidacies.status, 'accepted'),
        gte(candidacies.stepSince, accepted.from),
        lt(candidacies.stepSince, accepted.to),
      ),
    certification && isCertifiedAs(candidacies.doctorId, certification),
    minMatch === undefined ? undefined : gte(candidacies.match, matchFloors[minMatch]),
    lateBefore && and(eq(candidacies.ended, false), lt(candidacies.stepSince, lateBefore)),
    unseen ? and(eq(candidacies.ended, false), isNull(candidacies.seenAt)) : undefined,
    toAccept ? and(eq(candidacies.ended, false), withPapersToAccept(filter)) : undefined,
  );
}

const withPapersToAccept = ({ hospitalId }: ListFilter): SQL =>
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
}: Pick<ListFilter, 'status' | 'lateBefore' | 'unseen' | 'toAccept' | 'waitsFor'>): SQL | undefined {
  if (lateBefore || unseen || toAccept || waitsFor) return eq(candidacies.ended, false);
  const open = status?.filter(isOpenCandidacy).length;
  if (!status || open === undefined || (open > 0 && open < status.length)) return undefined;
  return eq(candidacies.ended, open === 0);
}

/** Every word has to be in the name or the CV. Punctuation alone matches nothing. */
function wordConditions(search: string | undefined, text: SQL): SQL[] {
  if (!search) return [];
  const words = searchableWords(search).split(' ').filter(Boolean);
  return words.length === 0 ? [sql`false`] : words.map((word) => like(text, `%${word}%`));
}
