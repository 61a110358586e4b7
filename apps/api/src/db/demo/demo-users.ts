import { type DemoAccount, demoAccounts } from '@fonendo/domain/demo-accounts';

type Person = { firstName: string; lastName: string };

/** The people behind the demo accounts. */
const people: Record<string, Person> = {
  'superadmin@fonendo.test': { firstName: 'Tomás', lastName: 'Aguirre Salcedo' },
  'admin@fonendo.test': { firstName: 'Lucía', lastName: 'Ferrándiz' },
  'doctor@fonendo.test': { firstName: 'Javier', lastName: 'Ortega Villalba' },
  'doctor.nuevo@fonendo.test': { firstName: 'Camila', lastName: 'Quispe Rojas' },
  'doctor.tramite@fonendo.test': { firstName: 'Valentina', lastName: 'Restrepo' },
  'hospital@fonendo.test': { firstName: 'Elena', lastName: 'Cuesta Marín' },
  'recruiter@fonendo.test': { firstName: 'Marcos', lastName: 'Lledó Pastor' },
  'hospital2@fonendo.test': { firstName: 'Begoña', lastName: 'Iturralde Sáez' },
};

/** Fixed ids: the demo data is the same in every installation, and links to it keep working. */
export const demoUsers = demoAccounts.map((account, index) => ({
  id: `01900000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
  ...account,
  ...personOf(account),
}));

function personOf({ email }: DemoAccount): Person {
  const person = people[email];
  if (!person) throw new Error(`The demo account ${email} has no name`);
  return person;
}
