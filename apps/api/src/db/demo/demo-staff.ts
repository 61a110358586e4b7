import { type DemoAccount, demoAccounts } from '@fonendo/domain/demo-accounts';
import type { HospitalRole } from '@fonendo/domain/hospital';
import { isDoctor } from '@fonendo/domain/policy-group';
import type { hospitalMembers } from '../schema/hospitals.ts';
import { demoHospitals } from './demo-hospitals.ts';
import { demoId } from './demo-ids.ts';

type Person = {
  serial: number;
  firstName: string;
  lastName: string;
  hospital?: number;
  role?: HospitalRole;
  position?: string;
};

/** The people behind the demo accounts that are no doctors. */
const people: Record<string, Person> = {
  'admin@fonendo.test': { serial: 3, firstName: 'Lucía', lastName: 'Ferrándiz' },
  'hospital@fonendo.test': {
    serial: 5,
    firstName: 'Elena',
    lastName: 'Cuesta Marín',
    hospital: 0,
    role: 'administrator',
    position: 'Directora de Recursos Humanos',
  },
  'recruiter@fonendo.test': {
    serial: 6,
    firstName: 'Marcos',
    lastName: 'Lledó Pastor',
    hospital: 0,
    role: 'recruiter',
    position: 'Técnico de selección',
  },
  'hospital2@fonendo.test': {
    serial: 7,
    firstName: 'Begoña',
    lastName: 'Iturralde Sáez',
    hospital: 1,
    role: 'administrator',
    position: 'Gerente',
  },
  'superadmin@fonendo.test': { serial: 8, firstName: 'Tomás', lastName: 'Aguirre Salcedo' },
};

/** Who reviews the demo's petitions. */
export const demoAdministratorId = demoId('user', 3);

const accounts = demoAccounts
  .filter(({ group }) => !isDoctor([group]))
  .map((account) => ({ ...account, ...personOf(account) }));

export const demoStaff = accounts.map(({ serial, email, group, firstName, lastName }) => ({
  id: demoId('user', serial),
  email,
  firstName,
  lastName,
  policyGroups: [group],
}));

export const demoMembers: Omit<typeof hospitalMembers.$inferInsert, 'joinedAt'>[] = accounts.flatMap(
  ({ serial, hospital, role, position }) => {
    const employer = hospital === undefined ? undefined : demoHospitals[hospital];
    if (!employer || !role) return [];
    return { userId: demoId('user', serial), hospitalId: employer.id, role, position: position ?? null };
  },
);

function personOf({ email }: DemoAccount): Person {
  const person = people[email];
  if (!person) throw new Error(`The demo account ${email} has no name`);
  return person;
}
