import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { expect, test } from 'vitest';
import { parseAccountSearch, shownTab, tabsFor } from './account-search.ts';

test('only known tabs come out of the address', () => {
  expect(parseAccountSearch({ tab: 'payments', other: 1 })).toEqual({ tab: 'payments' });
  expect(parseAccountSearch({ tab: 'constructor' })).toEqual({});
  expect(parseAccountSearch({})).toEqual({});
});

test.each(policyGroups)('%s sees the tab of the address where they have it, else their first', (group) => {
  const tabs = tabsFor([group]);
  for (const tab of tabs) expect(shownTab([group], { tab })).toBe(tab);
  expect(shownTab([group], {})).toBe(tabs[0]);
});

test('nobody is shown a tab of another group', () => {
  expect(shownTab(['hospital'], { tab: 'settings' })).toBe('hospital');
  expect(shownTab(['recruiter'], { tab: 'documents' })).toBe('hospital');
  expect(shownTab(['certifiedDoctor'], { tab: 'settings' })).toBe('personal');
  expect(shownTab(['admin'], { tab: 'payments' })).toBe('account');
});
