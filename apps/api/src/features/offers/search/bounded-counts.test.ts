import type { OfferFacets, OfferPage } from '@fonendo/contract/offers/search.schema';
import { exactCount } from '@fonendo/domain/shared/counts';
import { getTableColumns, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { offers } from '../../../db/schema/offers.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildOffer } from '../../../testing/factories/hospital-factories.ts';

const api = await openTestApi();
const { db, request } = api;
let token = '';

const get = async <Body>(path: string) => (await request('GET', path, { token })).body as Body;

/** One offer of another contract, and as many of the first kind as make up the number. */
async function fillUpTo(total: number): Promise<void> {
  const columns = Object.values(getTableColumns(offers)).filter(({ generated }) => !generated);
  const copied = columns.map((column) => (column === offers.id ? sql`gen_random_uuid()` : sql`${column}`));
  await db.execute(sql`
    insert into ${offers} (${sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(copied, sql`, `)} from (select * from ${offers} limit 1) as offers, generate_series(1, ${total})`);
  await buildOffer(db, { contractType: 'relief' });
}

beforeAll(async () => {
  token = (await buildSignedInDoctor(api, {})).jwt;
  await buildOffer(db, { contractType: 'permanent' });
  await fillUpTo(exactCount + 50);
}, 60_000);

test('more offers than are counted exactly are one more than that, on every page', async () => {
  const first = await get<OfferPage>('/api/offers');
  expect(first).toMatchObject({ total: exactCount + 1, items: { length: 20 } });
  expect(await get<OfferPage>(`/api/offers?cursor=${first.nextCursor}`)).toMatchObject({ total: exactCount + 1 });
});

test('the filters count the newest of them, and exactly what is few', async () => {
  const facets = await get<OfferFacets>('/api/offers/facets');
  expect(facets.total).toBe(exactCount + 1);
  expect(facets.contractType.reduce((sum, { count }) => sum + count, 0)).toBe(exactCount + 1);
  await buildOffer(db, { contractType: 'relief' });
  // Known for some seconds: nobody can tell the difference between two figures that are not exact.
  expect(await get<OfferFacets>('/api/offers/facets')).toEqual(facets);
  expect(await get<OfferPage>('/api/offers?contractType=relief')).toMatchObject({ total: 2 });
  const beside = await get<OfferFacets>('/api/offers/facets?contractType=relief');
  expect(beside.total).toBe(2);
  expect(beside.workingDay).toEqual([{ value: 'full', count: 2 }]);
});
