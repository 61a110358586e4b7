import type { OpenWork, PetitionSort, PetitionStatusFilter } from '@fonendo/contract/petitions/queue.schema';
import { termMonths } from '@fonendo/domain/petitions/legal-term';
import { petitionStatuses } from '@fonendo/domain/petitions/petition.lifecycle';
import { countries } from '@fonendo/domain/reference/countries';
import { matching, oneOf, readSearch, type SearchOf, sortedBy, text } from '../../../ui/table/read-search.ts';
import { orderBy } from '../../../ui/table/table-search.ts';
import type { PetitionsFilter } from '../petitions.queries.ts';

/** Written again, because the contract's schemas would load the validator. */
export const statusFilters = ['none', ...petitionStatuses] as const satisfies readonly PetitionStatusFilter[];
const sorts = ['waiting', 'created', 'updated', 'name'] as const satisfies readonly PetitionSort[];

/** The further filters to choose from. */
export const openWork = ['messages-unanswered', 'cv-pending', 'term-over'] as const satisfies readonly OpenWork[];

/** Days to choose from; more than seven is late. */
export const waitingChoices = ['3', '8', '14', '30', '90'] as const;

/** The further filters of the dashboard's figures, as parameters of the API. */
type OnlyFilter = Pick<PetitionsFilter, 'waitingBelow' | 'term' | 'cv' | 'messages' | 'registered' | 'resolved'>;

/** One word of the address for each of them: `below-8`, `term-over`, `cv-pending`, `messages-unanswered`, `registered-2026-03`. */
export function onlyFilter(word: string): OnlyFilter | undefined {
  const [, below] = /^below-(\d{1,4})$/.exec(word) ?? [];
  if (below) return { waitingBelow: Number(below) };
  const term = termMonths.find((month) => word === `term-${month}`);
  if (term) return { term };
  if (word === 'cv-pending') return { cv: 'pending' };
  if (word === 'messages-unanswered') return { messages: 'unanswered' };
  const [, what, month] = /^(registered|resolved)-(20\d{2}-(?:0[1-9]|1[0-2]))$/.exec(word) ?? [];
  return what && month ? { [what]: month } : undefined;
}

const fields = {
  q: text,
  /** Without one: the pending ones, or all while searching; see `shownStatus`. */
  status: oneOf([...statusFilters, 'all']),
  country: oneOf(countries),
  paid: oneOf(['true', 'false']),
  waiting: oneOf(waitingChoices),
  /** What a figure of the dashboard counts: see `onlyFilter`. */
  only: (word: string) => (onlyFilter(word) ? word : undefined),
  sort: sortedBy(sorts),
};

export type QueueSearch = SearchOf<typeof fields>;

export const parseQueueSearch = (raw: Record<string, unknown>): QueueSearch => readSearch(raw, fields);

/** The document that is shown, or the CV; and the conversation, if it is open beside it. */
const reviewFields = { ...fields, doc: matching(/^.{1,40}$/), view: oneOf(['conversation']) };

export type ReviewSearch = SearchOf<typeof reviewFields>;

export const parseReviewSearch = (raw: Record<string, unknown>): ReviewSearch => readSearch(raw, reviewFields);

/**
 * Administrators see the pending petitions first. A search covers petitions of every status. Undefined: all of them.
 */
export function shownStatus({ status, q }: QueueSearch): PetitionStatusFilter | undefined {
  if (status === 'all') return undefined;
  return status ?? (q ? undefined : 'Pending');
}

type Shown = Omit<QueueSearch, 'status'> & { status?: PetitionStatusFilter | undefined };

/** The next address after a change in the table, without what is shown by default. */
export function withShown(search: QueueSearch, { status: chosen, ...next }: Shown): QueueSearch {
  // Another filter changed: the status stays, also if it is the default.
  if (chosen === shownStatus(search)) return { ...next, ...(search.status && { status: search.status }) };
  return chosen === shownStatus(next) ? next : { ...next, status: chosen ?? 'all' };
}

/** The query for the server. Without a chosen column the longest wait comes first. */
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
