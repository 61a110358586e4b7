/** The terms of an offer. Their names are in the catalogues. */
export const contractTypes = [
  'permanent',
  'permanentSeasonal',
  'temporaryProduction',
  'temporaryReplacement',
  'training',
  'relief',
  'freelance',
  'statutoryPermanent',
  'statutoryInterim',
  'statutoryReplacement',
  'residency',
] as const;

export type ContractType = (typeof contractTypes)[number];

export const workingDays = [
  'full',
  'partial',
  'reduced',
  'intensive',
  'morning',
  'afternoon',
  'night',
  'rotating',
  'onSiteCalls',
  'onCall',
  'weekends',
  'telemedicine',
] as const;

export type WorkingDay = (typeof workingDays)[number];
