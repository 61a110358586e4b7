import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { type SearchAnswer, searchAnswerSchema } from '@fonendo/contract/search.schema';
import { searchableWords } from '@fonendo/domain/search/searchable';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offerWords } from '../../db/schema/offers.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { buildDoctor, buildInvoice, buildPayment, buildUser } from '../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { buildAccount, buildSignedIn, signIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, clock } = api;

const ask = (q: string, token?: string) =>
  request('GET', `/api/search?q=${encodeURIComponent(q)}`, token ? { token } : {});

async function find(q: string, token: string): Promise<SearchAnswer> {
  const { status, body } = await ask(q, token);
  expect(status).toBe(200);
  return searchAnswerSchema.parse(body);
}

/** The ids of each kind that found any. */
const idsOf = ({ understood: _, ...answer }: SearchAnswer): Partial<Record<keyof SearchAnswer, string[]>> =>
  Object.fromEntries(
    Object.entries(answer).flatMap(([kind, items]) => (items.length > 0 ? [[kind, items.map(({ id }) => id)]] : [])),
  );
const found = async (q: string, token: string) => idsOf(await find(q, token));

/** Named and spoken of as the application itself would write it. */
async function buildNamedOffer(name: string, overrides: Parameters<typeof buildOffer>[1] = {}) {
  const searchTitle = searchableWords(name);
  await db
    .insert(offerWords)
    .values(searchTitle.split(' ').map((word) => ({ word })))
    .onConflictDoNothing();
  return buildOffer(db, { name, searchTitle, ...overrides });
}

async function buildCandidate(offerId: string, firstname: string, lastname: string, cvWords = '') {
  const { userId } = await buildDoctor(db, { user: { firstname, lastname } });
  const { id } = await buildCandidacy(db, {
    ...{ doctorId: userId, offerId, searchText: searchableWords(`${firstname} ${lastname} ${cvWords}`) },
    // Of the snapshot the names alone are read.
    snapshot: { firstname, lastname } as NonNullable<Parameters<typeof buildCandidacy>[1]>['snapshot'],
  });
  return { userId, id };
}

const admin = await buildSignedIn(api, { policyGroups: ['admin'], lastname: 'Zubiri' });
const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'], lastname: 'Zubiri' });
const ours = await buildHospital(db, { name: 'Hospital Peñarroya', city: 'Cádiz' });
const theirs = await buildHospital(db, { name: 'Clínica Ajena', city: 'Lugo' });
const recruiter = await buildStaff(api, ours.id, 'recruiter');
const clerk = await buildStaff(api, ours.id, 'administrative');
const stranger = await buildStaff(api, theirs.id, 'recruiter');
const doctor = await buildSignedInDoctor(api, { user: { firstname: 'Íñigo', lastname: 'Núñez Güell' } });
const otherDoctor = await buildSignedInDoctor(api, { user: { firstname: 'Olga', lastname: 'Otra' } });

const offer = await buildNamedOffer('Neuróloga de guardia', { hospitalId: ours.id });
const draft = await buildNamedOffer('Neuróloga en borrador', {
  hospitalId: ours.id,
  status: 'draft',
  publishedAt: null,
});
const foreignOffer = await buildNamedOffer('Neuróloga ajena', { hospitalId: theirs.id });
const petition = await buildPetition(db, {
  ...{ doctorId: doctor.userId, status: 'Sended', registryNumber: 'REGAGE26e00077123' },
});
const otherPetition = await buildPetition(db, { doctorId: otherDoctor.userId, status: 'Pending' });

