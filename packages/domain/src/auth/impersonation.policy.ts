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
