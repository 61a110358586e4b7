import type { Cv } from '@fonendo/contract/cv.schema';
import { cvLimits, emptyCv } from '@fonendo/domain/cv/cv';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { cvs } from '../../db/schema/cvs.ts';
import { type Answer, openTestApi } from '../../testing/api.ts';
import { buildDoctor, buildUser } from '../../testing/factories/factories.ts';
import { buildCandidacy } from '../../testing/factories/hospital-factories.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { insertCv } from './cv.public.ts';

const api = await openTestApi();
const { db, request, clock } = api;

const read = (token?: string) => request('GET', '/api/cv', token ? { token } : {});
const save = (token: string | undefined, body: unknown) => request('PUT', '/api/cv', { body, ...(token && { token }) });

const job = {
  id: '0190a000-0000-7000-8000-000000000001',
  position: 'Médica adjunta',
  company: 'Clínica del Norte',
  city: 'Bogotá',
  country: 'CO',
  startDate: '2020-03',
  endDate: null,
  current: true,
  achievements: 'Ecografía en urgencias.',
} as const;
const content = { ...emptyCv, objective: 'Ejercer en España.', experience: [job] };

async function doctor() {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'], phone: '+573001234567' });
  await buildDoctor(db, { userId: user.id });
  return { userId: user.id, jwt };
}

const cvOf = (answer: Answer) => answer.body as Cv;
const stored = async (userId: string) => (await db.select().from(cvs).where(eq(cvs.doctorId, userId)))[0];