describe('an administrator', () => {
  test.each([
    ['admin', admin],
    ['superadmin', superadmin],
  ])('%s finds people by name without accents and by email, in any order', async (_group, { jwt }) => {
    expect((await find('guell INIGO', jwt)).users).toEqual([
      {
        ...{ id: doctor.userId, title: 'Íñigo Núñez Güell', subtitle: doctor.email },
        ...{ group: 'notCertifiedDoctor', hospitalRole: null, standing: 'active' },
      },
    ]);
    expect(idsOf(await find(doctor.email, jwt)).users).toEqual([doctor.userId]);
  });

  test('finds people of a hospital with what they do there', async () => {
    expect((await find(clerk.user.email, admin.jwt)).users).toMatchObject([
      { group: 'recruiter', hospitalRole: 'administrative' },
    ]);
  });

  test('two letters begin a word; three and more are found inside of one as well', async () => {
    expect(idsOf(await find('gü', admin.jwt))).toMatchObject({ users: [doctor.userId], petitions: [petition.id] });
    expect((await found('in gu', admin.jwt)).users).toEqual([doctor.userId]);
    expect((await found('ue', admin.jwt)).users).toBeUndefined();
    expect((await found('uell', admin.jwt)).users).toEqual([doctor.userId]);
  });

  test('finds petitions by name, email, reference and number at the ministry', async () => {
    for (const q of [
      'güell',
      doctor.email,
      petition.reference,
      petition.reference.slice(-6),
      'regage26E00077123',
      '77123',
    ]) {
      expect((await find(q, admin.jwt)).petitions).toEqual([
        {
          ...{ id: petition.id, title: 'Íñigo Núñez Güell', standing: 'Sended' },
          subtitle: `${petition.reference} · REGAGE26e00077123`,
        },
      ]);
    }
  });

  test('finds petitions by a reference without hyphens, without zeros and with a digit left out', async () => {
    const long = await buildPetition(db, {
      ...{ doctorId: (await buildDoctor(db)).userId, reference: 'HOM-2026-764213', status: 'Pending' },
    });
    for (const q of ['hom2026764213', '2026-764213', 'HOM-2026-76413', 'hom202664213']) {
      expect((await found(q, admin.jwt)).petitions).toEqual([long.id]);
    }
    const short = petition.reference.replace(/-0+/, '-');
    for (const q of [petition.reference.replaceAll('-', ''), short, short.toLowerCase().replaceAll('-', '')]) {
      expect((await found(q, admin.jwt)).petitions).toEqual([petition.id]);
    }
    // Another digit is another petition.
    expect(await found('HOM-2026-764214', admin.jwt)).toEqual({});
    expect(await found('hom2026764213', doctor.jwt)).toEqual({});
  });

  test('finds invoices by their number, as people type it', async () => {
    const payment = await buildPayment(db, { userId: doctor.userId });
    await buildInvoice(db, payment, { number: 31_417, series: 'F2026', issuedOn: '2026-03-01' });
    for (const q of ['F2026-031417', 'f2026031417', '2026-31417', 'F2026 031417', 'F2026-03147']) {
      expect((await find(q, admin.jwt)).invoices).toEqual([
        { id: expect.any(String), title: 'F2026-031417', subtitle: 'Valentina Restrepo' },
      ]);
    }
    expect(await found('F2026-031418', admin.jwt)).toEqual({});
    for (const { jwt } of [recruiter, doctor]) expect(await found('F2026-031417', jwt)).toEqual({});
    const listed = await request('GET', '/api/payments/all?search=f2026031417', { token: admin.jwt });
    expect(listed.body).toMatchObject({ total: 1, items: [{ id: payment.id }] });
  });

  test('finds offers of all hospitals in every status, by their hospital too', async () => {
    expect(new Set((await found('neurologa', admin.jwt)).offers)).toEqual(
      new Set([offer.id, draft.id, foreignOffer.id]),
    );
    expect((await find('neurologa ajena', admin.jwt)).offers).toEqual([
      { id: foreignOffer.id, title: 'Neuróloga ajena', subtitle: 'Clínica Ajena', status: 'approved' },
    ]);
  });

  test('finds hospitals by name, city and CIF', async () => {
    for (const q of ['penarroya', 'cadiz peñarroya', ours.cif]) {
      expect((await find(q, admin.jwt)).hospitals).toContainEqual({
        ...{ id: ours.id, title: 'Hospital Peñarroya', subtitle: 'Cádiz', blocked: false },
      });
    }
  });

  test('is told who is blocked, and never of anybody deleted', async () => {
    const lastname = 'Marchitada';
    const blocked = await buildUser(db, { lastname, blockedAt: clock.now() });
    await buildUser(db, { lastname, deletedAt: clock.now() });
    expect((await find(lastname, admin.jwt)).users).toMatchObject([{ id: blocked.id, standing: 'blocked' }]);
  });

  test('gets five of each kind at most', async () => {
    for (let count = 0; count < 6; count += 1) {
      await buildUser(db, { lastname: 'Multitudinaria' });
      await buildHospital(db, { name: 'Hospital Multitudinaria' });
      await buildOffer(db, { hospitalId: ours.id, searchTitle: 'multitudinaria' });
      const { userId } = await buildDoctor(db, { user: { lastname: 'Multitudinaria' } });
      await buildPetition(db, { doctorId: userId });
    }
    const answer = await find('multitudinaria', admin.jwt);
    for (const kind of ['users', 'petitions', 'offers', 'hospitals'] as const) expect(answer[kind]).toHaveLength(5);
  });
});

