import { readWords } from '../../../ui/table/address.ts';

const keys = [
  'q',
  'group',
  'standing',
  'verified',
  'paid',
  'from',
  'to',
  'sort',
  // Opens the dialog that invites an administrator.
  'invite',
  // The doctors' directory of the hospitals has the same path.
  'speciality',
  'certification',
] as const;

export type UsersAddress = { [Key in (typeof keys)[number]]?: string };

export const parseUsersAddress = (raw: Record<string, unknown>): UsersAddress => readWords(raw, keys);

export type UserAddress = { tab?: string };

export const parseUserAddress = (raw: Record<string, unknown>): UserAddress => readWords(raw, ['tab']);
