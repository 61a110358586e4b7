import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { type DemoAccount, demoAccounts } from '@fonendo/domain/demo/accounts';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { groupOfHospitalRole } from '@fonendo/domain/hospitals/hospital.policy';
import type { hospitalMembers } from '../schema/hospitals.ts';
import { demoHospitals } from './hospitals.ts';
import { demoId } from './ids.ts';

type Person = {
  serial: number;
  firstname: string;
  lastname: string;
  hospital?: number;
  role?: HospitalRole;
  position?: string;
};

/** The demo accounts that are not doctors. */
const people: Record<string, Person> = {
  'admin@fonendo.test': { serial: 3, firstname: 'Lucía', lastname: 'Ferrándiz' },
  'hospital@fonendo.test': {
    serial: 5,
    firstname: 'Elena',
    lastname: 'Cuesta Marín',
    hospital: 0,
    role: 'administrator',
    position: 'Directora de Recursos Humanos',
  },
  'recruiter@fonendo.test': {
    serial: 6,
    firstname: 'Marcos',
    lastname: 'Lledó Pastor',
    hospital: 0,
    role: 'recruiter',
    position: 'Técnico de selección',
  },
  'hospital2@fonendo.test': {
    serial: 7,
    firstname: 'Begoña',
    lastname: 'Iturralde Sáez',
    hospital: 1,
    role: 'administrator',
    position: 'Gerente',
  },
  'superadmin@fonendo.test': { serial: 8, firstname: 'Tomás', lastname: 'Aguirre Salcedo' },
};

/** The administrator who reviews the demo's petitions. */
export const demoAdministratorId = demoId('user', 3);

const accounts = demoAccounts
  .filter(({ group }) => !isDoctor([group]))
  .map((account) => ({ ...account, ...personOf(account) }));

/** Further people of the demo hospitals: two in the first, the administrator of each of the others. */
const colleagues: readonly Required<Person>[] = [
  colleague(20, 'Rocío', 'Alemany Giner', 0, 'selectionCoordinator', 'Coordinadora de selección'),
  colleague(21, 'Vicent', 'Sanchis Roca', 0, 'administrative', 'Administrativo de personal'),
  colleague(22, 'Íñigo', 'Zabala Ruiz', 1, 'recruiter', 'Responsable de contratación'),
  colleague(23, 'Paloma', 'Serrano Díez', 2, 'administrator', 'Directora de personas'),
  colleague(24, 'Andrés', 'Calleja Pozo', 3, 'administrator', 'Subdirector de gestión'),
  colleague(25, 'Mireia', 'Puig Casals', 4, 'administrator', 'Cap de recursos humans'),
  colleague(26, 'Macarena', 'Luque Reina', 5, 'administrator', 'Jefa de personal'),
  colleague(27, 'Xoán', 'Pereira Lema', 6, 'administrator', 'Gerente'),
  colleague(28, 'Covadonga', 'Sainz Mier', 7, 'administrator', 'Directora médica'),
  colleague(29, 'Francisco', 'Berrocal Soto', 8, 'administrator', 'Director de recursos humanos'),
  colleague(30, 'Yaiza', 'Cabrera Hernández', 9, 'administrator', 'Jefa de servicio de personal'),
  colleague(31, 'Pilar', 'Lahoz Gracia', 10, 'administrator', 'Responsable de selección'),
  colleague(32, 'Biel', 'Servera Llull', 11, 'administrator', 'Cap de personal'),
  colleague(33, 'Nuria', 'Bescós Lanau', 12, 'administrator', 'Directora gerente'),
  colleague(34, 'Álvaro', 'Ruibérriz Cano', 13, 'administrator', 'Responsable de personal'),
];

function colleague(
  serial: number,
  firstname: string,
  lastname: string,
  hospital: number,
  role: HospitalRole,
  position: string,
): Required<Person> {
  return { serial, firstname, lastname, hospital, role, position };
}

export const demoStaff = [
  ...accounts.map(({ serial, email, group, firstname, lastname }) => ({
    id: demoId('user', serial),
    email,
    firstname,
    lastname,
    policyGroups: [group],
  })),
  ...colleagues.map(({ serial, firstname, lastname, role }) => ({
    id: demoId('user', serial),
    email: `equipo${serial}@demo.fonendo.test`,
    firstname,
    lastname,
    policyGroups: [groupOfHospitalRole(role)],
  })),
];

export const demoMembers: Omit<typeof hospitalMembers.$inferInsert, 'joinedAt'>[] = [
  ...accounts,
  ...colleagues,
].flatMap(({ serial, hospital, role, position }) => {
  const employer = hospital === undefined ? undefined : demoHospitals[hospital];
  if (!employer || !role) return [];
  return { userId: demoId('user', serial), hospitalId: employer.id, role, position: position ?? null };
});

function personOf({ email }: DemoAccount): Person {
  const person = people[email];
  if (!person) throw new Error(`The demo account ${email} has no name`);
  return person;
}
