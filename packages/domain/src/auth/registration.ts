import type { PolicyGroup } from './policy-group.ts';

export const accountTypes = ['doctor', 'hospital'] as const;

export type AccountType = (typeof accountTypes)[number];

/** Professions without a service yet: people leave their name and get no account. */
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

/** The remaining steps of a verified doctor; they can be resumed on any device. */
export const resumableSteps = ['documentation', 'cv', 'finish', 'complete'] as const;

/** They can be skipped, and what they ask for be handed in later. */
export const optionalSteps = ['documentation', 'cv'] as const;

export type OptionalStep = (typeof optionalSteps)[number];

export type ResumableStep = (typeof resumableSteps)[number];

/**
 * The doctor's current step. Reached steps are kept. Signing the contract and paying for something (or by it being free)
 * completes the registration, also for who skipped the optional steps before.
 */
export function currentRegistrationStep(
  reached: ResumableStep,
  { contractSigned, paid }: { contractSigned: boolean; paid: boolean },
): ResumableStep {
  return contractSigned && paid ? 'complete' : reached;
}

/** The group a new account belongs to. */
export function initialPolicyGroup(
  registration: { accountType: 'hospital' } | { accountType: 'doctor'; hasDegreeSpain: boolean },
): PolicyGroup {
  if (registration.accountType === 'hospital') return 'hospital';
  return registration.hasDegreeSpain ? 'certifiedDoctor' : 'notCertifiedDoctor';
}
