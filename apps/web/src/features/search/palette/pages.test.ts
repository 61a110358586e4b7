import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import { account } from '@fonendo/messages/es/account';
import { palette } from '@fonendo/messages/es/search';
import { core } from '@fonendo/messages/es/shared/core';
import { Users } from 'lucide-react';
import { expect, test } from 'vitest';
import { sidebarFor } from '../../../app/sidebar.ts';
import { targetsFor } from '../../users/impersonation-targets.ts';
import { matching } from './match.ts';
import { type PalettePage, pagesFor, type SidebarPlace } from './pages.ts';

const users: SidebarPlace = { label: 'users', to: '/users', icon: Users };
const withChild: SidebarPlace = {
  ...{ label: 'account', to: '/account', icon: Users },
  children: [{ label: 'process', to: '/process', icon: Users }],
};
const keysOf = (group: PolicyGroup, places: readonly SidebarPlace[] = []) =>
  pagesFor({ policyGroups: [group] }, places).map(({ key }) => key);

test('the entries of the sidebar, their sub-entries, and the dashboard for everybody', () => {
  const keys = keysOf('recruiter', [users, withChild]);
  expect(keys.slice(0, 4)).toEqual(['/dashboard', '/users', '/account', '/process']);
  const twice = keysOf('admin', [{ label: 'dashboard', to: '/dashboard', icon: Users }]);
  expect(twice.filter((key) => key === '/dashboard')).toHaveLength(1);
});

test.each(policyGroups)('%s: nothing twice, and nothing of another group', (group) => {
  const keys = keysOf(group, [users]);
  expect(new Set(keys).size).toBe(keys.length);
  const isTeam = group === 'superadmin' || group === 'admin';
  expect(keys.includes('/audit')).toBe(isTeam);
  expect(keys.includes('/service')).toBe(isTeam);
  expect(keys.includes('/payments')).toBe(isTeam);
  expect(keys.includes('/candidates')).toBe(isTeam);
  expect(keys.includes('/profiles')).toBe(isTeam || group === 'hospital');
  expect(keys.includes('/process')).toBe(isTeam || group === 'hospital' || group === 'recruiter');
  expect(keys.includes('/account?tab=settings')).toBe(isTeam);
  expect(keys.includes('/account?tab=hospital')).toBe(group === 'hospital' || group === 'recruiter');
  expect(keys.includes('/account/cv')).toBe(group.endsWith('Doctor'));
  expect(keys.includes('/journey')).toBe(group.endsWith('Doctor'));
  expect(keys).toContain('/account?tab=security');
});

test('what lies below the account has a door while the sidebar hides it from whoever acts as somebody', () => {
  const impersonatedBy = {
    ...{ name: 'Lucía', reason: 'Incidencia', hospital: null },
    ...{ startedAt: '2026-11-15T09:00:00Z', expiresAt: '2026-11-15T10:00:00Z' },
  };
  for (const group of ['hospital', 'recruiter'] as const) {
    const places = sidebarFor({ policyGroups: [group], impersonatedBy });
    const targets = targetsFor([group]).map(({ to }) => (to === '/account' ? '/account?tab=account' : to));
    expect(keysOf(group, places)).toEqual(expect.arrayContaining(targets));
  }
});

/** As the palette shows them in Spanish. */
function named({ key, label, words }: PalettePage) {
  const [namespace, path = ''] = label.split(':');
  const catalogue: unknown = namespace === 'account' ? account : core;
  const title = path.split('.').reduce((node, name) => (node as Record<string, unknown>)[name], catalogue);
  return { key, title: String(title), words: words ? palette.words[words] : '' };
}

test.each<[PolicyGroup, string, string]>([
  ['certifiedDoctor', 'contraseña', '/account?tab=security'],
  ['admin', 'contrasena', '/account?tab=security'],
  ['certifiedDoctor', 'facturas', '/account?tab=payments'],
  ['notCertifiedDoctor', 'pasaporte', '/account?tab=documents'],
  ['notCertifiedDoctor', 'mis ofertas', '/offers/own'],
  ['certifiedDoctor', 'colegiacion', '/journey'],
  ['notCertifiedDoctor', 'visado', '/journey'],
  ['hospital', 'cif', '/account?tab=hospital'],
  ['superadmin', 'precios', '/account?tab=settings'],
  ['admin', 'auditoria', '/audit'],
  ['superadmin', 'colas', '/service'],
  ['admin', 'denuncias', '/reports'],
  ['recruiter', 'ayuda', '/faq'],
])('%s who types "%s" finds %s first', (group, query, key) => {
  const pages = pagesFor({ policyGroups: [group] }, [users]).map(named);
  expect(matching(pages, query)[0]?.key).toBe(key);
});
