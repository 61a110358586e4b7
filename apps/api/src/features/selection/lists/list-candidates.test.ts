import { randomUUIDv7 } from 'node:crypto';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import type { Board, CandidatePage, CandidateRow } from '@fonendo/contract/selection/lists.schema';
import { matchFloors } from '@fonendo/domain/offers/match';
import { searchableWords } from '@fonendo/domain/search/searchable';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { offerWords } from '../../../db/schema/offers.ts';
import { candidacyRatings, documentRequests, interviewSlots, interviews } from '../../../db/schema/selection.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildCandidacy, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildRunHospital, buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request } = api;
const ours = await buildRunHospital(api);
const theirs = await buildRunHospital(api, { name: 'Clínica Ajena' });
const administrative = await buildStaff(api, ours.hospital.id, 'administrative');
const offer = await buildOffer(db, { hospitalId: ours.hospital.id, vacancies: 2 });
const other = await buildOffer(db, { hospitalId: ours.hospital.id, name: 'Nefrólogo/a', speciality: 'Nefrología' });
const foreign = await buildOffer(db, { hospitalId: theirs.hospital.id });

type Sketch = Parameters<typeof buildCandidacy>[1] & {
  name: [string, string];
  years?: number;
  cv?: string;
  certified?: boolean;
  left?: boolean;
};

const days = (count: number) => new Date(Date.parse('2026-03-10T09:00:00Z') - count * 24 * 60 * 60 * 1000);

async function apply(
  { name: [firstname, lastname], years = 4, cv = '', certified = false, left, ...row }: Sketch = {
    name: ['', ''],
  },
) {
  const { userId } = await buildDoctor(db, {
    user: { firstname, lastname, policyGroups: [certified ? 'certifiedDoctor' : 'notCertifiedDoctor'] },
  });
  const snapshot: DoctorProfile = {
    ...{ id: userId, firstname, lastname, speciality: 'Cardiología', specialityDescription: null },
    ...{ certification: 'notStarted', countryOfResidence: 'CO', yearsSinceGraduation: 11, yearsOfExperience: years },
    ...{ cv: null, documents: [] },
  };
  const candidacy = await buildCandidacy(db, {
    offerId: offer.id,
    doctorId: userId,
    snapshot: left ? null : snapshot,
    searchText: left ? '' : searchableWords(`${firstname} ${lastname} ${cv}`),
    ...row,
  });
  if (left) await db.delete(doctors).where(eq(doctors.userId, userId));
  return candidacy;
}

const nuria = await apply({
  name: ['Nuria', 'Valls Esteve'],
  match: 100,
  appliedAt: days(1),
  certified: true,
  years: 11,
});
const paula = await apply({ name: ['Paula', 'Lizarraga'], match: 88, appliedAt: days(9), cv: 'Ecocardiografía fetal' });
const diego = await apply({ name: ['Diego', 'Ñáñez'], match: 40, appliedAt: days(4), seenAt: days(3), years: 1 });
const guillermo = await apply({
  name: ['Guillermo', 'Arjona'],
  match: 90,
  status: 'inProcess',
  step: 0,
  appliedAt: days(20),
  stepSince: days(8),
});
const lorena = await apply({
  name: ['Lorena', 'Bermúdez'],
  match: 84,
  status: 'inProcess',
  step: 0,
  appliedAt: days(19),
  stepSince: days(3),
});
const monica = await apply({
  name: ['Mónica', 'Ferreiro'],
  match: 93,
  status: 'inProcess',
  step: 1,
  appliedAt: days(18),
  stepSince: days(7),
});
const joan = await apply({
  name: ['Joan', 'Ferrer'],
  match: 95,
  status: 'inProcess',
  step: 2,
  appliedAt: days(17),
  stepSince: days(2),
});
const alvaro = await apply({
  name: ['Álvaro', 'Nieto'],
  match: 94,
  status: 'accepted',
  step: 2,
  appliedAt: days(40),
  stepSince: days(5),
});
await apply({
  name: ['=Rosa', 'Prieto; "Rosi"'],
  match: 20,
  status: 'discarded',
  appliedAt: days(39),
  stepSince: days(30),
});
const gone = await apply({
  name: ['Iván', 'Ausente'],
  match: 77,
  status: 'withdrawn',
  appliedAt: days(38),
  left: true,
});
const elsewhere = await apply({ name: ['Berta', 'Otra'], match: 60, offerId: other.id, appliedAt: days(2) });
const foreigner = await apply({ name: ['Eva', 'Ajena'], match: 99, offerId: foreign.id });

