import { isAdministrator, isDoctor, isHospitalStaff, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { core } from '@fonendo/messages/es/shared/core';

type Target = { to: string; title: keyof (typeof core)['titles'] };

const everybody: readonly Target[] = [
  { to: '/dashboard', title: 'Dashboard' },
  { to: '/offers', title: 'All offers' },
];

/** The pages where acting as somebody can start, as named in that person's sidebar. */
export function targetsFor(groups: readonly PolicyGroup[]): readonly Target[] {
  if (isDoctor(groups)) {
    const petition: Target = groups.includes('certifiedDoctor')
      ? { to: '/homologation-info', title: 'Homologation info' }
      : { to: '/homologations', title: 'Requests' };
    return [...everybody, { to: '/offers/own', title: 'Own offers' }, petition, { to: '/account', title: 'Account' }];
  }
  if (isHospitalStaff(groups)) {
    return [
      ...everybody,
      { to: '/candidates', title: 'Candidates' },
      { to: '/process', title: 'Process' },
      { to: '/account', title: 'Account' },
    ];
  }
  if (isAdministrator(groups)) {
    return [
      { to: '/dashboard', title: 'Dashboard' },
      { to: '/users', title: 'Users' },
      { to: '/petitions', title: 'Petitions' },
    ];
  }
  return everybody;
}
