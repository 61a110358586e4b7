import { readWords } from '../../../ui/table/address.ts';

const keys = ['q', 'sector', 'community', 'blocked', 'approval', 'sort', 'hospital'] as const;

/** `hospital` is the one that is open beside the list. */
export type ManagedHospitalsAddress = { [Key in (typeof keys)[number]]?: string };

export const parseManagedHospitalsAddress = (raw: Record<string, unknown>): ManagedHospitalsAddress =>
  readWords(raw, keys);
