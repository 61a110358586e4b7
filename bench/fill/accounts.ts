/** Who asks. The first is the doctor whom programs outside this repository sign in as. */
export const password = 'Bench-1234';

export const accounts = {
  doctor: 'bench@fonendo.test',
  administrator: 'administrator@bench.test',
  /** Of a hospital that is the same at every size. */
  recruiter: 'recruiter@bench.test',
  /** Of the hospital that has one in ten of all candidacies, and grows with the product. */
  largeRecruiter: 'large@bench.test',
};

export type Account = keyof typeof accounts;

export const doctorId = '01900000-0000-7000-9999-000000000000';
export const administratorId = '01900000-0000-7000-9009-000000000001';
export const recruiterId = '01900000-0000-7000-9009-000000000002';
export const largeRecruiterId = '01900000-0000-7000-9009-000000000003';

const numbered = (kind: string, n: number) => `01900000-0000-7000-${kind}-${String(n).padStart(12, '0')}`;
export const offerId = (n: number): string => numbered('9008', n);
export const petitionId = (n: number): string => numbered('9005', n);
export const busyHospitalId = numbered('9007', 1);
export const largeHospitalId = numbered('9007', 2);
