import { isAdministrator, isDoctor, isHospitalStaff, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { core } from '@fonendo/messages/es/shared/core';

type Target = { to: string; label: keyof (typeof core)['nav'] };

const dashboard: Target = { to: '/dashboard', label: 'dashboard' };
const account: Target = { to: '/account', label: 'account' };

/** The pages where acting as somebody can start, as named in that person's sidebar; a test compares them. */
export function targetsFor(groups: readonly PolicyGroup[]): readonly Target[] {
  if (isDoctor(groups)) {
    const petition: Target = groups.includes('certifiedDoctor')
      ? { to: '/homologation-info', label: 'homologationInfo' }
      : { to: '/homologations', label: 'requests' };
    return [
      ...[dashboard, petition, { to: '/offers', label: 'searchOffers' } as const],
      ...[{ to: '/offers/own', label: 'ownOffers' } as const, account],
    ];
  }
  if (isHospitalStaff(groups)) {
    return [
      dashboard,
      { to: '/offers', label: 'offers' },
      { to: '/candidates', label: 'candidates' },
      { to: '/users', label: 'doctors' },
      account,
      { to: '/process', label: 'process' },
      ...(groups.includes('hospital') ? [{ to: '/profiles', label: 'profiles' } as const] : []),
    ];
  }
  if (!isAdministrator(groups)) return [dashboard];
  return [
    dashboard,
    { to: '/users', label: 'users' },
    { to: '/petitions', label: 'petitions' },
    ...(groups.includes('admin')
      ? [{ to: '/offers', label: 'offers' } as const, { to: '/hospitals', label: 'hospitals' } as const]
      : []),
  ];
}
