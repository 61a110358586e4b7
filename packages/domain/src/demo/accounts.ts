import type { PolicyGroup } from '../auth/policy-group.ts';

/** The accounts of the demo data; shown at start-up and, in demo mode only, on the login page. */
export const demoPassword = 'Demo1234!';

export type DemoAccount = { readonly email: string; readonly group: PolicyGroup };

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'doctor.tramite@fonendo.test', group: 'notCertifiedDoctor' },
  { email: 'doctor@fonendo.test', group: 'certifiedDoctor' },
  { email: 'admin@fonendo.test', group: 'admin' },
  { email: 'doctor.nuevo@fonendo.test', group: 'notCertifiedDoctor' },
  { email: 'hospital@fonendo.test', group: 'hospital' },
  { email: 'recruiter@fonendo.test', group: 'recruiter' },
  { email: 'hospital2@fonendo.test', group: 'hospital' },
  { email: 'superadmin@fonendo.test', group: 'superadmin' },
];
