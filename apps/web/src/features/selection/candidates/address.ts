import { readWords } from '../../../ui/table/address.ts';

const keys = [
  'q',
  'certification',
  'match',
  'late',
  'unseen',
  'toAccept',
  'sort',
  /** For the list of all candidates: an offer, a status or `all`, a step. */
  'offer',
  'status',
  'step',
  'stepName',
  'waitsFor',
  'acceptedIn',
  /** `table` instead of a board, `calendar` instead of the list. */
  'view',
  /** The column that a phone shows. */
  'column',
  /** Of the calendar: `month` or `list` instead of a week, any day of it, and the chosen interview. */
  'period',
  'day',
  'interview',
] as const;

export type CandidatesAddress = { [Key in (typeof keys)[number]]?: string };

export const parseCandidatesAddress = (raw: Record<string, unknown>): CandidatesAddress => readWords(raw, keys);
