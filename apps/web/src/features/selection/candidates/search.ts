import {
  type CandidacyStatus,
  candidacyStatuses,
  openCandidacyStatuses,
} from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { certifications } from '@fonendo/domain/hospitals/view';
import { type CandidateSort, candidateSorts } from '@fonendo/domain/selection/list';
import type { CandidatesAddress } from './address.ts';
import type { CandidatesFilter } from './candidates.queries.ts';

/** A type, not an interface, so that it is a plain search object. */
export type CandidatesSearch = {
  q?: string;
  certification?: string;
  match?: string;
  late?: 'true';
  unseen?: 'true';
  toAccept?: 'true';
  sort?: CandidateSort;
  offer?: string;
  /** Without one: those in progress. */
  status?: CandidacyStatus | 'all';
  step?: string;
  view?: 'table' | 'calendar';
  column?: string;
};

/** Percentages that people ask for. */
export const matchChoices = ['60', '75', '90'] as const;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseCandidatesSearch(raw: CandidatesAddress): CandidatesSearch {
  const text = raw.q?.trim();
  const known = {
    certification: certifications.find((one) => one === raw.certification),
    match: matchChoices.find((one) => one === raw.match),
    late: (['true'] as const).find((one) => one === raw.late),
    unseen: (['true'] as const).find((one) => one === raw.unseen),
    toAccept: (['true'] as const).find((one) => one === raw.toAccept),
    sort: candidateSorts.find((one) => one === raw.sort),
    offer: raw.offer && uuid.test(raw.offer) ? raw.offer : undefined,
    status: ([...candidacyStatuses, 'all'] as const).find((one) => one === raw.status),
    step: raw.step && /^\d$/.test(raw.step) ? raw.step : undefined,
    view: (['table', 'calendar'] as const).find((one) => one === raw.view),
    column: raw.column && /^(\d|applied|accepted|discarded|withdrawn)$/.test(raw.column) ? raw.column : undefined,
  };
  const told = Object.entries(known).filter(([, value]) => value !== undefined);
  return { ...(text && { q: text }), ...Object.fromEntries(told) };
}

/** What narrows a list; the rest of an address says how it is looked at. */
const filterKeys = ['q', 'certification', 'match', 'late', 'unseen', 'toAccept', 'offer', 'status', 'step'] as const;

export const isFiltered = (search: CandidatesSearch): boolean => filterKeys.some((key) => search[key] !== undefined);

export const withoutFilters = (search: CandidatesSearch): CandidatesSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([key]) => !filterKeys.some((filter) => filter === key)),
  ) as CandidatesSearch;

/** What the server is asked for, whatever the status. */
export function filterOf(search: CandidatesSearch): CandidatesFilter {
  const { q, certification, match, late, unseen, toAccept, sort } = search;
  return {
    ...(q && { search: q }),
    ...(certification && { certification }),
    ...(match && { minMatch: Number(match) }),
    ...(late && { late }),
    ...(unseen && { unseen }),
    ...(toAccept && { toAccept }),
    ...(sort && { sort }),
  };
}

/** All candidates of the hospital: those in progress, unless somebody asks for others or looks for somebody. */
export function listFilterOf(search: CandidatesSearch): CandidatesFilter {
  const { offer, step, status = search.q ? 'all' : undefined } = search;
  const wanted = status === undefined ? openCandidacyStatuses.join(',') : status;
  return {
    ...filterOf(search),
    ...(offer && { offer }),
    ...(wanted !== 'all' && { status: wanted }),
    ...(step && { step: Number(step) }),
  };
}
