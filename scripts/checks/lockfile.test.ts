import { expect, test } from 'vitest';
import { findLockfileProblems, findRegistryHosts } from './lockfile.ts';

test('a lockfile without hosts is in order', () => {
  const packages = {
    '': {},
    'node_modules/vite': {},
    'node_modules/@fonendo/api': { resolved: 'apps/api', link: true },
  };
  expect(findLockfileProblems({ packages })).toEqual([]);
});

test('a host in the lockfile is reported', () => {
  const packages = { 'node_modules/vite': { resolved: 'https://npm.example/vite-8.3.8.tgz' } };
  expect(findLockfileProblems({ packages })).toEqual([
    expect.stringContaining('names the host of https://npm.example'),
  ]);
});

test('a missing package for another platform is reported', () => {
  const packages = {
    'node_modules/vite/node_modules/rolldown': {
      optionalDependencies: { linux: '1.0.0', darwin: '1.0.0', win32: '1.0.0' },
    },
    'node_modules/linux': {},
    'node_modules/vite/node_modules/darwin': {},
  };
  expect(findLockfileProblems({ packages })).toEqual([expect.stringContaining('win32, optional for')]);
});

test('a registry in any file is reported with its line', () => {
  const host = `https://${'registry'}.example.org/`;
  expect(findRegistryHosts('.npmrc', `fund=false\n${'registry'}=${host}`)).toEqual(['.npmrc:2: names a registry host']);
  expect(findRegistryHosts('README.md', `Packages come from ${host}.`)).toHaveLength(1);
  expect(findRegistryHosts('README.md', 'Packages come from the npm registry.')).toEqual([]);
});
