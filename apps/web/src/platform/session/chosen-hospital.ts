import { isAdministrator, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { useSyncExternalStore } from 'react';
import { useSession } from './auth-state.ts';

/** The hospital for which an administrator of the platform works in this tab. */
export type ChosenHospital = { readonly id: string; readonly name: string };

const key = 'work:hospital';

let chosen = readChosen();
const listeners = new Set<() => void>();

export const chosenHospital = (): ChosenHospital | null => chosen;

/** Null to work for none again. Every call to the API names it from now on. */
export function chooseHospital(hospital: ChosenHospital | null): void {
  chosen = hospital;
  if (hospital) sessionStorage.setItem(key, JSON.stringify(hospital));
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Of administrators only: everybody else works where they work. */
export function useChosenHospital(): ChosenHospital | null {
  const hospital = useSyncExternalStore(subscribe, chosenHospital);
  return isAdministrator(useSession()?.policyGroups ?? []) ? hospital : null;
}

/** Whether somebody works with a hospital's candidates and processes: its people, and administrators who chose it. */
export function useWorksForHospital(): boolean {
  const groups = useSession()?.policyGroups ?? [];
  const hospital = useChosenHospital();
  return isHospitalStaff(groups) || hospital !== null;
}

function readChosen(): ChosenHospital | null {
  try {
    const stored: ChosenHospital | null = JSON.parse(globalThis.sessionStorage?.getItem(key) ?? 'null');
    return typeof stored?.id === 'string' && typeof stored.name === 'string' ? stored : null;
  } catch {
    return null;
  }
}