describe('who works at a hospital', () => {
  test.each([
    ['recruiter', recruiter],
    ['administrative', clerk],
  ])('%s finds its candidates by name and their offers, and not by what stands in a CV', async (_role, { jwt }) => {
    const mine = await buildCandidate(offer.id, 'Ana', 'Belarte', 'semana en urgencias');
    await buildCandidate(offer.id, 'Carlos', 'Duarte', 'colega de belarte, semana');
    expect((await find('belarte', jwt)).candidacies).toContainEqual({
      ...{ id: mine.id, title: 'Ana Belarte', subtitle: 'Neuróloga de guardia', status: 'applied' },
    });
    expect((await find('belarte', jwt)).candidacies).not.toContainEqual(
      expect.objectContaining({ title: 'Carlos Duarte' }),
    );
  });

  test('finds the offers of its own hospital, drafts too, and nobody else’s', async () => {
    expect(new Set((await found('neurologa', recruiter.jwt)).offers)).toEqual(new Set([offer.id, draft.id]));
    expect((await found('neurologa', stranger.jwt)).offers).toEqual([foreignOffer.id]);
  });

  test('finds nothing of another hospital: no candidate, no offer, whatever is asked', async () => {
    const { id } = await buildCandidate(offer.id, 'Teodora', 'Irrepetible');
    expect(await found('irrepetible', recruiter.jwt)).toEqual({ candidacies: [id] });
    expect(await found('irrepetible', stranger.jwt)).toEqual({});
    expect(await found('guardia', stranger.jwt)).toEqual({});
    expect(await found('peñarroya', stranger.jwt)).toEqual({});
  });

  test('finds the doctors who allow it, without a way to reach them, and no others', async () => {
    const build = (firstname: string, overrides: Parameters<typeof buildDoctor>[1] = {}) =>
      buildDoctor(db, {
        findable: true,
        ...overrides,
        user: { firstname, lastname: 'Encontrable', ...overrides.user },
      });
    const open = await build('Paula');
    await build('Escondida', { findable: false });
    await build('Bloqueada', { user: { blockedAt: clock.now() } });
    await build('Nueva', { user: { verifiedAt: null } });
    expect((await find('encontrable', recruiter.jwt)).doctors).toEqual([
      { id: open.userId, title: 'Paula Encontrable', subtitle: 'Cardiología' },
    ]);
    const [{ email = '' } = {}] = await db.select().from(users).where(eq(users.id, open.userId));
    expect(await found(email, recruiter.jwt)).toEqual({});
  });

  test('finds no accounts, petitions or hospitals', async () => {
    for (const q of ['núñez güell', petition.reference, 'REGAGE26e00077123', 'zubiri', 'clínica ajena']) {
      expect(await found(q, recruiter.jwt)).toEqual({});
    }
  });

  test('who has left the product is no longer found', async () => {
    const { id, userId } = await buildCandidate(offer.id, 'Elvira', 'Marchada');
    expect(await found('marchada', recruiter.jwt)).toEqual({ candidacies: [id] });
    await db.update(users).set({ firstname: '', lastname: '', deletedAt: clock.now() }).where(eq(users.id, userId));
    expect(await found('marchada', recruiter.jwt)).toEqual({});
  });

  test('without a hospital there is nothing to find; the people of a blocked one have no session', async () => {
    const homeless = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await found('neurologa', homeless.jwt)).toEqual({});
    const closed = await buildHospital(db);
    const { jwt } = await buildStaff(api, closed.id, 'recruiter');
    await db
      .update(hospitals)
      .set({ blockedAt: clock.now(), blockedReason: 'Impago' })
      .where(eq(hospitals.id, closed.id));
    expect(await ask('neurologa', jwt)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
  });
});

