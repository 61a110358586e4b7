import { randomUUID } from 'node:crypto';
import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { emptyOffer } from '@fonendo/domain/offers/offer';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { offers, offerWords } from '../../../db/schema/offers.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { completeContent, openOffersApi } from '../../../testing/scenes/offers.ts';
import { findOffer, lockOpenOffer } from '../offers.repository.ts';

const api = await openOffersApi();
const { db, request, clock, outbox, ours, admin, otherAdmin, buildOfferAt, call, read } = api;
const writer = ours.recruiter;

const create = async (content: object, token = writer.jwt) => {
  const answer = await request('POST', '/api/offers', { token, body: { content: { ...emptyOffer, ...content } } });
  return { status: answer.status, body: answer.body as ManagedOffer };
};
const save = (offerId: string, version: number, content: object, token = writer.jwt) =>
  request('PUT', `/api/offers/managed/${offerId}`, {
    token,
    body: { version, content: { ...emptyOffer, ...content } },
  });

const auditOf = (id: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, 'offer'), eq(auditEntries.subjectId, id)))
    .orderBy(auditEntries.at, auditEntries.id);

const toldTo = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);

describe('writing', () => {
  test('the first word makes a draft that may miss everything else', async () => {
    const { status, body } = await create({ name: '  FEA de Nefrología ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      version: 1,
      content: { ...emptyOffer, name: 'FEA de Nefrología' },
      hospital: { id: ours.hospital.id },
      history: [{ kind: 'created', byTeam: false, impersonated: false }],
    });
    expect(body.missing).toHaveLength(9);
    expect(await findOffer(db, body.id)).toMatchObject({
      createdBy: writer.user.id,
      searchTitle: 'fea de nefrologia',
      searchHospital: 'hospital universitario la ribera alzira comunitat valenciana',
    });
  });

  test('the same draft sent twice, at once or after its answer got lost, is one draft', async () => {
    const id = randomUUID();
    const begin = (name: string, token = writer.jwt) =>
      request('POST', '/api/offers', { token, body: { id, content: { ...emptyOffer, name } } });
    const both = await Promise.all([begin('Uno'), begin('Uno')]);
    for (const answer of both) expect(answer).toMatchObject({ status: 201, body: { id, version: 1 } });
    expect(await begin('Uno y algo más')).toMatchObject({ status: 201, body: { id, content: { name: 'Uno' } } });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['offer.created']);
    expect(await begin('Otro', api.theirs.recruiter.jwt)).toMatchObject({ status: 404 });
    expect(await findOffer(db, id)).toMatchObject({ name: 'Uno', hospitalId: ours.hospital.id });
  });

  test('a save grows the version and names the fields in the audit, not what they say', async () => {
    const { body } = await create({ name: 'Uno' });
    const answer = await save(body.id, 1, { name: 'Dos', vacancies: 2 });
    expect(answer).toMatchObject({ status: 200, body: { version: 2, content: { name: 'Dos', vacancies: 2 } } });
    const [, edited] = await auditOf(body.id);
    expect(edited).toMatchObject({
      action: 'offer.edited',
      after: { stage: 'draft', by: 'hospital', changed: ['name', 'vacancies'] },
    });
    expect(JSON.stringify(edited)).not.toContain('Dos');
  });

  test('the same again changes nothing, even from an older version; something else is a conflict', async () => {
    const { body } = await create({ name: 'Uno' });
    await save(body.id, 1, { name: 'Dos' });
    expect(await save(body.id, 1, { name: 'Dos' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await save(body.id, 1, { name: 'Tres' })).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    expect(await read(writer.jwt, body.id)).toMatchObject({ version: 2, content: { name: 'Dos' } });
  });

  test('who saved last is named to colleagues; of the team only that it was them', async () => {
    const { body } = await create({ name: 'Uno' });
    const nameOf = ({ user }: { user: { firstname: string; lastname: string } }) =>
      `${user.firstname} ${user.lastname}`;
    expect(body).toMatchObject({ updatedBy: { byTeam: false, author: nameOf(writer) } });
    await save(body.id, 1, { name: 'Dos' }, ours.administrator.jwt);
    expect(await read(writer.jwt, body.id)).toMatchObject({ updatedBy: { author: nameOf(ours.administrator) } });
    await save(body.id, 2, { name: 'Tres' }, admin.jwt);
    expect(await read(writer.jwt, body.id)).toMatchObject({ updatedBy: { byTeam: true, author: null } });
    expect(await read(admin.jwt, body.id)).toMatchObject({ updatedBy: { byTeam: true, author: nameOf(admin) } });
  });

  test('two people who save over the same version at once: one is kept, the other is told', async () => {
    const { body } = await create({ name: 'Uno' });
    const answers = await Promise.all([
      save(body.id, 1, { name: 'De la reclutadora' }),
      save(body.id, 1, { name: 'De la administradora' }, ours.administrator.jwt),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await findOffer(db, body.id)).toMatchObject({ version: 2 });
  });

  test('what waits for a verdict stays in the queue where nothing is changed, and leaves it otherwise', async () => {
    const { id } = await buildOfferAt('pending');
    expect(await save(id, 1, completeContent)).toMatchObject({ status: 200, body: { status: 'pending', version: 1 } });
    const edited = await save(id, 1, { ...completeContent, vacancies: 3 });
    expect(edited).toMatchObject({ body: { status: 'draft', submittedAt: null, history: [{ kind: 'withdrawn' }] } });
    const approval = await request('POST', `/api/offers/managed/${id}/approve`, {
      token: admin.jwt,
      body: { version: 1 },
    });
    expect(approval).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  });

  test.each([
    ['name', 'x'.repeat(121), 'errors.stringTooBig'],
    ['description', 'x'.repeat(8001), 'errors.stringTooBig'],
    ['community', 'ES-XX', 'errors.oneOf'],
    ['speciality', 'Magia', 'errors.oneOf'],
    ['salaryMin', 0, 'errors.numberTooShort'],
    ['salaryMin', 30_000.5, 'errors.invalid'],
    ['salaryMax', 10_000_000, 'errors.numberTooBig'],
    ['workingDay', 'always', 'errors.oneOf'],
    ['contractType', 7, 'errors.oneOf'],
    ['yearsOfExperience', -1, 'errors.numberTooShort'],
    ['vacancies', 0, 'errors.numberTooShort'],
    ['vacancies', '2', 'errors.invalid'],
  ])('%s: %s is refused with %s', async (field, value, key) => {
    const answer = await create({ [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [`content.${field}`]: { key } } } });
  });

  test('a salary range that ends before it begins is refused at its end', async () => {
    expect(await create({ salaryMin: 50_000, salaryMax: 40_000 })).toMatchObject({
      status: 422,
      body: { fields: { 'content.salaryMax': { key: 'errors.salaryRange' } } },
    });
  });

  test.each([
    ['no JSON', '{"content":', 400],
    ['nothing', '{}', 422],
    ['a list', '[]', 422],
    ['null', '{"content":null}', 422],
    ['a missing field', '{"content":{"name":"x"}}', 422],
    ['a NUL', '{"content":{"name":"\\u0000"}}', 422],
  ])('a body that is %s makes nothing', async (_name, body, status) => {
    const before = await db.$count(offers);
    expect((await request('POST', '/api/offers', { token: writer.jwt, body })).status).toBe(status);
    expect(await db.$count(offers)).toBe(before);
  });

  test('fields that are not the hospital’s to write change nothing', async () => {
    const { body } = await create({
      name: 'Uno',
      status: 'approved',
      hospitalId: api.theirs.hospital.id,
      publishedAt: 1,
    });
    expect(body).toMatchObject({ status: 'draft', publishedAt: null, hospital: { id: ours.hospital.id } });
  });
});

describe('publishing', () => {
  test('needs everything, and names what is missing', async () => {
    const { body } = await create({ ...completeContent, salaryMin: null, description: ' ' });
    const answer = await call(writer.jwt, 'publish', body.id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'OfferIncomplete' } });
    expect((answer.body as { fields: object }).fields).toEqual({
      description: { key: 'errors.required' },
      salaryMin: { key: 'errors.required' },
    });
    expect(await findOffer(db, body.id)).toMatchObject({ status: 'draft' });
  });

  test('puts it into the queue and tells every administrator and the team', async () => {
    const { body } = await create(completeContent);
    outbox.length = 0;
    const answer = await call(writer.jwt, 'publish', body.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'pending', submittedAt: clock.now().toISOString(), waitingDays: 0 },
    });
    expect(await toldTo(admin.user.id)).toContain('offerReceived');
    expect(await toldTo(otherAdmin.user.id)).toContain('offerReceived');
    expect(outbox).toMatchObject([{ to: 'equipo@fonendo.test', subject: 'Oferta por aprobar: FEA de Nefrología' }]);
  });

  test('of a version that is no longer there is a conflict', async () => {
    const { body } = await create(completeContent);
    await save(body.id, 1, { ...completeContent, vacancies: 4 });
    expect(await call(writer.jwt, 'publish', body.id, 1)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
  });

  test('warns of wording, and does not refuse it', async () => {
    const { body } = await create({ ...completeContent, description: 'Buscamos a alguien joven.' });
    expect(body.warnings).toEqual([{ field: 'description', kind: 'age', found: 'joven', suggestion: null }]);
    expect(await call(writer.jwt, 'publish', body.id)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await read(admin.jwt, body.id)).warnings).toHaveLength(1);
  });
});

