import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isDoctor, type LoginEntry, type PolicyGroup, requiredLoginEntry } from '@fonendo/domain/auth/policy-group';
import type { ResumableStep } from '@fonendo/domain/auth/registration';
import type { SignupSearch } from './search.ts';

/** The steps before verification. A doctor's later steps are stored on the server. */
export type EntryStep = 'choice' | 'interest' | 'personalData' | 'verification';

export type SignupStep = EntryStep | ResumableStep | 'hospitalData';

/**
 * The current step before verification; null afterwards. A signed-in person has an account, so the session decides, on
 * any device; before that the address does, so that reload and back work.
 */
export function entryStep(session: Session | null, { role, profession, step }: SignupSearch): EntryStep | null {
  if (session) return session.verified ? null : 'verification';
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

/**
 * The step on screen: the reached one, or an earlier one that the address asks for. Completed steps stay completed.
 * Signing and paying can always be asked for: what comes before is optional, and something may be left to pay.
 */
export function shownStep(reached: ResumableStep, { step }: SignupSearch): ResumableStep {
  if (step === 'finish') return step;
  const asked = doctorSteps.find((known) => known === step);
  if (reached === 'complete' || (asked !== 'documentation' && asked !== 'cv')) return reached;
  return doctorSteps.indexOf(asked) < doctorSteps.indexOf(reached) ? asked : reached;
}

/** The step that the one on screen leads back to: one that was reached. */
export function stepBefore(step: ResumableStep, reached: ResumableStep): 'documentation' | 'cv' | null {
  if (step === 'cv') return 'documentation';
  if (step !== 'finish' || reached === 'complete') return null;
  return reached === 'documentation' ? 'documentation' : 'cv';
}

/** How many steps are completed at this step; null before the registration has begun. */
export function stepsDone(step: SignupStep): number | null {
  if (step === 'choice' || step === 'interest') return null;
  if (step === 'hospitalData') return hospitalSteps.indexOf(step);
  return step === 'complete' ? doctorSteps.length : doctorSteps.indexOf(step);
}

/** Administrators do not register; recruiters were invited. */
export const hasRegistration = (groups: readonly PolicyGroup[]): boolean =>
  isDoctor(groups) || groups.includes('hospital');
