import type { AdministratorDashboard } from '@fonendo/contract/dashboards.schema';
import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildDoctor } from '../../testing/factories/factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, clock, request } = api;
const day = 24 * 60 * 60 * 1000;

/** The figure of the dashboard, and the days that the list shows for those it leads to. */
async function readOverdue() {
  const { jwt: token } = await buildSignedIn(api, { policyGroups: ['admin'] });
  const dashboard = (await request('GET', '/api/dashboards/administrator', { token })).body as AdministratorDashboard;
  const { items } = (await request('GET', '/api/petitions?term=over', { token })).body as {
    items: { legalTerm: { daysOver: number } }[];
  };
  const { count, worstDays } = dashboard.queue.overdue;
  return { count, worstDays, rows: items.map(({ legalTerm }) => legalTerm.daysOver).toSorted() };
}

test('past the term is counted where the doctor lives, as the page counts it', async () => {
  // Six months end on Thursday 19 March: a holiday in Valencia, where the last day is the 20th.
  for (const [countryOfResidence, postalCode] of [
    ['ES', '46001'],
    ['ES', '28001'],
    ['CO', '46001'],
  ] as const) {
    const { userId } = await buildDoctor(db, { countryOfResidence, privateData: { postalCode } });
    await buildPetition(db, { status: 'Sended', registeredOn: '2025-09-19', doctorId: userId });
  }
  // From Tuesday 10 March to Thursday the 19th, Friday and Monday.
  clock.advance(9 * day);
  expect(await readOverdue()).toEqual({ count: 0, worstDays: null, rows: [] });
  clock.advance(day);
  expect(await readOverdue()).toEqual({ count: 2, worstDays: 1, rows: [1, 1] });
  clock.advance(3 * day);
  expect(await readOverdue()).toEqual({ count: 3, worstDays: 4, rows: [3, 4, 4] });
});
