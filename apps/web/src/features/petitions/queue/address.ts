import { readWords } from '../../../ui/table/address.ts';

const keys = ['q', 'status', 'country', 'paid', 'waiting', 'only', 'sort'] as const;

export type QueueAddress = { [Key in (typeof keys)[number]]?: string };

export type ReviewAddress = QueueAddress & {
  /** The document that is shown, or the CV. */
  doc?: string;
  /** What is open beside it. */
  view?: string;
};

export const parseQueueAddress = (raw: Record<string, unknown>): QueueAddress => readWords(raw, keys);

export const parseReviewAddress = (raw: Record<string, unknown>): ReviewAddress =>
  readWords(raw, [...keys, 'doc', 'view']);
