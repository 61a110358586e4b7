import type { Transaction } from '../../db/database.ts';
import type { OwnData } from './doctors.repository.ts';
import { updatePolicyGroups } from './doctors.repository.ts';

/** A recognition took effect: the doctor's group changes at once. The caller announces it to open tabs. */
export async function certifyDoctor(tx: Transaction, { person }: OwnData): Promise<void> {
  const others = person.policyGroups.filter((group) => group !== 'notCertifiedDoctor' && group !== 'certifiedDoctor');
  await updatePolicyGroups(tx, person.id, [...others, 'certifiedDoctor']);
}