describe('the verdict', () => {
  test('opens an offer: doctors find it, its words are known, its writers are told', async () => {
    const { id } = await buildOfferAt('pending', { description: 'Electrofisiología avanzada' });
    outbox.length = 0;
    expect(await call(admin.jwt, 'approve', id)).toMatchObject({
      status: 200,
      body: { status: 'approved', publishedAt: clock.now().toISOString(), submittedAt: null, waitingDays: null },
    });
    expect(await findOffer(db, id)).toMatchObject({ searchBody: 'electrofisiologia avanzada' });
    expect(await db.$count(offerWords, eq(offerWords.word, 'electrofisiologia'))).toBe(1);
    for (const { user } of [ours.administrator, ours.recruiter])
      expect(await toldTo(user.id)).toContain('offerApproved');
    for (const { user } of [ours.selectionCoordinator, ours.administrative, api.theirs.administrator]) {
      expect(await toldTo(user.id)).not.toContain('offerApproved');
    }
    expect(outbox.map(({ to }) => to).toSorted()).toEqual(
      [ours.administrator.user.email, ours.recruiter.user.email].toSorted(),
    );
  });

  test('a refusal needs its reason, which the hospital reads', async () => {
    const { id } = await buildOfferAt('pending');
    for (const reason of ['', '   ', undefined, 'x'.repeat(1001)]) {
      const body = { version: 1, reason };
      const answer = await request('POST', `/api/offers/managed/${id}/refuse`, { token: admin.jwt, body });
      expect(answer).toMatchObject({ status: 422, body: { fields: { reason: {} } } });
    }
    outbox.length = 0;
    await call(admin.jwt, 'refuse', id);
    expect(await read(ours.administrative.jwt, id)).toMatchObject({
      status: 'refused',
      refusalReason: 'Falta detallar las guardias.',
      history: [{ kind: 'refused', byTeam: true, author: null, reason: 'Falta detallar las guardias.' }],
    });
    expect(outbox[0]?.paragraphs.at(-1)).toBe('Falta detallar las guardias.');
    expect((await read(admin.jwt, id)).history[0]?.author).toBe('Lucía Ferrándiz');
  });

  test('a refused offer is edited and published again; the reason stays until then', async () => {
    const { id } = await buildOfferAt('refused');
    await save(id, 1, { ...completeContent, vacancies: 2 });
    expect(await read(writer.jwt, id)).toMatchObject({ status: 'draft', refusalReason: 'Falta el servicio.' });
    await call(writer.jwt, 'publish', id, 2);
    expect(await read(writer.jwt, id)).toMatchObject({ status: 'pending', refusalReason: null });
  });

  test('of what somebody else wrote since is a conflict', async () => {
    const { id } = await buildOfferAt('pending', { version: 5 });
    expect(await call(admin.jwt, 'approve', id, 4)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    expect(await call(admin.jwt, 'refuse', id, 4)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    expect(await findOffer(db, id)).toMatchObject({ status: 'pending', version: 5 });
  });
});

describe('the revision of an open offer', () => {
  test('leaves what doctors see as it is until it is approved, and keeps its age and its candidacies', async () => {
    const { id } = await buildOfferAt('approved');
    await buildCandidacy(db, { offerId: id });
    const revised = { ...completeContent, name: 'FEA de Nefrología pediátrica', description: 'Trasplante infantil' };
    const answer = await save(id, 1, revised);
    expect(answer).toMatchObject({
      body: { status: 'approved', revisionStatus: 'draft', content: completeContent, revision: revised },
    });
    expect(await findOffer(db, id)).toMatchObject({ name: completeContent.name, searchTitle: '' });
    await call(writer.jwt, 'publish', id, 2);
    expect(await findOffer(db, id)).toMatchObject({ name: completeContent.name, revisionStatus: 'pending' });
    await call(admin.jwt, 'approve', id, 3);
    expect(await findOffer(db, id)).toMatchObject({
      status: 'approved',
      name: 'FEA de Nefrología pediátrica',
      revision: null,
      revisionStatus: null,
      publishedAt: new Date('2026-01-02T00:00:00Z'),
      searchTitle: 'fea de nefrologia pediatrica nefrologia',
      searchBody: 'trasplante infantil',
    });
    expect((await read(writer.jwt, id)).figures.candidacies).toBe(1);
    expect((await read(writer.jwt, id)).history.map(({ kind }) => kind)).toEqual([
      'revisionApproved',
      'revisionPublished',
    ]);
  });

  test('refused, leaves the approved version open', async () => {
    const { id } = await buildOfferAt('revisionPending');
    await call(admin.jwt, 'refuse', id);
    expect(await findOffer(db, id)).toMatchObject({
      status: 'approved',
      name: completeContent.name,
      revisionStatus: 'refused',
      refusalReason: 'Falta detallar las guardias.',
    });
    expect(await toldTo(writer.user.id)).toContain('revisionRefused');
  });

  test('half written cannot be published', async () => {
    const { id } = await buildOfferAt('approved');
    await save(id, 1, { ...completeContent, salaryMax: null });
    expect(await call(writer.jwt, 'publish', id, 2)).toMatchObject({
      status: 409,
      body: { code: 'OfferIncomplete', fields: { salaryMax: { key: 'errors.required' } } },
    });
  });
});

describe('the end', () => {
  test('an offer with candidacies is closed, not deleted; they are kept', async () => {
    const { id } = await buildOfferAt('revisionPending');
    await buildCandidacy(db, { offerId: id, status: 'withdrawn' });
    expect(await read(writer.jwt, id)).toMatchObject({
      allowedEvents: expect.arrayContaining([{ event: 'delete', refused: 'OfferHasCandidacies' }]),
    });
    for (const { jwt } of [writer, admin]) {
      expect(await call(jwt, 'delete', id)).toMatchObject({ status: 409, body: { code: 'OfferHasCandidacies' } });
    }
    expect(await call(writer.jwt, 'close', id)).toMatchObject({
      status: 200,
      body: { status: 'closed', revision: null, closedAt: clock.now().toISOString(), figures: { candidacies: 1 } },
    });
  });

  test('by an administrator, the hospital is told; by itself, it is not', async () => {
    const told = async () => (await toldTo(writer.user.id)).filter((kind) => /Closed|Deleted/.test(kind)).length;
    const before = await told();
    await call(writer.jwt, 'close', (await buildOfferAt('approved')).id);
    await call(writer.jwt, 'delete', (await buildOfferAt('draft')).id);
    expect(await told()).toBe(before);
    await call(admin.jwt, 'close', (await buildOfferAt('approved')).id);
    await call(admin.jwt, 'delete', (await buildOfferAt('draft')).id);
    expect(await told()).toBe(before + 2);
  });

  test('what was deleted is named in the audit', async () => {
    const { id } = await buildOfferAt('draft');
    await call(writer.jwt, 'delete', id);
    expect(await auditOf(id)).toMatchObject([
      { action: 'offer.deleted', actorId: writer.user.id, after: { name: completeContent.name, by: 'hospital' } },
    ]);
    expect((await request('GET', `/api/offers/managed/${id}`, { token: writer.jwt })).status).toBe(404);
  });

  test('a clone says what its offer says or is to say, and begins anew', async () => {
    const { id } = await buildOfferAt('revisionRefused');
    await buildCandidacy(db, { offerId: id });
    const copy = (await call(writer.jwt, 'clone', id)).body as ManagedOffer;
    expect(copy).toMatchObject({
      status: 'draft',
      version: 1,
      publishedAt: null,
      refusalReason: null,
      content: { ...completeContent, name: 'FEA de Nefrología (turno rotatorio)' },
      figures: { candidacies: 0 },
      history: [{ kind: 'cloned' }],
    });
  });
});

describe('at once', () => {
  test('two administrators decide: one verdict, one who is told', async () => {
    const { id } = await buildOfferAt('pending');
    const answers = await Promise.all([call(admin.jwt, 'approve', id), call(otherAdmin.jwt, 'refuse', id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await auditOf(id)).filter(({ action }) => /approved|refused/.test(action))).toHaveLength(1);
    expect((await findOffer(db, id))?.version).toBe(2);
  });

  test('twenty approvals: one happens', async () => {
    const { id } = await buildOfferAt('revisionPending');
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(admin.jwt, 'approve', id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('a revision published while its offer is closed: closed in any order', async () => {
    const { id } = await buildOfferAt('revisionDraft');
    const [published, closed] = await Promise.all([
      call(writer.jwt, 'publish', id),
      call(ours.administrator.jwt, 'close', id),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(published.status);
    expect(await findOffer(db, id)).toMatchObject({ status: 'closed', revision: null, submittedAt: null });
  });

  test('a deletion while somebody applies: either the application or no offer', async () => {
    const { id } = await buildOfferAt('approved');
    const [applied, deleted] = await Promise.all([
      db.transaction(async (tx) => {
        const offer = await lockOpenOffer(tx, id);
        if (offer) await buildCandidacy(tx, { offerId: offer.id });
        return offer !== null;
      }),
      call(writer.jwt, 'delete', id),
    ]);
    expect(deleted.status).toBe(applied ? 409 : 204);
    expect((await findOffer(db, id)) !== null).toBe(applied);
  });

  test('an edit while an administrator approves: either the new words or the verdict, never both', async () => {
    const { id } = await buildOfferAt('pending');
    const [edited, approved] = await Promise.all([call(writer.jwt, 'edit', id), call(admin.jwt, 'approve', id)]);
    expect([edited.status, approved.status].toSorted()).toEqual([200, 409]);
  });
});
