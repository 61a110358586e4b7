import type { FoundOffer, OfferFacets, OfferForDoctor, OfferPage } from '@fonendo/contract/offers/search.schema';
import { emptyCv } from '@fonendo/domain/cv/cv';
import { matchOffer } from '@fonendo/domain/offers/match';
import { offerSearchTexts, searchWords } from '@fonendo/domain/offers/search';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { beforeAll, describe, expect, test } from 'vitest';
import { cvs } from '../../../db/schema/cvs.ts';
import { type offers, offerWords } from '../../../db/schema/offers.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';
import { listOpenOffers } from './search.repository.ts';
import { deleteUnusedWords } from './words.ts';

const api = await openTestApi();
const { request, db } = api;

type Doctor = Awaited<ReturnType<typeof buildSignedInDoctor>>;

async function get<Body>(path: string, token: string): Promise<Body> {
  const answer = await request('GET', path, { token });
  expect(answer, path).toMatchObject({ status: 200 });
  return answer.body as Body;
}

const search = (token: string, query = '') => get<OfferPage>(`/api/offers?${query}`, token);
const names = ({ items }: { items: readonly FoundOffer[] }) => items.map(({ name }) => name);

type Written = 'name' | 'speciality' | 'description';
type NewOffer = Omit<Partial<typeof offers.$inferInsert>, Written> & Partial<Record<Written, string>>;

