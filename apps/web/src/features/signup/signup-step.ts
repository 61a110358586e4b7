import type { Session } from '@fonendo/contract/auth.schema';
import { type LoginEntry, requiredLoginEntry } from '@fonendo/domain/policy-group';
import type { SignupSearch } from './signup-search.ts';

export type SignupStep = 'choice' | 'interest' | 'personalData' | 'verification' | 'verified';

/**
 * Where somebody stands. Whoever is signed in has an account, so the session decides, on whatever device
 * they come back; before that the address does, so that reload and back work.
 */
export function currentStep(session: Session | null, { role, profession, step }: SignupSearch): SignupStep {
  if (session) return session.verified ? 'verified' : 'verification';
  if (!role || step !== 'data') return 'choice';
  return role === 'doctor' && profession && profession !== 'medicine' ? 'interest' : 'personalData';
}

export const signupRole = (session: Session | null, search: SignupSearch): LoginEntry =>
  (session ? requiredLoginEntry(session.policyGroups) : search.role) ?? 'doctor';

const doctorSteps = ['personalData', 'verification', 'documentation', 'cv', 'finish', 'complete'] as const;
const hospitalSteps = ['personalData', 'verification', 'hospitalData'] as const;

/** The steps of the whole registration (specification, section 2). */
export const registrationSteps = { doctor: doctorSteps, hospital: hospitalSteps } as const;

export const isOptionalStep = (step: string): boolean => step === 'documentation' || step === 'cv';

/** How many steps lie behind somebody who stands here; null before the registration has begun. */
export function stepsDone(step: SignupStep): number | null {
  switch (step) {
    case 'choice':
    case 'interest':
      return null;
    case 'personalData':
      return 0;
    case 'verification':
      return 1;
    case 'verified':
      return 2;
  }
}
