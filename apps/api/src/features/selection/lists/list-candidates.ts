import type { CandidateFilters, CandidatePage, CandidatesQuery } from '@fonendo/contract/selection/lists.schema';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { madridInstant } from '@fonendo/domain/reference/time-zones';
import { addDays, addMonths } from '@fonendo/domain/reference/working-calendar';
import { lateAfterDays } from '@fonendo/domain/selection/list';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import { cutPage } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { getMembership, type Membership } from '../../hospitals/hospitals.public.ts';
import { readForgiving } from '../../search/slips/slips.public.ts';
import { findBoardOffer } from '../board/columns.repository.ts';
import { readRows } from './cards.ts';
import { readChoices } from './choices.ts';
import { readListCursor, writeListCursor } from './cursor.ts';
import { type ListFilter, searchedCandidates } from './filter.repository.ts';
import type { SelectionListsContext } from './lists.context.ts';
import { listRows } from './rows.repository.ts';

/** One page of the hospital's candidates, of one offer's, or of one column of its board. */
export async function listCandidates(
  { db, now }: SelectionListsContext,
  actor: Actor,
  { cursor, limit, ...filters }: CandidatesQuery,
): Promise<CandidatePage> {
  const { sort } = filters;
  const { hospital, member } = await getMembership(db, actor);
  const filter = filterOf(hospital.id, filters, now());
  const from = readListCursor(cursor, sort);
  const [{ found, understood }, offer] = await Promise.all([
    readForgiving(db, searchedCandidates(db, filter), {
      search: filter.search,
      read: (search) => listRows(db, { ...filter, search }, { sort, after: from?.after ?? null, limit }),
      isEmpty: ({ rows }) => rows.length === 0,
    }),
    filters.offer && findBoardOffer(db, hospital.id, filters.offer),
  ]);
  if (offer === null) throw new ApiError('NotFound');
  const { page, last } = cutPage(found.rows, limit);
  const can = rightsOf(actor, member);
  const [items, total, choices] = await Promise.all([
    readRows(
      db,
      page.map(({ id }) => id),
      { now: now(), runs: can.run },
    ),
    from?.total ?? found.total(),
    cursor ? null : readChoices(db, filter, lateBefore(now())),
  ]);
  return { items, nextCursor: last && writeListCursor(sort, total, last), ...total, understood, choices, can };
}

export const rightsOf = (actor: Actor, { role }: Membership['member']): CandidatePage['can'] =>
  rightsFor(actor, {
    run: hasHospitalRight(role, 'runCandidacies'),
    requestDocuments: hasHospitalRight(role, 'requestDocuments'),
    manageInterviews: hasHospitalRight(role, 'manageInterviews'),
  });

type Narrowed = Partial<Omit<CandidateFilters, 'sort'>> & { ids?: string[] | undefined };

export function filterOf(hospitalId: string, filters: Narrowed, now: Date): ListFilter {
  const { offer, late, search, acceptedIn, ...same } = filters;
  return {
    hospitalId,
    ...same,
    now,
    offerId: offer,
    search: search || undefined,
    lateBefore: late ? lateBefore(now) : undefined,
    accepted: acceptedIn === undefined ? undefined : monthOf(acceptedIn),
  };
}

function monthOf(month: string): { from: Date; to: Date } {
  const first = `${month}-01` as const;
  return { from: midnightOf(first), to: midnightOf(addMonths(first, 1)) };
}

/** Days are counted from midnight to midnight in peninsular Spain. */
export function lateBefore(now: Date): Date {
  return midnightOf(addDays(madridDate(now), -lateAfterDays));
}

function midnightOf(date: CalendarDate): Date {
  const midnight = madridInstant({ date, time: '00:00' });
  if (!midnight) throw new Error(`there is no midnight on ${date}`);
  return midnight;
}
