import type { APIRequestContext } from '@playwright/test';

/** The password of every demo account. */
export const demoPassword = 'Demo1234!';

/** One demo account per policy group. */
export const accounts = {
  superadmin: 'superadmin@fonendo.test',
  admin: 'admin@fonendo.test',
  certifiedDoctor: 'doctor@fonendo.test',
  notCertifiedDoctor: 'doctor.nuevo@fonendo.test',
  hospital: 'hospital@fonendo.test',
  recruiter: 'recruiter@fonendo.test',
} as const;

export type Group = keyof typeof accounts;

export const groups = Object.keys(accounts) as Group[];

/** The group that a demo account stands for. */
export const groupOf = (email: string): Group | undefined => groups.find((group) => accounts[group] === email);

/** A token by the API, as the login form gets it. */
export async function requestToken(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post('/api/auth/login', {
    data: { email, password: demoPassword, provider: 'password' },
  });
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${response.status()} ${await response.text()}`);
  const { jwt } = (await response.json()) as { jwt: string };
  return jwt;
}
