import { candidacyStatuses, openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { certifications } from '@fonendo/domain/hospitals/view';
import { candidateSorts, candidateWaits } from '@fonendo/domain/selection/list';
import { parseTypedDate } from '../../../ui/fields/date/typed-date.ts';
import { matching, oneOf, readSearch, type SearchOf, text, uuid } from '../../../ui/table/read-search.ts';
import type { CandidatesAddress } from './address.ts';
import type { CandidatesFilter } from './candidates.queries.ts';

/** Only the best, or those who fit at all. */
export const matchChoices = ['high', 'medium'] as const;

const isOn = oneOf(['true']);

const fields = {
  q: text,
  certification: oneOf(certifications),
  match: oneOf(matchChoices),
  late: isOn,
  unseen: isOn,
  toAccept: isOn,
  sort: oneOf(candidateSorts),
  offer: uuid,
  /** Without one: open candidacies. */
  status: oneOf([...candidacyStatuses, 'all']),
  step: matching(/^\d$/),
  stepName: text,
  waitsFor: oneOf(candidateWaits),
  acceptedIn: matching(/^20\d\d-(0[1-9]|1[0-2])$/),
  view: oneOf(['table', 'calendar']),
  column: matching(/^(\d|applied|accepted|discarded|withdrawn)$/),
  period: oneOf(['month', 'list']),
  day: (word: string) => (/^20\d\d-/.test(word) ? (parseTypedDate(word) ?? undefined) : undefined),
  interview: uuid,
};

export type CandidatesSearch = SearchOf<typeof fields>;

export const parseCandidatesSearch = (address: CandidatesAddress): CandidatesSearch => readSearch(address, fields);

/** The filters; the rest of an address is about how the list is shown. */
const filterKeys = [
  ...(['q', 'certification', 'match', 'late', 'unseen', 'toAccept'] as const),
  ...(['offer', 'status', 'step', 'stepName', 'waitsFor', 'acceptedIn'] as const),
] as const;

export const isFiltered = (search: CandidatesSearch): boolean => filterKeys.some((key) => search[key] !== undefined);

export const withoutFilters = (search: CandidatesSearch): CandidatesSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([key]) => !filterKeys.some((filter) => filter === key)),
  ) as CandidatesSearch;

/** The part of an address that is about the calendar. */
export const calendarOf = ({ period, day, interview }: CandidatesSearch) => ({
  ...(period && { period }),
  ...(day && { day }),
  ...(interview && { interview }),
});

export function withoutCalendar(search: CandidatesSearch): CandidatesSearch {
  const { period: _period, day: _day, interview: _interview, ...rest } = search;
  return rest;
}

/** The query for the server without the status. */
export function filterOf(search: CandidatesSearch): CandidatesFilter {
  const { q, certification, match, late, unseen, toAccept, sort } = search;
  return {
    ...(q && { search: q }),
    ...(certification && { certification }),
    ...(match && { minMatch: match }),
    ...(late && { late }),
    ...(unseen && { unseen }),
    ...(toAccept && { toAccept }),
    ...(sort && { sort }),
  };
}

/** All candidates of the hospital: the open ones, unless a status is chosen or somebody is searched for. */
export function listFilterOf(search: CandidatesSearch): CandidatesFilter {
  const { offer, step, stepName, waitsFor, acceptedIn, status = search.q ? 'all' : undefined } = search;
  const wanted = status === undefined ? openCandidacyStatuses.join(',') : status;
  return {
    ...filterOf(search),
    ...(offer && { offer }),
    ...(wanted !== 'all' && { status: wanted }),
    ...(step && { step: Number(step) }),
    ...(stepName && { stepName }),
    ...(waitsFor && { waitsFor }),
    ...(acceptedIn && { acceptedIn }),
  };
}
