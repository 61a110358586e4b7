import type { NextStep } from '../dashboards/next-step.ts';
import type { MissingItem } from '../doctors/readiness.ts';
import type { PolicyGroup } from './policy-group.ts';
import { isAdministrator } from './policy-group.ts';

/**
 * Who may act as whom: an admin as anyone but administrators, a superadmin as anyone but superadmins, so that nobody
 * reaches a higher group by impersonating.
 */
export function canImpersonate(actor: readonly PolicyGroup[], target: readonly PolicyGroup[]): boolean {
  if (actor.includes('superadmin')) return !target.includes('superadmin');
  if (actor.includes('admin')) return !isAdministrator(target);
  return false;
}

/** What a doctor is led to: a step of the dashboard, or something that is missing. */
type DoctorTask = NextStep['key'] | MissingItem['key'];

/** The server accepts these from the doctor alone, so an administrator who acts as one is not offered them. */
const inPersonOnly: ReadonlySet<DoctorTask> = new Set<DoctorTask>([
  ...(['sign', 'pay', 'contract', 'payment'] as const),
  ...(['sendPetition', 'pickInterviewDate'] as const),
]);

export const isOffered = (task: DoctorTask, { inPerson }: { inPerson: boolean }): boolean =>
  inPerson || !inPersonOnly.has(task);
