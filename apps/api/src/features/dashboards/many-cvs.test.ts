import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { petitions } from '../../db/schema/petitions.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { cvsCounted } from './administrator-figures.repository.ts';
import { readAdministratorDashboard } from './read-administrator-dashboard.ts';

const { db } = await openTestDatabase();
const now = () => new Date('2026-03-10T10:00:00Z');

/** Doctors whose petition waits for a review, with a CV that waits too; the first has waited longest. */
async function buildMany(count: number) {
  const id = sql`('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const since = sql`timestamptz '2026-03-01 10:00Z' + n * interval '1 minute'`;
  const all = sql`from generate_series(1, ${count}::int) n`;
  await db.execute(sql`insert into users (id, email, password_hash, first_name, last_name, policy_groups, created_at)
    select ${id}, 'many' || n || '@fonendo.test', 'none', 'Ana', 'Díaz', '{notCertifiedDoctor}', ${since} ${all}`);
  await db.execute(sql`insert into doctors (user_id, graduation_date, degree_country, country_of_residence, has_degree_spain, has_degree, speciality)
    select ${id}, '2012-06-01', 'CO', 'CO', false, false, 'Cardiología' ${all}`);
  await db.execute(sql`insert into cvs (doctor_id, content, version, status, updated_at)
    select ${id}, '{}', 1, 'pending', ${since} ${all}`);
  await db.execute(sql`insert into petitions (id, reference, doctor_id, status, created_at, updated_at, status_since, sent_at, search_text, sort_name)
    select ${id}, 'HOM-2026-' || n, ${id}, 'Pending', ${since}, ${since}, ${since}, ${since}, '', '' ${all}`);
}

test('CVs to review are counted up to a bound, and the figure says when there are more', async () => {
  await buildMany(cvsCounted + 1);
  const read = async () => (await readAdministratorDashboard({ db, now })).queue;
  const { cvs, petitions: toReview } = await read();
  expect(toReview.count).toBe(cvsCounted + 1);
  expect(cvs).toEqual({ count: cvsCounted, moreThanCount: true, worstDays: 9, filter: { cv: 'pending' } });
  await db.delete(petitions).where(eq(petitions.reference, 'HOM-2026-1'));
  expect((await read()).cvs).toMatchObject({ count: cvsCounted, moreThanCount: false });
});