const common = { hospitalId: ours.hospital.id, position: 0, why: '', createdAt: days(3) };
await db.insert(documentRequests).values([
  {
    ...common,
    id: randomUUIDv7(),
    candidacyId: guillermo.id,
    doctorId: guillermo.doctorId,
    name: 'Seguro',
    dueOn: '2026-03-10',
  },
  {
    ...common,
    id: randomUUIDv7(),
    candidacyId: guillermo.id,
    doctorId: guillermo.doctorId,
    name: 'Foto',
    dueOn: '2026-03-20',
  },
  {
    ...{ ...common, id: randomUUIDv7(), candidacyId: lorena.id, doctorId: lorena.doctorId, name: 'Seguro' },
    ...{
      dueOn: '2026-03-01',
      status: 'uploaded' as const,
      fileName: 'a.pdf',
      bytes: 1,
      sha256: '0',
      uploadedAt: days(1),
    },
  },
]);
const interviewId = randomUUIDv7();
await db.insert(interviews).values({
  ...{ id: interviewId, candidacyId: joan.id, hospitalId: ours.hospital.id, doctorId: joan.doctorId, position: 2 },
  ...{ durationMinutes: 45, place: 'video', location: 'https://meet.test', createdAt: days(2), updatedAt: days(2) },
});
await db.insert(interviewSlots).values(
  ['2026-03-12T09:00Z', '2026-03-12T11:00Z', '2026-03-09T11:00Z'].map((at) => ({
    ...{ id: randomUUIDv7(), interviewId, proposedBy: 'hospital' as const, startsAt: new Date(at) },
    endsAt: new Date(Date.parse(at) + 45 * 60_000),
  })),
);
await db.insert(candidacyRatings).values([
  { candidacyId: monica.id, userId: ours.administrator.user.id, stars: 4, at: days(1) },
  { candidacyId: monica.id, userId: administrative.user.id, stars: 5, at: days(1) },
]);

const get = (path: string, token: string | undefined = ours.administrator.jwt) =>
  request('GET', `/api/selection/${path}`, { ...(token && { token }) });
