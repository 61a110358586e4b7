import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { doctorPrivateData } from '../../db/schema/doctors.ts';
import { declaredRoutes } from '../../http/access/access-check.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { buildDocument } from '../../testing/factories/document-factories.ts';
import {
  buildCandidacy,
  buildHospital,
  buildHospitalMember,
  buildOffer,
} from '../../testing/factories/hospital-factories.ts';
import { buildPdf } from '../../testing/files/pdf-files.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

/*
 * Data needed only for the recognition must never reach a hospital or a recruiter. This calls every GET route there is,
 * so a new route is covered from its first day.
 */

const testApi = await openTestApi();
const { api, db, request, files } = testApi;

/** Values that appear nowhere else. The two letters of a country could be anything: its key is looked for instead. */
const planted = {
  birthDate: '1987-03-14',
  documentNumber: 'ZQ90817263',
  parent1: 'Parentela Primera Zarzaparrilla',
  parent2: 'Parentela Segunda Zarzaparrilla',
  address: 'Calle Oculta 7341',
  city: 'Ciudad Recóndita',
  state: 'Estado Velado',
  postalCode: 'ZC-70413',
};
const fileNames = { passport: 'pasaporte-8841.pdf', criminalRecord: 'antecedentes-8842.pdf' };
/** Hospitals have addresses too; nothing else of theirs is called like these. */
const addressKeys = ['address', 'city', 'state', 'postalCode'];
const privateKeys = [
  ...['birthDate', 'documentType', 'documentNumber', 'nationality', 'otherNationality'],
  ...['gender', 'maritalStatus', 'hasKids', 'parent1', 'parent2'],
];

const doctor = await buildSignedInDoctor(testApi, {
  findable: true,
  privateData: { ...planted, maritalStatus: 'widowed', otherNationality: 'VA' },
});
const pdf = await buildPdf();
const documents = await Promise.all(
  (['passport', 'criminalRecord'] as const).map(async (kind) => {
    const fileKey = newFileKey('documents');
    await files.put(fileKey, pdf);
    return buildDocument(db, { doctorId: doctor.userId, kind, fileKey, fileName: fileNames[kind], status: 'approved' });
  }),
);
const hospital = await buildHospital(db);
const offer = await buildOffer(db, { hospitalId: hospital.id });
const candidacy = await buildCandidacy(db, { doctorId: doctor.userId, offerId: offer.id });
const ids = [doctor.userId, hospital.id, offer.id, candidacy.id, ...documents.map(({ id }) => id), randomUUIDv7()];

async function staffToken(group: 'hospital' | 'recruiter') {
  const { user, jwt } = await buildSignedIn(testApi, { policyGroups: [group] });
  const role = group === 'hospital' ? 'administrator' : 'recruiter';
  await buildHospitalMember(db, { userId: user.id, hospitalId: hospital.id, role });
  return jwt;
}

/** Never ends by itself, and tells two numbers and an id only (features/notifications). */
const stream = '/notifications/stream';

/** What cannot be asked without a question is asked for this doctor. */
const questions: Record<string, string> = { '/search': '?q=valentina' };

/** Every GET route, once for every id that could stand in its address. */
const addresses = declaredRoutes(api)
  .filter(({ method, path }) => method === 'GET' && path !== stream)
  .flatMap(({ path, access }) => {
    const filled = path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : [path];
    return filled.map((address) => ({
      address: `/api${address}${questions[path] ?? ''}`,
      isPublic: access === 'public',
    }));
  });

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

test.each(['hospital', 'recruiter'] as const)('no answer to a %s holds a doctor’s private data', async (group) => {
  const token = await staffToken(group);
  const leaks: string[] = [];
  for (const { address, isPublic } of addresses) {
    const { status, body } = await request('GET', address, { token });
    const text = textOf(body);
    const values = [...Object.values(planted), ...Object.values(fileNames)];
    // The description of the API names the fields: it is public and holds nobody's data.
    const keys = isPublic ? [] : privateKeys.map((key) => `"${key}":`);
    const found = [...values, ...keys].filter((secret) => text.includes(secret));
    // The fields of the refusal of a bad request say nothing about anybody.
    if (found.length > 0 && status < 400) leaks.push(`${address}: ${found.join(', ')}`);
  }
  expect(leaks).toEqual([]);
});

test('the walk would find them: the doctor’s own answers hold every one', async () => {
  const answers: string[] = [];
  for (const { address } of addresses)
    answers.push(textOf((await request('GET', address, { token: doctor.jwt })).body));
  const text = answers.join('\n');
  for (const value of [...Object.values(planted), ...Object.values(fileNames)]) expect(text).toContain(value);
  for (const key of privateKeys) expect(text).toContain(`"${key}":`);
});

test('the profile for hospitals is made without them', async () => {
  const { body } = await request('GET', '/api/doctors/me/profile', { token: doctor.jwt });
  const text = textOf(body);
  for (const value of [...Object.values(planted), ...Object.values(fileNames)]) expect(text).not.toContain(value);
  for (const key of privateKeys) expect(text).not.toContain(`"${key}":`);
  // The columns are those that the test knows of: a new one has to be planted here.
  const [row] = await db.select().from(doctorPrivateData).where(eq(doctorPrivateData.userId, doctor.userId));
  expect(Object.keys(row ?? {}).toSorted()).toEqual([...privateKeys, ...addressKeys, 'userId'].toSorted());
});