describe('a doctor', () => {
  test('finds open offers, also with a slip, and nothing that is not open', async () => {
    expect(new Set((await found('neurologa', doctor.jwt)).offers)).toEqual(new Set([offer.id, foreignOffer.id]));
    expect((await find('neurolgoa guardia', doctor.jwt)).offers).toEqual([
      { id: offer.id, title: 'Neuróloga de guardia', subtitle: 'Hospital Peñarroya', status: 'approved' },
    ]);
    expect(await found('borrador', doctor.jwt)).toEqual({});
    expect(await found('de para', doctor.jwt)).toEqual({});
  });

  test('finds the own candidacies by offer and hospital, and nobody else’s', async () => {
    const own = await buildCandidacy(db, { doctorId: doctor.userId, offerId: foreignOffer.id, status: 'discarded' });
    await buildCandidacy(db, { doctorId: otherDoctor.userId, offerId: foreignOffer.id });
    expect((await find('ajena', doctor.jwt)).candidacies).toEqual([
      { id: own.id, title: 'Neuróloga ajena', subtitle: 'Clínica Ajena', status: 'discarded' },
    ]);
    expect(JSON.stringify(await find('ajena', doctor.jwt))).not.toContain('No encaja');
  });

  test('finds the own petitions, and nobody else’s', async () => {
    expect((await find('HOM-2026', doctor.jwt)).petitions).toEqual([
      { id: petition.id, title: petition.reference, subtitle: 'REGAGE26e00077123', standing: 'Sended' },
    ]);
    expect(await found(otherPetition.reference, doctor.jwt)).toEqual({});
    expect(await found('Olga Otra', doctor.jwt)).toEqual({});
  });

  test('finds no people and no hospitals', async () => {
    await buildDoctor(db, { findable: true, user: { lastname: 'Compañera' } });
    for (const q of ['compañera', 'zubiri', 'hospital']) {
      expect(await find(q, doctor.jwt)).toMatchObject({ users: [], doctors: [], hospitals: [] });
    }
  });
});

describe('who asks', () => {
  test('an administrator who acts as somebody finds what that person finds, and no more', async () => {
    const user = await buildAccount(db, { policyGroups: ['notCertifiedDoctor'], lastname: 'Suplantada' });
    const body = { reason: 'Ayuda con su solicitud' };
    const answer = await request('POST', `/api/auth/${user.id}/impersonate`, { token: admin.jwt, body });
    const { jwt } = answer.body as Tokens;
    expect(await found('güell', jwt)).toEqual({});
    expect(new Set((await found('neurologa', jwt)).offers)).toEqual(new Set([offer.id, foreignOffer.id]));
  });

  test('has to be signed in, verified and not blocked', async () => {
    expect(await ask('neurologa')).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
    const user = await buildAccount(db);
    const { jwt } = await signIn(request, user.email);
    await db.update(users).set({ verifiedAt: null }).where(eq(users.id, user.id));
    expect(await ask('neurologa', jwt)).toMatchObject({ status: 403, body: { code: 'AccountNotVerified' } });
    await db.update(users).set({ verifiedAt: clock.now(), blockedAt: clock.now() }).where(eq(users.id, user.id));
    expect((await ask('neurologa', jwt)).status).toBe(401);
  });

  test.each(['', ' a ', 'x'.repeat(101)])('asks for two letters at least and a hundred at most: "%s"', async (q) => {
    expect(await ask(q, admin.jwt)).toMatchObject({ status: 422, body: { fields: { q: expect.anything() } } });
  });

  test.each(['%%', '--', '\\\\', "');--", '中文', '((('])('signs find nothing and break nothing: %s', async (q) => {
    for (const { jwt } of [admin, recruiter, doctor]) expect(await found(q, jwt)).toEqual({});
  });
});

describe('a slip', () => {
  test('in a name is forgiven where nothing else matches, and the answer says what was understood', async () => {
    const answer = await find('Iñigo Nuñze', admin.jwt);
    expect(idsOf(answer).users).toEqual([doctor.userId]);
    expect(answer.understood).toBe('inigo nunez');
    expect((await find('Iñigo Nuñez', admin.jwt)).understood).toBeNull();
    expect(idsOf(await find('penaroya', admin.jwt)).hospitals).toEqual([ours.id]);
  });

  test('leads a hospital to its own offers, and to no other', async () => {
    expect(idsOf(await find('nuerologa guardia', recruiter.jwt)).offers).toEqual([offer.id]);
    expect(await found('ajenna', recruiter.jwt)).toEqual({});
    expect(await found('nuerologa guardia', stranger.jwt)).toEqual({});
  });

  test('too far from every word finds nothing', async () => {
    expect(await find('xylophon', admin.jwt)).toMatchObject({ users: [], understood: null });
  });
});
