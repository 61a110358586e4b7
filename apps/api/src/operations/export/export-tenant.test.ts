import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { messages } from '../../db/schema/conversations.ts';
import { hospitalInvitations } from '../../db/schema/hospitals.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { createFolderFileStore } from '../../integrations/files/folder.file-store.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildDoctor, buildUser } from '../../testing/factories/factories.ts';
import {
  buildCandidacy,
  buildHospital,
  buildHospitalMember,
  buildOffer,
} from '../../testing/factories/hospital-factories.ts';
import { exportTenant } from './export-tenant.ts';
import { keptFromTenants, tenantTables } from './tenant.repository.ts';

const { db } = await openTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fonendo-export-'));
afterAll(() => rm(folder, { recursive: true }));
const files = createFolderFileStore(join(folder, 'store'));
const now = new Date('2026-11-17T10:00:00Z');

/** A hospital with a member, an invitation, two candidates of whom one is accepted, and a message with a file. */
async function buildTenant(name: string) {
  const hospital = await buildHospital(db, { name });
  const member = await buildUser(db, { firstname: `Elena de ${name}`, policyGroups: ['hospital'] });
  await buildHospitalMember(db, { userId: member.id, hospitalId: hospital.id, role: 'recruiter' });
  await db.insert(hospitalInvitations).values({
    ...{ id: randomUUID(), hospitalId: hospital.id, email: `${randomUUID()}@correo.test`, role: 'recruiter' },
    ...{ firstname: 'Marta', lastname: 'Gil', tokenHash: `secret-${randomUUID()}`, sentAt: now, expiresAt: now },
  });
  const offer = await buildOffer(db, { hospitalId: hospital.id, name: `Cardiología en ${name}` });
  const people = await Promise.all(
    ['accepted', 'applied'].map(async (status) => {
      const user = { firstname: `${status} de ${name}`, email: `${randomUUID()}@correo.test`, phone: '+34600000001' };
      const { userId } = await buildDoctor(db, { user });
      const candidacy = await buildCandidacy(db, {
        ...{ offerId: offer.id, doctorId: userId, status: status as 'accepted' | 'applied' },
      });
      return { ...user, candidacy };
    }),
  );
  const [accepted, applied] = people;
  if (!accepted || !applied) throw new Error('nobody applied');
  const fileKey = newFileKey('messages');
  await files.put(fileKey, new TextEncoder().encode(`a file of ${name}`));
  await db.insert(messages).values({
    ...{
      id: randomUUID(),
      candidacyId: accepted.candidacy.id,
      side: 'hospital',
      authorId: member.id,
      key: randomUUID(),
    },
    ...{
      text: `Bienvenida a ${name}`,
      searchText: '',
      sentAt: now,
      fileKey,
      fileName: 'plan.pdf',
      bytes: 3,
      sha256: 'x',
    },
  });
  return { hospital, accepted, applied, fileKey };
}

const ours = await buildTenant('La Ribera');
const theirs = await buildTenant('Montblanc');

const read = async (to: string, name: string) =>
  JSON.parse(await readFile(join(to, 'data', `${name}.json`), 'utf8')) as Record<string, unknown>[];

test('a hospital gets its own, with its files, by its id or its CIF', async () => {
  const to = join(folder, 'by-id');
  const made = await exportTenant({ db, files }, { hospital: ours.hospital.id, to, now });
  expect(made.tables).toMatchObject({
    hospitals: 1,
    hospital_members: 2,
    offers: 1,
    candidacies: 2,
    messages: 1,
    people: 4,
  });
  expect(Object.keys(made.files)).toEqual([ours.fileKey]);
  expect(made.missing).toEqual([]);
  expect(await readFile(join(to, 'files', ours.fileKey), 'utf8')).toBe('a file of La Ribera');
  expect(JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8'))).toEqual(made);
  expect((await readdir(join(to, 'data'))).toSorted()).toEqual(
    [...Object.keys(tenantTables), 'people'].map((name) => `${name}.json`).toSorted(),
  );
  const again = await exportTenant({ db, files }, { hospital: ours.hospital.cif, to: join(folder, 'by-cif'), now });
  expect(again).toEqual(made);
});

test('nothing of anybody else, no secret, and no address of somebody who was not accepted', async () => {
  const to = join(folder, 'alone');
  await exportTenant({ db, files }, { hospital: ours.hospital.id, to, now });
  const texts = await Promise.all(
    (await readdir(join(to, 'data'))).map((name) => readFile(join(to, 'data', name), 'utf8')),
  );
  const everything = texts.join('\n');
  expect(everything).toContain('Bienvenida a La Ribera');
  for (const word of ['Montblanc', theirs.hospital.id, theirs.fileKey, 'token_hash', 'secret-', 'password']) {
    expect(everything).not.toContain(word);
  }
  const people = await read(to, 'people');
  expect(people.find(({ firstname }) => firstname === ours.accepted.firstname)).toMatchObject({
    ...{ part: 'candidate', email: ours.accepted.email, phone: ours.accepted.phone },
  });
  expect(people.find(({ firstname }) => firstname === ours.applied.firstname)).toMatchObject({
    ...{ part: 'candidate', email: null, phone: null },
  });
  expect(everything).not.toContain(ours.applied.email);
});

test('an unknown hospital and a folder that is there are said, and nothing is left behind', async () => {
  const to = join(folder, 'nothing');
  await expect(exportTenant({ db, files }, { hospital: 'B00000000', to, now })).rejects.toThrow('No hospital');
  await expect(readdir(to)).rejects.toThrow('ENOENT');
  const again = { hospital: ours.hospital.id, to: folder, now };
  await expect(exportTenant({ db, files }, again)).rejects.toThrow('cannot be made');
});

test('a file that the store has lost is named', async () => {
  await files.delete(theirs.fileKey);
  const to = join(folder, 'lost');
  const { missing } = await exportTenant({ db, files }, { hospital: theirs.hospital.id, to, now });
  expect(missing).toEqual([theirs.fileKey]);
});

test('every table that leads to a hospital is exported, or left out for a reason', async () => {
  const { rows } = await db.execute<{ child: string; parent: string }>(
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`,
  );
  const reached = new Set(['hospitals']);
  // Through people everything leads everywhere.
  const next = () =>
    rows.filter(({ child, parent }) => reached.has(parent) && !reached.has(child) && child !== 'users');
  for (let found = next(); found.length > 0; found = next()) for (const { child } of found) reached.add(child);
  expect([...reached].toSorted()).toEqual([...Object.keys(tenantTables), ...Object.keys(keptFromTenants)].toSorted());
});
