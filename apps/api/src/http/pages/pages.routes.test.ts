import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { declaredRoutes } from '../access/access-check.ts';
import { readsOfPage } from './page-reads.ts';

const testApi = await openTestApi();
const { api, db, request } = testApi;

const id = '0198c5a0-0000-7000-8000-000000000001';

const payloadOf = async (address: string, token: string) => {
  const { status, body } = await request('GET', `/api/pages?${new URLSearchParams({ address })}`, { token });
  return { status, answers: (body as { answers?: Record<string, unknown> }).answers ?? {} };
};

test('holds what the page reads, as each path answers by itself', async () => {
  const doctor = await buildSignedInDoctor(testApi);
  const petition = await buildPetition(db, { doctorId: doctor.userId });
  const { status, answers } = await payloadOf(`/petitions/${petition.id}`, doctor.jwt);
  expect(status).toBe(200);
  expect(Object.keys(answers).sort()).toEqual([
    '/api/auth/session',
    '/api/documents',
    '/api/payments?limit=20',
    '/api/petitions',
    `/api/petitions/${petition.id}`,
  ]);
  for (const [path, answer] of Object.entries(answers)) {
    expect(answer).toEqual((await request('GET', path, { token: doctor.jwt })).body);
  }
});

test('leaves out what the caller may not read', async () => {
  const doctor = await buildSignedInDoctor(testApi);
  const petition = await buildPetition(db, { doctorId: doctor.userId });
  const other = await buildSignedInDoctor(testApi);
  const { status, answers } = await payloadOf(`/petitions/${petition.id}`, other.jwt);
  expect(status).toBe(200);
  expect(answers).not.toHaveProperty([`/api/petitions/${petition.id}`]);
  expect(JSON.stringify(answers)).not.toContain(petition.id);
});

test('tells somebody whose account is not verified yet who they are, and nothing else', async () => {
  const { jwt } = await buildSignedIn(testApi, { policyGroups: ['notCertifiedDoctor'], verifiedAt: null });
  const { status, answers } = await payloadOf('/signup', jwt);
  expect(status).toBe(200);
  expect(Object.keys(answers)).toEqual(['/api/auth/session']);
});

test('a page without reads of its own, or none at all, still says who is signed in', async () => {
  const { jwt } = await buildSignedIn(testApi, { policyGroups: ['admin'] });
  for (const address of ['/faq', '/no/such/page', '/constructor', '/petitions/../../x', '//elsewhere/dashboard?x=%']) {
    expect(Object.keys((await payloadOf(address, jwt)).answers)).toContain('/api/auth/session');
  }
});

test.each(['dashboard', 'https://elsewhere/dashboard', '', `/${'x'.repeat(4000)}`])(
  'what is no address of a page is refused: %.20s',
  async (address) => {
    const { jwt } = await buildSignedIn(testApi, { policyGroups: ['admin'] });
    expect((await payloadOf(address, jwt)).status).toBe(422);
  },
);

test('every read of every page is a path that the API has', async () => {
  const routes = declaredRoutes(api).filter(({ method }) => method.toLowerCase() === 'get');
  const known = routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  const addresses = [
    ...['/dashboard', '/offers', '/offers/own', '/offers?q=a&view=all', `/offers/${id}`, `/offers/${id}/candidates`],
    ...[`/offers/${id}/candidates?view=table`, '/candidates', '/candidates?view=calendar', `/candidates/${id}`],
    ...[`/candidate/${id}`, '/homologations', '/homologation-info', '/petitions?sort=-created', `/petitions/${id}`],
    ...[
      '/users',
      `/users/${id}`,
      '/hospitals',
      `/hospitals?hospital=${id}`,
      '/payments',
      '/audit',
      '/process',
      '/service',
    ],
    ...['', 'documents', 'cv', 'payments', 'privacy', 'hospital', 'security', 'notifications', 'settings'].map(
      (tab) => `/account?tab=${tab}`,
    ),
    ...['/profiles', '/profile', '/account/cv'],
  ];
  const groups = ['certifiedDoctor', 'notCertifiedDoctor', 'hospital', 'admin'] as const;
  const reads = addresses.flatMap((address) => groups.flatMap((group) => readsOfPage(address, [group])));
  expect(new Set(reads).size).toBeGreaterThan(40);
  expect(reads.filter((read) => !known.some((path) => path.test(read.split('?')[0] ?? '')))).toEqual([]);
});

test('the words of an address become the parameters of the API', () => {
  expect(readsOfPage('/petitions?q=ana&sort=-created', ['admin'])).toEqual([
    '/auth/session',
    '/petitions?limit=25&search=ana&sort=created&order=desc',
    '/petitions/counts',
  ]);
  expect(readsOfPage('/offers?community=MD&salaryMin=40000', ['certifiedDoctor'])).toEqual([
    '/auth/session',
    '/offers?community=MD&salaryMin=40000&sort=match',
    '/offers/facets?community=MD&salaryMin=40000',
  ]);
});
