import type { HospitalRole } from './hospital.ts';

/** Rights within a hospital. Everybody who works there may read its offers and candidates. */
export const hospitalRights = [
  'editHospital',
  'manageProfiles',
  'writeOffers',
  'manageProcesses',
  'runCandidacies',
  'manageInterviews',
  'requestDocuments',
] as const;

export type HospitalRight = (typeof hospitalRights)[number];

const rights: Record<HospitalRole, readonly HospitalRight[]> = {
  administrator: hospitalRights,
  recruiter: ['writeOffers', 'manageProcesses', 'runCandidacies', 'manageInterviews', 'requestDocuments'],
  selectionCoordinator: ['manageProcesses', 'runCandidacies', 'manageInterviews', 'requestDocuments'],
  administrative: ['requestDocuments'],
};

export const hasHospitalRight = (role: HospitalRole, right: HospitalRight): boolean => rights[role].includes(right);

export const hospitalRightsOf = (role: HospitalRole): readonly HospitalRight[] => rights[role];

/** The group that somebody with this role belongs to. */
export const groupOfHospitalRole = (role: HospitalRole): 'hospital' | 'recruiter' =>
  role === 'administrator' ? 'hospital' : 'recruiter';
