import type { HospitalRole } from './hospital.ts';

type Member = { readonly userId: string; readonly role: HospitalRole; readonly canSignIn: boolean };

/**
 * The last administrator cannot be deleted or edited until another exists (specification, section 6). Only people who
 * can sign in are counted.
 */
export function isLastHospitalAdministrator(userId: string, members: readonly Member[]): boolean {
  const administrators = members.filter(({ role, canSignIn }) => role === 'administrator' && canSignIn);
  return administrators.length === 1 && administrators[0]?.userId === userId;
}
