import type { PetitionSort, PetitionStatusFilter } from '@fonendo/contract/petitions/queue.schema';
import { termMonths } from '@fonendo/domain/petitions/legal-term';
import { petitionStatuses } from '@fonendo/domain/petitions/petition.lifecycle';
import { countries } from '@fonendo/domain/reference/countries';
import { orderBy, parseSort } from '../../../ui/table/table-search.ts';
import type { PetitionsFilter } from '../petitions.queries.ts';

/** The queue as its address says it. A type, not an interface, so that it is a plain search object. */
export type QueueSearch = {
  q?: string;
  /** Without one: what there is to do, or everywhere while something is sought; see `shownStatus`. */
  status?: PetitionStatusFilter | 'all';
  country?: string;
  paid?: 'true' | 'false';
  waiting?: string;
  /** What a figure of the dashboard counts: see `onlyFilter`. */
  only?: string;
  sort?: string;
};

export type ReviewSearch = QueueSearch & {
  /** The document on the desk, or the CV. */
  doc?: string;
};

/** The contract's own words; its schemas would bring the validator along. */
export const statusFilters = ['none', ...petitionStatuses] as const satisfies readonly PetitionStatusFilter[];
const sorts = ['waiting', 'created', 'updated', 'name'] as const satisfies readonly PetitionSort[];

/** Days that people ask for; more than seven is late. */
export const waitingChoices = ['3', '8', '14', '30', '90'] as const;

/** What a figure of the dashboard counts besides status and wait, in the words of the API. */
type OnlyFilter = Pick<PetitionsFilter, 'waitingBelow' | 'term' | 'cv' | 'registered' | 'resolved'>;

/** One word of the address for each of them: `below-8`, `term-over`, `cv-pending`, `registered-2026-03`. */
export function onlyFilter(word: string): OnlyFilter | undefined {
  const [, below] = /^below-(\d{1,4})$/.exec(word) ?? [];
  if (below) return { waitingBelow: Number(below) };
  const term = termMonths.find((month) => word === `term-${month}`);
  if (term) return { term };
  if (word === 'cv-pending') return { cv: 'pending' };
  const [, what, month] = /^(registered|resolved)-(20\d{2}-(?:0[1-9]|1[0-2]))$/.exec(word) ?? [];
  return what && month ? { [what]: month } : undefined;
}

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseQueueSearch(raw: Record<string, unknown>): QueueSearch {
  const value = (key: string) => (raw[key] === undefined || raw[key] === null ? undefined : String(raw[key]));
  const text = value('q')?.trim().slice(0, 100);
  const status = ([...statusFilters, 'all'] as const).find((known) => known === value('status'));
  const country = countries.find((known) => known === value('country'));
  const paid = (['true', 'false'] as const).find((known) => known === value('paid'));
  const waiting = waitingChoices.find((known) => known === value('waiting'));
  const only = value('only');
  const sort = value('sort');
  const knownSort = sorts.find((known) => known === parseSort(sort)?.key);
  return {
    ...(text && { q: text }),
    ...(status && { status }),
    ...(country && { country }),
    ...(paid && { paid }),
    ...(waiting && { waiting }),
    ...(only && onlyFilter(only) && { only }),
    ...(sort && knownSort && { sort }),
  };
}

export function parseReviewSearch(raw: Record<string, unknown>): ReviewSearch {
  const { doc } = raw;
  return { ...parseQueueSearch(raw), ...(typeof doc === 'string' && doc.length <= 40 && { doc }) };
}

/**
 * An administrator opens the queue to judge what was handed in: that comes first. Who looks for somebody by name means
 * wherever that petition stands. Undefined: all of them.
 */
export function shownStatus({ status, q }: QueueSearch): PetitionStatusFilter | undefined {
  if (status === 'all') return undefined;
  return status ?? (q ? undefined : 'Pending');
}

type Shown = Omit<QueueSearch, 'status'> & { status?: PetitionStatusFilter | undefined };

/** The next address, after the table that shows this search was changed. What is shown anyway need not stand in it. */
export function withShown(search: QueueSearch, { status: chosen, ...next }: Shown): QueueSearch {
  // Another filter: the status remains as it is, said or unsaid.
  if (chosen === shownStatus(search)) return { ...next, ...(search.status && { status: search.status }) };
  return chosen === shownStatus(next) ? next : { ...next, status: chosen ?? 'all' };
}

/** What the server is asked for. Without a column of one's own choice it puts the longest wait first. */
export function filterOf(search: QueueSearch): PetitionsFilter {
  const { q, country, paid, waiting, only, sort } = search;
  const status = shownStatus(search);
  return {
    ...(q && { search: q }),
    ...(status && { status }),
    ...(country && { country }),
    ...(paid && { paid }),
    ...(waiting && { waitingDays: Number(waiting) }),
    ...(only && onlyFilter(only)),
    ...orderBy(sort, sorts),
  };
}