let serial = 0;
/** An open offer that the text search knows; each a minute older than the one before. */
async function openOffer(overrides: NewOffer & { name: string }) {
  serial += 1;
  const content = { speciality: 'Urología', description: 'Un puesto.', ...overrides };
  const texts = offerSearchTexts(content);
  const publishedAt = new Date(Date.parse('2026-03-01T10:00:00Z') - serial * 60_000);
  const offer = await buildOffer(db, { ...texts, publishedAt, ...content });
  const words = searchWords(texts.searchTitle, texts.searchBody, offer.searchHospital);
  await db
    .insert(offerWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing();
  return offer;
}

let doctor: Doctor;
let hospital: Awaited<ReturnType<typeof buildHospital>>;

beforeAll(async () => {
  hospital = await buildHospital(db, { name: 'Hospital Sierra Norte', city: 'Alcobendas' });
  doctor = await buildSignedInDoctor(api, { speciality: 'Cardiología' });
  const job = { id: '01900000-0000-7000-8000-000000000001', position: 'Médica', company: 'Clínica', city: 'Bogotá' };
  await db.insert(cvs).values({
    doctorId: doctor.userId,
    content: {
      ...emptyCv,
      experience: [
        { ...job, country: 'CO', startDate: '2019-01', endDate: '2025-12', current: false, achievements: '' },
      ],
    },
    version: 1,
    updatedAt: new Date('2026-01-01T00:00:00Z'),
  });
});

describe('the text', () => {
  beforeAll(async () => {
    await openOffer({
      hospitalId: hospital.id,
      name: 'Hepatólogo/a de trasplantes',
      description: 'Consulta de cirrosis y guardias localizadas.',
      searchHospital: 'hospital sierra norte alcobendas comunidad de madrid',
    });
    await openOffer({ hospitalId: hospital.id, name: 'Médico/a rural', description: 'Guardias presenciales.' });
  });

  test.each([
    'Hepatólogo',
    'hepatologo',
    'HEPATÓLOGOS',
    'trasplante',
    'hepatolgo',
    'hepatolgo transplantes',
    'hepat',
    'alcobendas hepatologo',
    'guardia localizada',
    'el hepatólogo de los trasplantes',
  ])('finds it by "%s"', async (typed) => {
    expect(names(await search(doctor.jwt, `search=${encodeURIComponent(typed)}`))).toEqual([
      'Hepatólogo/a de trasplantes',
    ]);
  });

  test('says which word was understood, and searches for exactly the typed one where asked', async () => {
    const page = await search(doctor.jwt, 'search=hepatolgo');
    expect(page.understood).toEqual([{ typed: 'hepatolgo', understood: 'hepatologo' }]);
    expect(await search(doctor.jwt, 'search=hepatolgo&exact=true')).toMatchObject({
      items: [],
      total: 0,
      understood: [],
    });
  });

  test('another form of a word is no other word', async () => {
    expect((await search(doctor.jwt, `search=${encodeURIComponent('hepatólogos')}`)).understood).toEqual([]);
  });

  test('that nothing is like finds nothing', async () => {
    expect(await search(doctor.jwt, 'search=xqzwxqzw')).toMatchObject({ items: [], total: 0, understood: [] });
  });

  test.each(['%', '_', "'", '"; drop table offers; --', "' or 1=1 --", '&|!():*<->', '\\', 'de la', '😀', '   '])(
    'of signs and empty words alone, %s, narrows nothing down or finds nothing, and breaks nothing',
    async (typed) => {
      const answer = await request('GET', `/api/offers?search=${encodeURIComponent(typed)}`, { token: doctor.jwt });
      expect(answer.status).toBe(200);
    },
  );

  test('of ten thousand characters, or with a NUL, is refused', async () => {
    const long = await request('GET', `/api/offers?search=${'a'.repeat(10_000)}`, { token: doctor.jwt });
    expect(long).toMatchObject({ status: 422, body: { fields: { search: { key: 'errors.stringTooBig' } } } });
    expect(await request('GET', '/api/offers?search=a%00b', { token: doctor.jwt })).toMatchObject({
      status: 422,
      body: { fields: { search: { key: 'errors.invalid' } } },
    });
  });
});

describe('filters', () => {
  const community = 'ES-CE' as const;
  beforeAll(async () => {
    const terms = { community, hospitalId: hospital.id } as const;
    await openOffer({ ...terms, name: 'uno', contractType: 'permanent', salaryMin: 30_000, salaryMax: 45_000 });
    await openOffer({ ...terms, name: 'dos', contractType: 'relief', workingDay: 'night', yearsOfExperience: 5 });
    await openOffer({ ...terms, name: 'tres', contractType: 'relief', salaryMin: 80_000, salaryMax: 200_000 });
  });

  test.each([
    ['', ['uno', 'dos', 'tres']],
    ['contractType=relief', ['dos', 'tres']],
    ['contractType=relief;permanent', ['uno', 'dos', 'tres']],
    ['workingDay=night', ['dos']],
    ['salaryMin=45000', ['uno', 'dos', 'tres']],
    ['salaryMin=45001', ['dos', 'tres']],
    ['maxExperience=2', ['uno', 'tres']],
    [`speciality=${encodeURIComponent('Urología;Cirugía Plástica, Estética y Reparadora')}`, ['uno', 'dos', 'tres']],
    [`speciality=${encodeURIComponent('Alergología')}`, []],
    ['search=tres&contractType=relief', ['tres']],
  ])('%s', async (query, expected) => {
    const page = await search(doctor.jwt, `community=${community}&${query}`);
    expect(names(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test.each(['community=ES-XX', 'contractType=x', 'workingDay=x', 'salaryMin=-1', 'sort=cheapest', 'limit=101'])(
    '%s is refused',
    async (query) => {
      expect(await request('GET', `/api/offers?${query}`, { token: doctor.jwt })).toMatchObject({ status: 422 });
    },
  );

  test('are counted, each beside the others and without itself', async () => {
    const facets = await get<OfferFacets>(
      `/api/offers/facets?community=${community}&contractType=relief&salaryMin=50000`,
      doctor.jwt,
    );
    expect(facets.total).toBe(2);
    expect(facets.contractType).toEqual([{ value: 'relief', count: 2 }]);
    expect(facets.workingDay).toEqual([
      { value: 'full', count: 1 },
      { value: 'night', count: 1 },
    ]);
    // Both that have another contract are elsewhere; the salary's own filter does not count for its bars.
    expect(facets.salary.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(facets.salary.at(-1)).toBe(1);
    const all = await get<OfferFacets>(`/api/offers/facets?community=${community}`, doctor.jwt);
    expect(all.contractType).toEqual([
      { value: 'relief', count: 2 },
      { value: 'permanent', count: 1 },
    ]);
    const everything = await get<OfferFacets>('/api/offers/facets', doctor.jwt);
    expect(everything.community).toContainEqual({ value: community, count: 3 });
    expect(everything.total).toBe((await search(doctor.jwt)).total);
    const narrowed = await get<OfferFacets>(
      `/api/offers/facets?community=${community}&contractType=relief&workingDay=night;full&salaryMin=50000&speciality=${encodeURIComponent('Urología')}&search=dos`,
      doctor.jwt,
    );
    expect(narrowed.total).toBe(1);
  });
});

describe('pages', () => {
  const community = 'ES-ML' as const;
  const specialities = ['Cardiología', 'Urología', generalMedicine];
  beforeAll(async () => {
    for (let index = 0; index < 18; index += 1) {
      await openOffer({
        name: `oferta ${index}`,
        community,
        hospitalId: hospital.id,
        speciality: specialities[index % 3] ?? '',
        yearsOfExperience: index % 2 === 0 ? 2 : 9,
      });
    }
  });

  async function walk(sort: 'newest' | 'match', limit: number): Promise<FoundOffer[]> {
    const found: FoundOffer[] = [];
    let cursor = '';
    for (let page = 0; page < 30; page += 1) {
      const query = `community=${community}&sort=${sort}&limit=${limit}${cursor && `&cursor=${cursor}`}`;
      const answer = await search(doctor.jwt, query);
      expect(answer.total).toBe(18);
      found.push(...answer.items);
      if (!answer.nextCursor) return found;
      cursor = answer.nextCursor;
    }
    throw new Error('the pages never end');
  }

  test.each([1, 4, 5, 18, 100])('the newest first, by %i', async (limit) => {
    const found = await walk('newest', limit);
    expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 18 }, (_, index) => `oferta ${index}`));
  });

  test.each([1, 4, 5, 100])('the best match first, then the newest, by %i', async (limit) => {
    const found = await walk('match', limit);
    expect(new Set(found.map(({ id }) => id)).size).toBe(18);
    const rank = { high: 0, medium: 1, low: 2 };
    const expected = found.toSorted(
      (one, other) =>
        rank[one.match.level] - rank[other.match.level] || other.publishedAt.localeCompare(one.publishedAt),
    );
    expect(found).toEqual(expected);
    expect(new Set(found.map(({ match }) => match.level))).toEqual(new Set(['high', 'medium', 'low']));
  });

  test('the order knows the same levels as the rule, for every doctor', async () => {
    for (const speciality of [null, 'Cardiología', 'Urología', generalMedicine]) {
      for (const years of [null, 0, 2, 9]) {
        for (const level of ['high', 'medium', 'low'] as const) {
          const rows = await listOpenOffers(
            db,
            { community: [community] },
            { doctorId: doctor.userId, after: null, limit: 100, part: { level, doctor: { speciality, years } } },
          );
          const all = await listOpenOffers(
            db,
            { community: [community] },
            { doctorId: doctor.userId, after: null, limit: 100 },
          );
          const matched = { speciality, years, recognition: 'recognised' } as const;
          expect(rows.map(({ id }) => id)).toEqual(
            all.filter((row) => matchOffer(row, matched).level === level).map(({ id }) => id),
          );
        }
      }
    }
  });

  test('a cursor of the other order, a forged one and a broken one are refused', async () => {
    const { nextCursor } = await search(doctor.jwt, `community=${community}&limit=2`);
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = '01900000-0000-7000-8000-000000000001';
    for (const query of [
      `sort=match&cursor=${nextCursor}`,
      'cursor=nothing',
      `cursor=${forged(['newest', [1, 'high'], ['yesterday', id]])}`,
      `cursor=${forged(['newest', [1, 'high'], ['2026-01-01T00:00:00.000Z', "x' or 1=1"]])}`,
      `cursor=${forged(['newest', [-1, 'high'], ['2026-01-01T00:00:00.000Z', id]])}`,
      `sort=match&cursor=${forged(['match', [1, 'best'], ['2026-01-01T00:00:00.000Z', id]])}`,
      `cursor=${'A'.repeat(401)}`,
    ]) {
      expect(await request('GET', `/api/offers?${query}`, { token: doctor.jwt }), query).toMatchObject({ status: 422 });
    }
  });

  test('somebody else’s cursor opens nothing that one could not read anyway', async () => {
    const { nextCursor } = await search(doctor.jwt, `community=${community}&limit=2`);
    const other = await buildSignedInDoctor(api);
    const page = await search(other.jwt, `community=${community}&limit=2&cursor=${nextCursor}`);
    expect(names(page)).toEqual(['oferta 2', 'oferta 3']);
    expect(page.items.every(({ candidacy }) => candidacy === null)).toBe(true);
  });
});

describe('the match and the candidacy', () => {
  test('are told on the card and in the offer, each doctor their own', async () => {
    const offer = await openOffer({ name: 'propia', speciality: 'Cardiología', yearsOfExperience: 2 });
    const candidacy = await buildCandidacy(db, { offerId: offer.id, doctorId: doctor.userId, status: 'inProcess' });
    const [card] = (await search(doctor.jwt, 'search=propia')).items;
    expect(card).toMatchObject({
      match: {
        level: 'high',
        reasons: [
          { key: 'specialitySame', fits: true },
          { key: 'experienceEnough', asked: 2, years: 7 },
          { key: 'recognition', fits: false, state: 'notStarted' },
        ],
      },
      candidacy: { id: candidacy.id, status: 'inProcess' },
    });
    const one = await get<OfferForDoctor>(`/api/offers/${offer.id}`, doctor.jwt);
    expect(one).toMatchObject({ status: 'approved', match: card?.match, candidacy: card?.candidacy });
    expect(one.missing.map(({ key }) => key)).toContain('contract');
    const other = await buildSignedInDoctor(api, { hasDegreeSpain: true, speciality: 'Urología' });
    expect(await get<OfferForDoctor>(`/api/offers/${offer.id}`, other.jwt)).toMatchObject({
      match: {
        level: 'low',
        reasons: [{ key: 'specialityOther' }, { key: 'experienceUnknown' }, { key: 'recognition' }],
      },
      candidacy: null,
    });
  });

  test('of a doctor who has declared nothing are what can be said without', async () => {
    await openOffer({ name: 'para cualquiera', speciality: generalMedicine, yearsOfExperience: 0 });
    const { jwt } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
    const page = await search(jwt, 'sort=match&limit=1');
    expect(page.items[0]?.match.level).toBe('medium');
  });
});

describe('only open offers of unblocked hospitals', () => {
  test('are listed, counted and opened', async () => {
    const terms = { community: 'ES-RI', speciality: 'Geriatría' } as const;
    const blocked = await buildHospital(db, { name: 'Hospital bloqueado' });
    const hidden = [
      await openOffer({ ...terms, name: 'borrador', status: 'draft' }),
      await openOffer({ ...terms, name: 'pendiente', status: 'pending' }),
      await openOffer({ ...terms, name: 'rechazada', status: 'refused' }),
      await openOffer({ ...terms, name: 'cerrada', status: 'closed' }),
      await openOffer({ ...terms, name: 'bloqueada', hospitalId: blocked.id, hospitalBlocked: true }),
    ];
    const open = await openOffer({ ...terms, name: 'abierta' });
    for (const query of ['community=ES-RI', 'community=ES-RI&sort=match', 'community=ES-RI&search=abierta']) {
      expect(names(await search(doctor.jwt, query))).toEqual(['abierta']);
    }
    for (const { name } of hidden) {
      expect((await search(doctor.jwt, `search=${name}&community=ES-RI&exact=true`)).total).toBe(0);
    }
    expect(await get<OfferFacets>('/api/offers/facets?community=ES-RI', doctor.jwt)).toMatchObject({ total: 1 });
    for (const { id } of hidden) {
      expect(await request('GET', `/api/offers/${id}`, { token: doctor.jwt })).toMatchObject({ status: 404 });
    }
    expect(await get<OfferForDoctor>(`/api/offers/${open.id}`, doctor.jwt)).toMatchObject({ name: 'abierta' });
  });

  test('a closed one stays open to who applied, unless its hospital is blocked', async () => {
    const closed = await openOffer({ name: 'cerrada después', status: 'closed' });
    await buildCandidacy(db, { offerId: closed.id, doctorId: doctor.userId });
    expect(await get<OfferForDoctor>(`/api/offers/${closed.id}`, doctor.jwt)).toMatchObject({ status: 'closed' });
    const other = await buildSignedInDoctor(api);
    expect(await request('GET', `/api/offers/${closed.id}`, { token: other.jwt })).toMatchObject({ status: 404 });
    const blocked = await openOffer({ name: 'de un bloqueado', hospitalBlocked: true });
    await buildCandidacy(db, { offerId: blocked.id, doctorId: doctor.userId });
    expect(await request('GET', `/api/offers/${blocked.id}`, { token: doctor.jwt })).toMatchObject({ status: 404 });
  });

  test('say nothing of the hospital that doctors may not see, and nothing of the revision', async () => {
    const place = await buildHospital(db, { cif: 'B64717838', phone: '+34962458177', postalCode: '46999' });
    const offer = await openOffer({
      name: 'con secretos',
      hospitalId: place.id,
      revision: { name: 'Nombre nuevo sin aprobar' } as never,
      revisionStatus: 'refused',
      refusalReason: 'Motivo interno',
    });
    const texts = [
      JSON.stringify(await search(doctor.jwt, 'search=secretos')),
      JSON.stringify(await get(`/api/offers/${offer.id}`, doctor.jwt)),
    ];
    for (const text of texts) {
      for (const secret of ['B64717838', '962458177', '46999', 'Nombre nuevo', 'Motivo interno', 'createdBy']) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('who may search', () => {
  const paths = ['/api/offers', '/api/offers/facets', '/api/offers/01900000-0000-7000-8000-000000000001'];

  test.each(['admin', 'superadmin', 'hospital', 'recruiter'] as const)('not %s', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    for (const path of paths) expect(await request('GET', path, { token: jwt }), path).toMatchObject({ status: 403 });
  });

  test('nobody without a session', async () => {
    for (const path of paths) expect(await request('GET', path), path).toMatchObject({ status: 401 });
  });

  test('an unknown offer is not found; what is no id is refused', async () => {
    expect(await request('GET', paths[2] ?? '', { token: doctor.jwt })).toMatchObject({ status: 404 });
    expect(await request('GET', '/api/offers/x', { token: doctor.jwt })).toMatchObject({ status: 422 });
  });
});

test('a word that only a closed offer had is forgotten, the others stay', async () => {
  await openOffer({ name: 'Flebólogo/a de Calatayud' });
  await openOffer({ name: 'Flebólogo/a de Sigüenza', status: 'closed', closedAt: new Date('2026-03-02T10:00:00Z') });
  await deleteUnusedWords({ db });
  const known = (await db.select().from(offerWords)).map(({ word }) => word);
  expect(known).toEqual(expect.arrayContaining(['flebologo', 'calatayud']));
  expect(known).not.toContain('siguenza');
});