describe('one’s own CV', () => {
  test('is empty with version 0 before the first save', async () => {
    const { jwt } = await doctor();
    expect(await read(jwt)).toMatchObject({
      status: 200,
      body: {
        version: 0,
        content: emptyCv,
        status: 'pending',
        updatedAt: null,
        locked: false,
        gaps: ['objective', 'education', 'experienceOrLanguages'],
      },
    });
  });

  test('is stored, version by version, and says what is missing', async () => {
    const { jwt } = await doctor();
    expect(await save(jwt, { version: 0, content })).toMatchObject({
      status: 200,
      body: { version: 1, content, gaps: ['education'], updatedAt: clock.now().toISOString() },
    });
    const longer = { ...content, abilities: ['Ecografía'] };
    expect(await save(jwt, { version: 1, content: longer })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(cvOf(await read(jwt))).toMatchObject({ version: 2, content: longer });
  });

  test('has nothing from before the doctor was born', async () => {
    const { jwt, userId } = await doctor();
    expect(cvOf(await read(jwt)).born).toBe('1990-05-20');
    const early = { ...content, experience: [{ ...job, startDate: '1990-04' }] };
    expect(await save(jwt, { version: 0, content: early })).toMatchObject({
      status: 422,
      body: { fields: { 'content.experience.0.startDate': { key: 'errors.beforeBirth' } } },
    });
    expect(await stored(userId)).toBeUndefined();
  });

  test('heads with what hospitals may know of the person and nothing else', async () => {
    const { jwt } = await doctor();
    expect(cvOf(await read(jwt)).person).toEqual({
      firstname: 'Valentina',
      lastname: 'Restrepo',
      speciality: 'Cardiología',
      email: expect.stringContaining('@fonendo.test'),
      phone: '+57 3001234567',
      city: 'Bogotá',
      country: 'CO',
    });
  });

  test('an edit returns the review to pending; saving the same again does not', async () => {
    const { userId, jwt } = await doctor();
    const reviewer = await buildUser(db, { policyGroups: ['admin'] });
    const review = { status: 'reviewed', reviewedBy: reviewer.id, reviewedAt: clock.now() } as const;
    await insertCv(db, { doctorId: userId, content, updatedAt: clock.now(), ...review });
    expect(await save(jwt, { version: 1, content })).toMatchObject({ body: { version: 1, status: 'reviewed' } });
    const edited = { ...content, objective: 'Otro.' };
    expect(await save(jwt, { version: 1, content: edited })).toMatchObject({ body: { version: 2, status: 'pending' } });
    expect(await stored(userId)).toMatchObject({ reviewedBy: null, reviewedAt: null });
  });

  test('the audit keeps which parts changed, not what they say', async () => {
    const { userId, jwt } = await doctor();
    await save(jwt, { version: 0, content });
    await save(jwt, { version: 1, content });
    await save(jwt, { version: 1, content: { ...content, abilities: ['Ecografía'] } });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(entries.filter(({ action }) => action === 'cv.updated').map(({ after }) => after)).toEqual([
      { changed: ['objective', 'experience'], version: 1 },
      { changed: ['abilities'], version: 2 },
    ]);
  });
});

describe('two tabs', () => {
  test('who edited an older version is told so and overwrites nothing', async () => {
    const { jwt } = await doctor();
    await save(jwt, { version: 0, content });
    await save(jwt, { version: 1, content: { ...content, objective: 'De la primera.' } });
    for (const version of [0, 1, 3]) {
      const answer = await save(jwt, { version, content: { ...content, objective: 'De la segunda.' } });
      expect(answer).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    }
    expect(cvOf(await read(jwt))).toMatchObject({ version: 2, content: { objective: 'De la primera.' } });
  });

  test.each([0, 1])('of many that save version %i at once, exactly one wins', async (version) => {
    const { userId, jwt } = await doctor();
    if (version === 1) await save(jwt, { version: 0, content });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        save(jwt, { version, content: { ...content, objective: `Pestaña ${tab}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const winner = answers.find(({ status }) => status === 200) as Answer;
    expect(await stored(userId)).toMatchObject({ version: version + 1, content: cvOf(winner).content });
  });

  test('the same sent again after a lost answer is no conflict', async () => {
    const { jwt } = await doctor();
    await save(jwt, { version: 0, content });
    expect(await save(jwt, { version: 0, content })).toMatchObject({ status: 200, body: { version: 1 } });
  });
});

describe('after applying', () => {
  test('the CV is locked while a candidacy is open', async () => {
    const { userId, jwt } = await doctor();
    await save(jwt, { version: 0, content });
    await buildCandidacy(db, { doctorId: userId, status: 'applied' });
    expect(cvOf(await read(jwt))).toMatchObject({ locked: true, content });
    expect(await save(jwt, { version: 1, content: emptyCv })).toMatchObject({
      status: 409,
      body: { code: 'ProfileLocked' },
    });
    expect(await stored(userId)).toMatchObject({ version: 1, content });
  });

  test('and can be edited again once it is over', async () => {
    const { userId, jwt } = await doctor();
    await buildCandidacy(db, { doctorId: userId, status: 'withdrawn' });
    expect(await save(jwt, { version: 0, content })).toMatchObject({ status: 200, body: { locked: false } });
  });
});

describe('what is refused', () => {
  test('everything wrong at once, each at its place', async () => {
    const { userId, jwt } = await doctor();
    const wrong = {
      ...content,
      experience: [job, { ...job, id: '0190a000-0000-7000-8000-000000000002', current: false, endDate: '2019-01' }],
      languages: [{ id: '0190a000-0000-7000-8000-000000000003', language: 'es', level: 'fluent' }],
    };
    expect(await save(jwt, { version: 0, content: wrong })).toMatchObject({
      status: 422,
      body: {
        code: 'ValidationFailed',
        fields: {
          'content.experience.1.endDate': { key: 'errors.endBeforeStart' },
          'content.languages.0.level': { key: 'errors.oneOf' },
        },
      },
    });
    expect(await stored(userId)).toBeUndefined();
  });

  test.each([
    ['no content', { version: 0 }],
    ['no version', { content }],
    ['a negative version', { version: -1, content }],
    ['entries that are no objects', { version: 0, content: { ...content, experience: ['uno', null] } }],
    ['a text instead of a list', { version: 0, content: { ...content, abilities: 'Ecografía' } }],
    [
      'more entries than allowed',
      { version: 0, content: { ...content, abilities: Array(cvLimits.abilities + 1).fill('x') } },
    ],
  ])('%s', async (_name, body) => {
    const { jwt } = await doctor();
    expect(await save(jwt, body)).toMatchObject({ status: 422, body: { code: 'ValidationFailed' } });
  });

  test('a body that is no JSON, and one too large to be a CV', async () => {
    const { jwt } = await doctor();
    expect(await save(jwt, '{')).toMatchObject({ status: 400, body: { code: 'MalformedBody' } });
    const objective = 'x'.repeat(600 * 1024);
    expect(await save(jwt, { version: 0, content: { ...content, objective } })).toMatchObject({ status: 413 });
  });

  test('a CV of full length is not too large', async () => {
    const { jwt } = await doctor();
    const achievements = '医'.repeat(cvLimits.achievements);
    const experience = Array.from({ length: cvLimits.experience }, () => ({
      ...job,
      id: crypto.randomUUID(),
      achievements,
    }));
    expect(await save(jwt, { version: 0, content: { ...content, experience } })).toMatchObject({ status: 200 });
  });
});

describe('on paper', () => {
  const print = (token: string, query = '') =>
    api.api.request(`/api/cv/pdf${query}`, { headers: { authorization: `Bearer ${token}` } });

  test('is a PDF to keep, in the language of the person unless another is asked for', async () => {
    const { jwt } = await doctor();
    await save(jwt, { version: 0, content });
    const answer = await print(jwt);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="CV-Valentina-Restrepo.pdf"');
    const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pages[0]).toContain('mar 2020 – actualidad');
    const english = await readPdf(new Uint8Array(await (await print(jwt, '?locale=en')).arrayBuffer()));
    expect(english.pages[0]).toContain('Mar 2020 – present');
  });

  test('never tells what no selection may ask for', async () => {
    const { jwt } = await doctor();
    await save(jwt, { version: 0, content });
    const { pages } = await readPdf(new Uint8Array(await (await print(jwt)).arrayBuffer()));
    for (const secret of ['1990', 'Luz Marina', 'Hernán', 'AB1234567', 'Carrera 7', '110231']) {
      expect(pages.join()).not.toContain(secret);
    }
  });

  test('there is nothing to print before the first save, nor in an unknown language', async () => {
    const { jwt } = await doctor();
    expect((await print(jwt)).status).toBe(404);
    expect((await print(jwt, '?locale=fr')).status).toBe(422);
  });
});

describe('who may', () => {
  test.each(['GET', 'PUT'] as const)('%s /api/cv and its PDF are for doctors', async (method) => {
    const body = method === 'PUT' ? { body: { version: 0, content } } : {};
    const paths = method === 'GET' ? ['/api/cv', '/api/cv/pdf'] : ['/api/cv'];
    for (const path of paths) {
      expect(await request(method, path, body)).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
      for (const group of ['hospital', 'recruiter', 'admin', 'superadmin'] as const) {
        const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
        expect(await request(method, path, { ...body, token: jwt })).toMatchObject({
          status: 403,
          body: { code: 'Forbidden' },
        });
      }
    }
  });

  test('everybody sees and prints their own', async () => {
    const [one, other] = [await doctor(), await doctor()];
    await save(one.jwt, { version: 0, content });
    expect(cvOf(await read(other.jwt))).toMatchObject({ version: 0, content: emptyCv });
    expect(await request('GET', '/api/cv/pdf', { token: other.jwt })).toMatchObject({ status: 404 });
  });
});
