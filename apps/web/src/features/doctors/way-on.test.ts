import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { expect, it } from 'vitest';
import { wayOn } from './way-on.ts';

const ways: Record<PolicyGroup, ReturnType<typeof wayOn>> = {
  superadmin: 'petitions',
  admin: 'petitions',
  hospital: 'candidates',
  recruiter: 'candidates',
  certifiedDoctor: 'offers',
  notCertifiedDoctor: 'dashboard',
};

it.each(Object.entries(ways) as [PolicyGroup, string][])('%s goes on to %s', (group, way) => {
  expect(wayOn([group])).toBe(way);
});

it('goes on to the dashboard where a group is not known yet', () => {
  expect(wayOn([])).toBe('dashboard');
});
