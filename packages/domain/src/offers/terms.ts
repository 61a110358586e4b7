/** What an offer can offer. Their names on screen live in the catalogues. */
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
