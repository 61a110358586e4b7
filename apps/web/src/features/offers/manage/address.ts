import { readWords } from '../../../ui/table/address.ts';

const keys = [
  'q',
  /** A status, `toApprove`, or `all`. */
  'view',
  'speciality',
  /** An id; for administrators. */
  'hospital',
  /** `new` until something is written, then the id of the draft. */
  'write',
] as const;

export type ManagedOffersAddress = { [Key in (typeof keys)[number]]?: string };

export const parseManagedOffersAddress = (raw: Record<string, unknown>): ManagedOffersAddress => readWords(raw, keys);