const list = async (query = '', token?: string) => {
  const { status, body } = await get(`candidates?${query}`, token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as CandidatePage;
};
const board = async (query = '', token?: string) => {
  const { status, body } = await get(`board?offer=${offer.id}&${query}`, token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Board;
};
const named = (items: readonly Pick<CandidateRow, 'person'>[]) =>
  items.map(({ person }) => person?.firstname.replace('=', '') ?? 'left');
const names = async (query: string) => named((await list(query)).items);

describe('filters and orders of the list', () => {
  const ofOffer = `offer=${offer.id}`;
  test.each([
    [
      'the best match first',
      ofOffer,
      ['Nuria', 'Joan', 'Álvaro', 'Mónica', 'Guillermo', 'Paula', 'Lorena', 'left', 'Diego', 'Rosa'],
    ],
    [
      'the longest wait first, then those that ended',
      `${ofOffer}&sort=waiting`,
      ['Paula', 'Guillermo', 'Mónica', 'Diego', 'Lorena', 'Joan', 'Nuria', 'left', 'Rosa', 'Álvaro'],
    ],
    ['the newest first', `${ofOffer}&sort=newest&status=applied`, ['Nuria', 'Diego', 'Paula']],
    ['every offer of the hospital', 'status=applied&sort=newest', ['Nuria', 'Berta', 'Diego', 'Paula']],
    ['a status', `${ofOffer}&status=accepted,discarded`, ['Álvaro', 'Rosa']],
    ['a step', `${ofOffer}&step=0`, ['Guillermo', 'Lorena']],
    ['the best match alone', `${ofOffer}&minMatch=high`, ['Nuria']],
    ['more than seven days, of those who wait', `${ofOffer}&late=true&sort=waiting`, ['Paula', 'Guillermo']],
    ['a certification, as it is now', `${ofOffer}&certification=recognised`, ['Nuria']],
    ['several certifications', `${ofOffer}&certification=recognised,inProgress&status=applied`, ['Nuria']],
    ['a word of the CV without its accent', `${ofOffer}&search=ecocardiografia`, ['Paula']],
    ['words in any order, and parts of them', `${ofOffer}&search=ferr%20jo`, ['Joan']],
    ['a letter that others write differently', `${ofOffer}&search=%C3%91a%C3%B1ez`, ['Diego']],
    ['those that nobody has opened', `${ofOffer}&unseen=true&status=applied`, ['Nuria', 'Paula']],
    ['those with papers to accept', `${ofOffer}&toAccept=true`, ['Lorena']],
    ['signs alone are nowhere', `${ofOffer}&search=%25_`, []],
    ['all at once', `${ofOffer}&search=a&status=applied&minMatch=medium&late=true&sort=newest`, ['Paula']],
  ])('%s', async (_name, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('the total is the number of those listed, whatever the filter', async () => {
    for (const query of [
      '',
      ofOffer,
      'status=applied',
      'minMatch=medium',
      'late=true',
      'search=ferre',
      'certification=notStarted',
      'search=nobody',
    ]) {
      const { total, items, moreThanTotal } = await list(`${query}&limit=100`);
      expect({ query, total, moreThanTotal }).toEqual({ query, total: items.length, moreThanTotal: false });
    }
  });

  test.each(['match', 'waiting', 'newest'])('pages by %s follow each other without gap or repetition', async (sort) => {
    const whole = await list(`sort=${sort}&limit=100`);
    const walked: CandidateRow[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: CandidatePage = await list(`sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(whole.total);
      walked.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(walked).toEqual(whole.items);
  });

  test('somebody who has left is a card without a person', async () => {
    const { items } = await list('status=withdrawn');
    expect(items).toMatchObject([{ id: gone.id, person: null, match: null }]);
  });
});

describe('the board', () => {
  test('its columns are the steps of the offer, with their totals and cards', async () => {
    const { columns, ...rest } = await board();
    expect(columns.map(({ key, step, total, cards }) => [key, step?.name ?? null, total, named(cards)])).toEqual([
      ['applied', null, 3, ['Nuria', 'Paula', 'Diego']],
      ['0', 'Solicitud de documentación', 2, ['Guillermo', 'Lorena']],
      ['1', 'Gestión interna', 1, ['Mónica']],
      ['2', 'Entrevista', 1, ['Joan']],
      ['accepted', null, 1, ['Álvaro']],
      ['discarded', null, 1, ['Rosa']],
      ['withdrawn', null, 1, ['left']],
    ]);
    expect(rest).toMatchObject({
      offer: { id: offer.id, name: 'Cardiólogo/a', status: 'approved', city: 'Alzira', vacancies: 2, filled: 1 },
      open: 7,
      late: 2,
      can: { run: true, requestDocuments: true, manageInterviews: true, closeOffer: true, answerRemaining: false },
    });
    expect(columns.map(({ step }) => step?.mandatory)).toEqual([
      undefined,
      true,
      true,
      false,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a column goes on in the list, in the same order', async () => {
    for (const sort of ['match', 'waiting', 'newest']) {
      const [applied, first] = (await board(`limit=1&sort=${sort}`)).columns;
      const rest = await list(`offer=${offer.id}&status=applied&sort=${sort}&cursor=${applied?.nextCursor}`);
      expect(rest.total).toBe(3);
      const together = [...named(applied?.cards ?? []), ...named(rest.items)];
      expect(together).toEqual(await names(`offer=${offer.id}&status=applied&sort=${sort}`));
      const more = await list(`offer=${offer.id}&status=inProcess&step=0&sort=${sort}&cursor=${first?.nextCursor}`);
      expect([...named(first?.cards ?? []), ...named(more.items)].toSorted()).toEqual(['Guillermo', 'Lorena']);
    }
  });

  test('filters narrow every column; the figures of the offer stay', async () => {
    const { columns, open, late } = await board('minMatch=medium');
    expect(columns.map(({ total }) => total)).toEqual([2, 2, 1, 1, 1, 0, 1]);
    expect({ open, late }).toEqual({ open: 7, late: 2 });
  });

  test('cards say what happens next, how long they wait and why they fit', async () => {
    const cards = new Map((await board()).columns.flatMap(({ cards: all }) => all).map((card) => [card.id, card]));
    const next = [nuria, paula, diego, guillermo, lorena, monica, joan, alvaro].map(({ id }) => cards.get(id)?.next);
    expect(next).toEqual([
      { key: 'new' },
      { key: 'notSeen' },
      { key: 'toStart' },
      { key: 'documentsDue', on: '2026-03-10' },
      { key: 'documentsToAccept', count: 1 },
      { key: 'toComplete' },
      { key: 'datesUnanswered', count: 2 },
      { key: 'accepted', on: '2026-03-05' },
    ]);
    expect(cards.get(guillermo.id)).toMatchObject({ days: 8, late: true, rating: null });
    expect(cards.get(monica.id)).toMatchObject({ days: 7, late: false, rating: { average: 4.5, count: 2 } });
    expect(cards.get(nuria.id)?.person).toEqual({
      ...{ id: nuria.doctorId, firstname: 'Nuria', lastname: 'Valls Esteve', speciality: 'Cardiología' },
      ...{ years: 11, certification: 'recognised' },
    });
    expect(cards.get(diego.id)?.match).toEqual({
      level: 'medium',
      reasons: [
        { key: 'specialitySame', fits: true },
        { key: 'experienceShort', fits: false, asked: 2, years: 1 },
      ],
    });
  });

  test('cards say where they cannot go, and why', async () => {
    const cards = new Map((await board()).columns.flatMap(({ cards: all }) => all).map((card) => [card.id, card]));
    expect(cards.get(nuria.id)?.refused).toEqual({
      '1': 'MandatoryStepsMissing',
      '2': 'MandatoryStepsMissing',
      accepted: 'InvalidStatusChange',
      withdrawn: 'InvalidStatusChange',
    });
    expect(cards.get(guillermo.id)?.refused).toMatchObject({ '1': 'StepUnfinished' });
    expect(cards.get(monica.id)?.refused).not.toHaveProperty('2');
    expect(Object.keys(cards.get(gone.id)?.refused ?? {})).toHaveLength(6);
  });

  test('nothing of it could weigh in a selection that must not', async () => {
    const { body } = await get(`board?offer=${offer.id}`);
    expect(JSON.stringify(body)).not.toMatch(/birth|gender|nationality|marital|kids|parent|email|discardReason/i);
  });
});

describe('who reads', () => {
  test('everybody of the hospital, and who only reads moves nothing', async () => {
    const { can, columns } = await board('', administrative.jwt);
    expect(can).toEqual({
      run: false,
      requestDocuments: true,
      manageInterviews: false,
      closeOffer: false,
      answerRemaining: false,
    });
    expect(columns.flatMap(({ cards }) => cards).every(({ refused }) => Object.keys(refused).length === 0)).toBe(true);
  });

  test('nobody else’s: another hospital’s offer is not there', async () => {
    for (const path of [
      `board?offer=${foreign.id}`,
      `candidates?offer=${foreign.id}`,
      `candidates/export?offer=${foreign.id}`,
    ]) {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    }
    const { items } = await list('limit=100');
    expect(items.map(({ id }) => id)).not.toContain(foreigner.id);
    expect(items.map(({ id }) => id)).toContain(elsewhere.id);
    expect((await list('', theirs.administrator.jwt)).items.map(({ id }) => id)).toEqual([foreigner.id]);
    const exported = await get(`candidates/export?ids=${foreigner.id},${nuria.id}`);
    expect(exported.body).not.toContain('Ajena');
  });

  test('no doctor, nobody signed out, and no administrator who has not chosen a hospital', async () => {
    const doctor = await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] });
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    for (const path of [`board?offer=${offer.id}`, 'candidates', 'candidates/export']) {
      expect((await get(path, doctor.jwt)).status).toBe(403);
      expect((await get(path, admin.jwt)).status).toBe(404);
      expect((await request('GET', `/api/selection/${path}`)).status).toBe(401);
    }
  });
});

test.each([
  'board',
  'board?offer=42',
  `board?offer=${randomUUIDv7()}&sort=name`,
  `board?offer=${randomUUIDv7()}&minMatch=101`,
  'candidates?certification=old',
  'candidates?status=gone',
  'candidates?step=-1',
  'candidates?limit=0',
  'candidates?late=perhaps',
  'candidates?cursor=nonsense',
  `candidates?sort=newest&cursor=${Buffer.from('["match",[1,false],[3,"x"]]').toString('base64url')}`,
  `candidates?cursor=${Buffer.from('["match",[1,false],[3,"x"]]').toString('base64url')}`,
  'candidates/export?ids=1,2',
])('%s is refused', async (path) => {
  expect(await get(path)).toMatchObject({ status: 422, body: { code: 'ValidationFailed' } });
});

describe('a slip', () => {
  test.each<[string, string[], string | null]>([
    ['valss estebe', ['Nuria'], 'valls esteve'],
    ['Lizaraga', ['Paula'], 'lizarraga'],
    ['nanes', ['Diego'], 'nanez'],
    // A word that CVs have stays as it is, another one is mended beside it.
    ['ecocardio lizaraga', ['Paula'], 'ecocardio lizarraga'],
    ['ajnea', [], null],
    ['xylophon', [], null],
  ])('"%s" finds the same in list, figure, board and file', async (search, expected, understood) => {
    const words = `search=${encodeURIComponent(search)}`;
    const page = await list(words);
    expect(named(page.items)).toEqual(expected);
    expect(page).toMatchObject({ total: expected.length, understood });
    const { columns, understood: ofBoard } = await board(words);
    expect(named(columns.flatMap(({ cards }) => cards))).toEqual(expected);
    expect(ofBoard).toBe(understood);
    const { body } = await get(`candidates/export?${words}`);
    const file = String(body);
    for (const name of ['Nuria', 'Paula', 'Diego']) expect(file.includes(name)).toBe(expected.includes(name));
  });

  test('in what a CV says is forgiven by the words of open offers', async () => {
    await db.insert(offerWords).values({ word: 'ecocardiografia' }).onConflictDoNothing();
    expect(await names('search=ecocardiogarfia')).toEqual(['Paula']);
  });

  test('does not depend on the other filters: who is found as typed is not taken for somebody else', async () => {
    expect(await list('search=lizarraga&status=accepted')).toMatchObject({ total: 0, understood: null });
    expect(await list('search=lizaraga&status=accepted')).toMatchObject({ total: 0, understood: 'lizarraga' });
  });
});

describe('the export', () => {
  test('is a table for a spreadsheet that computes nothing, with the same filters', async () => {
    const { status, headers, body } = await get('candidates/export?status=discarded,withdrawn,accepted');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="candidatos.csv"');
    expect(body).toBe(
      [
        'Nombre;Especialidad;Años de experiencia;Homologación;Oferta;Estado;Paso;Días en el paso;Encaje;Valoración media;Fecha de inscripción',
        'Álvaro Nieto;Cardiología;4;Sin homologación en trámite;Cardiólogo/a;Aceptada;Entrevista;5;Alto;;2026-01-29',
        'Persona que ha dejado Fonendo;;;;Cardiólogo/a;Retirada;;38;;;2026-01-31',
        '"\'=Rosa Prieto; ""Rosi""";Cardiología;4;Sin homologación en trámite;Cardiólogo/a;Descartada;;30;Alto;;2026-01-30',
        '',
      ].join('\r\n'),
    );
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'candidates.exported'));
    expect(entry).toMatchObject({ actorId: ours.administrator.user.id, subjectId: ours.hospital.id });
  });

  test('begins with the mark by which spreadsheets know UTF-8', async () => {
    const response = await api.api.request('/api/selection/candidates/export', {
      headers: { authorization: `Bearer ${ours.administrator.jwt}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('of those chosen alone', async () => {
    const { body } = await get(`candidates/export?ids=${nuria.id},${joan.id}`);
    expect(String(body).trim().split('\r\n')).toHaveLength(3);
  });
});

test('many are paged as exactly as few', async () => {
  const [some] = await db.select().from(candidacies).where(eq(candidacies.id, foreigner.id));
  if (!some) throw new Error('the foreigner is gone');
  // Doctors who left keep nothing but their number: enough to be counted.
  const people = await Promise.all(Array.from({ length: 36 }, () => buildDoctor(db)));
  const offers = await Promise.all(
    Array.from({ length: 60 }, () => buildOffer(db, { hospitalId: theirs.hospital.id })),
  );
  const rows = offers.flatMap(({ id: offerId }, serial) =>
    people.map(({ userId }, index) => {
      const { ended: _ended, ...row } = some;
      const searchText = serial === 30 && index === 3 ? 'rarissima avis' : 'avis communis';
      return { ...row, id: randomUUIDv7(), offerId, doctorId: userId, match: (serial * 7 + index) % 101, searchText };
    }),
  );
  await db.insert(candidacies).values(rows);
  const good = [some, ...rows].filter(({ match }) => match >= matchFloors.medium).length;
  const token = theirs.administrator.jwt;
  expect(await list('', token)).toMatchObject({ total: 2161, moreThanTotal: false });
  expect(await list('minMatch=medium', token)).toMatchObject({ total: good, moreThanTotal: false });
  expect(await list('search=avis', token)).toMatchObject({ total: 1000, moreThanTotal: true });
  // Words and something else: those met along the way, and more.
  const narrowed = await list('search=avis&minMatch=medium', token);
  expect(narrowed).toMatchObject({ moreThanTotal: true });
  expect(narrowed.total).toBeGreaterThan(narrowed.items.length);
  expect(narrowed.total).toBeLessThanOrEqual(good);
  const best = rows.filter(({ match }) => match >= matchFloors.high).length;
  const found = await list('search=avis&minMatch=high&sort=newest&limit=100', token);
  expect(found).toMatchObject({ total: best, moreThanTotal: false });
  expect(found.items).toHaveLength(best);
  expect(await list('search=avis&status=accepted&late=true', token)).toMatchObject({ total: 0, items: [] });
  expect((await list('search=rarissima', token)).items).toHaveLength(1);
  expect((await list('search=rarissima', token)).total).toBe(1);
  const csv = String((await get('candidates/export', token)).body);
  expect(csv.trim().split('\r\n')).toHaveLength(2162);
});
