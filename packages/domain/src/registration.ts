import type { PolicyGroup } from './policy-group.ts';

export const accountTypes = ['doctor', 'hospital'] as const;

export type AccountType = (typeof accountTypes)[number];

/** Professions without a service yet: they leave their name and get no account (decisions.md). */
export const unsupportedProfessions = ['nursing', 'dentistry', 'pharmacy', 'other'] as const;

export type UnsupportedProfession = (typeof unsupportedProfessions)[number];

/** What a person may answer when asked for their profession. */
export const professions = ['medicine', ...unsupportedProfessions] as const;

/** How somebody found the product. */
export const discoveryChannels = ['search', 'socialMedia', 'recommendation', 'event', 'press', 'other'] as const;

export const genders = ['woman', 'man', 'nonBinary', 'undisclosed'] as const;

export const maritalStatuses = [
  'single',
  'married',
  'domesticPartnership',
  'separated',
  'divorced',
  'widowed',
] as const;

/** The group a new account belongs to (decisions.md, "Groups"). */
export function initialPolicyGroup(
  registration: { accountType: 'hospital' } | { accountType: 'doctor'; hasDegreeSpain: boolean },
): PolicyGroup {
  if (registration.accountType === 'hospital') return 'hospital';
  return registration.hasDegreeSpain ? 'certifiedDoctor' : 'notCertifiedDoctor';
}
