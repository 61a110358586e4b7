import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { HolidaysSetting, RejectionReasonsSetting } from '@fonendo/contract/petitions/settings.schema';
import { nationalHolidays } from '@fonendo/domain/reference/working-calendar';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';
import { readHolidayList, readSeatHolidays } from './settings.ts';

const api = await openPetitionsApi();
const { db, pool, request, admin, otherAdmin, buildCase, act, read } = api;

const holidays = async () =>
  ((await request('GET', '/api/settings/holidays', { token: admin.jwt })).body as { days: string[] }).days;
const changeHolidays = (token: string, added: string[], removed: string[] = []) =>
  request('PATCH', '/api/settings/holidays', { token, body: { added, removed } });

const reasons = async () =>
  (await request('GET', '/api/settings/rejection-reasons', { token: admin.jwt })).body as RejectionReasonsSetting;
const changeReasons = (token: string, was: RejectionReasonsSetting, change: Partial<RejectionReasonsSetting>) =>
  request('PUT', '/api/settings/rejection-reasons', { token, body: { ...was, ...change, read: was } });

const lastChange = async () => {
  const about = eq(auditEntries.subjectType, 'settings');
  const [entry] = await db.select().from(auditEntries).where(about).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};

describe('holidays', () => {
  test('begin with those of the whole country; the first change tells what they were', async () => {
    const before = await holidays();
    expect(before).toContain('2026-12-25');
    const answer = await changeHolidays(admin.jwt, ['2026-12-24', '2026-12-24'], ['2026-12-25', '2026-01-02']);
    const after = [...before.filter((day) => day !== '2026-12-25'), '2026-12-24'].toSorted();
    expect(answer).toMatchObject({ status: 200, body: { days: after } });
    expect(await lastChange()).toMatchObject({
      action: 'settings.holidaysChanged',
      before: { holidays: { added: [], removed: [] } },
      after: { holidays: { added: ['2026-12-24'], removed: ['2026-12-25'] } },
    });
  });

  test('of years that nobody has looked at yet are there after a change', async () => {
    await changeHolidays(admin.jwt, ['2026-11-09']);
    const { days: later } = await readHolidayList(db, new Date('2031-02-03T09:00:00Z'));
    for (const year of [2030, 2031, 2032, 2033]) expect(later).toEqual(expect.arrayContaining(nationalHolidays(year)));
    expect(later).toContain('2026-11-09');
    const terms = await readSeatHolidays(db, new Date('2031-02-03T09:00:00Z'));
    expect(terms.has('2034-12-25')).toBe(true);
    expect(terms.has('2026-11-09')).toBe(true);
  });

  test('that were kept as a list become differences from the country’s', async () => {
    const list = [2025, 2026, 2027, 2028].flatMap(nationalHolidays).filter((day) => day !== '2027-12-25');
    await pool.query(
      `insert into settings (key, value, updated_at) values ('holidays', $1, now())
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ days: [...list, '2026-11-09', '2030-05-02'] })],
    );
    const folder = join(import.meta.dirname, '../../../db/migrations');
    const [file = ''] = globSync('*_holiday_differences.sql', { cwd: folder });
    await pool.query(readFileSync(join(folder, file), 'utf8'));
    const { rows } = await pool.query(`select value from settings where key = 'holidays'`);
    expect(rows).toEqual([{ value: { added: ['2026-11-09', '2030-05-02'], removed: ['2027-12-25'] } }]);
    expect(await holidays()).toEqual(expect.arrayContaining([...nationalHolidays(2030), '2030-05-02']));
    await pool.query(`delete from settings where key = 'holidays'`);
  });

  test('decide at once on the last day of every petition, also of those already sent', async () => {
    const { jwt, petitionId } = await buildCase('Sended');
    expect((await read(admin.jwt, petitionId)).legalTerm?.deadline).toBe('2026-09-02');
    await changeHolidays(admin.jwt, ['2026-09-02']);
    expect((await read(admin.jwt, petitionId)).legalTerm?.deadline).toBe('2026-09-03');
    expect((await read(jwt, petitionId)).legalTerm?.deadline).toBe('2026-09-03');
    await changeHolidays(admin.jwt, ['2026-03-19'], ['2026-09-02']);
    expect((await read(admin.jwt, petitionId)).legalTerm?.deadline).toBe('2026-09-02');
    const started = await act(admin.jwt, petitionId, 'requirements', { reason: 'Pensum', notifiedOn: '2026-03-10' });
    expect((started.body as Petition).requirements[0]?.answerBy).toBe('2026-03-25');
  });

  test('of a community count for who lives there, and for nobody else', async () => {
    const { jwt, petitionId, userId } = await buildCase('Sended');
    const inCatalonia = (added: string[], removed: string[] = []) =>
      request('PATCH', '/api/settings/holidays', { token: admin.jwt, body: { community: 'ES-CT', added, removed } });
    const deadline = async () => (await read(jwt, petitionId)).legalTerm?.deadline;
    const answer = await inCatalonia(['2026-09-02'], ['2026-09-11']);
    expect(answer).toMatchObject({ status: 200, body: { communities: { 'ES-AN': expect.any(Array) } } });
    const { days, communities } = answer.body as HolidaysSetting;
    expect(days).not.toContain('2026-09-02');
    expect(communities['ES-CT'].filter((day) => day.startsWith('2026-09'))).toEqual(['2026-09-02']);
    expect(await lastChange()).toMatchObject({
      after: { holidays: { communities: { 'ES-CT': { added: ['2026-09-02'], removed: ['2026-09-11'] } } } },
    });
    await pool.query(`update doctors set country_of_residence = 'ES' where user_id = $1`, [userId]);
    await pool.query(`update doctor_private_data set postal_code = '41001' where user_id = $1`, [userId]);
    expect(await deadline()).toBe('2026-09-02');
    await pool.query(`update doctor_private_data set postal_code = '08001' where user_id = $1`, [userId]);
    expect(await deadline()).toBe('2026-09-03');
    await inCatalonia(['2026-09-11'], ['2026-09-02']);
    expect(await deadline()).toBe('2026-09-02');
    expect(
      await request('PATCH', '/api/settings/holidays', {
        token: admin.jwt,
        body: { community: 'ES-XX', added: [], removed: [] },
      }),
    ).toMatchObject({ status: 422 });
  });

  test('of two administrators who change them at once both have their way', async () => {
    await changeHolidays(admin.jwt, ['2027-05-03']);
    const answers = await Promise.all([
      changeHolidays(admin.jwt, ['2027-05-04'], ['2027-05-03']),
      changeHolidays(otherAdmin.jwt, ['2027-05-05'], ['2027-05-03']),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await holidays()).filter((day) => day.startsWith('2027-05-0'))).toEqual(
      expect.arrayContaining(['2027-05-04', '2027-05-05']),
    );
    expect(await holidays()).not.toContain('2027-05-03');
  });

  test('are days, and not without end', async () => {
    expect(await changeHolidays(admin.jwt, ['mañana'])).toMatchObject({ status: 422 });
    const many = (year: number) =>
      Array.from({ length: 300 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10));
    expect(await changeHolidays(admin.jwt, many(2030))).toMatchObject({ status: 200 });
    expect(await changeHolidays(admin.jwt, many(2040))).toMatchObject({
      status: 422,
      body: { fields: { added: { key: 'errors.invalid' } } },
    });
  });
});

describe('ready-made reasons', () => {
  test('can be changed, up to nine of each kind', async () => {
    const before = await reasons();
    expect(before.diploma[0]?.title).toBe('Falta la apostilla o es de otro documento');
    const passport = [{ title: 'Caducado', message: 'Renuévalo.' }];
    expect(await changeReasons(admin.jwt, before, { passport })).toMatchObject({ status: 200, body: { passport } });
    expect(await reasons()).toEqual({ ...before, passport });
    const tooMany = Array.from({ length: 10 }, () => ({ title: 'a', message: 'b' }));
    expect(await changeReasons(admin.jwt, await reasons(), { passport: tooMany })).toMatchObject({ status: 422 });
  });

  test('of two administrators: different kinds are both kept, the same kind is not overwritten', async () => {
    const shown = await reasons();
    const one = [{ title: 'Uno', message: 'Del primero.' }];
    const other = [{ title: 'Otro', message: 'Del segundo.' }];
    await changeReasons(admin.jwt, shown, { pensum: one });
    expect(await changeReasons(otherAdmin.jwt, shown, { acceptance: other })).toMatchObject({ status: 200 });
    const both = { ...shown, pensum: one, acceptance: other };
    expect(await reasons()).toEqual(both);
    expect(await changeReasons(otherAdmin.jwt, shown, { pensum: other, diploma: [] })).toMatchObject({
      status: 409,
      body: { code: 'Conflict' },
    });
    expect(await reasons()).toEqual(both);
    expect(await changeReasons(otherAdmin.jwt, both, { pensum: other })).toMatchObject({ status: 200 });
    expect(await lastChange()).toMatchObject({
      actorId: otherAdmin.user.id,
      before: { rejectionReasons: { pensum: one } },
      after: { rejectionReasons: { pensum: other } },
    });
  });
});

test('the team’s settings are the administrators’', async () => {
  const { jwt } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
  for (const [method, path] of [
    ['GET', 'rejection-reasons'],
    ['PUT', 'rejection-reasons'],
    ['GET', 'holidays'],
    ['PATCH', 'holidays'],
  ] as const) {
    const sent = method === 'GET' ? {} : { body: {} };
    expect(await request(method, `/api/settings/${path}`, { token: jwt, ...sent })).toMatchObject({ status: 403 });
    expect(await request(method, `/api/settings/${path}`, sent)).toMatchObject({ status: 401 });
  }
});
