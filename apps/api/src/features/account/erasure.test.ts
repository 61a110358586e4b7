import { randomUUIDv7 } from 'node:crypto';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { mentionOf } from '@fonendo/domain/candidacies/note';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { mailbox } from '../../db/schema/mailbox.ts';
import { users } from '../../db/schema/users.ts';
import { buildContract, buildDoctor, buildInvoice, buildPayment } from '../../testing/factories/factories.ts';
import { buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildPapers, buildPetition } from '../../testing/factories/petition-factories.ts';
import { buildApplicant } from '../../testing/scenes/candidacies.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { buildInterview } from '../../testing/scenes/interviews.ts';
import { openPetitionsApi } from '../../testing/scenes/petitions.ts';
import { buildSignedIn, signIn, testPassword } from '../../testing/sign-in.ts';
import { findInDatabase } from '../../testing/text-of-database.ts';

// A whole life in the product, and every column of the database twice: on a busy machine that takes a while.
const slow = { timeout: 120_000 };

const api = await openPetitionsApi();
const { db, pool, request, admin, outbox } = api;

const ok = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, token: string | null, body?: unknown) => {
  const answer = await request(method, `/api${path}`, {
    ...(token && { token }),
    ...(body !== undefined && { body }),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const readAudit = async (query: string) => {
  const { body } = await request('GET', `/api/audit?${query}`, { token: admin.jwt });
  return (body as { items: { action: string; before: object | null; after: object | null; erased: string[] }[] }).items;
};

/** What law asks to be kept, and nothing else. */
const keptByLaw = {
  'invoices.buyer': 'six years: Código de Comercio, art. 30',
  'invoices.seller': 'the tests take the buyer for the seller',
  'payments.buyer': 'of what was invoiced, as long as the invoice',
  'contracts.signed_name': 'evidence of the contract, five years: Código Civil, art. 1964',
  'contracts.email': 'evidence of the contract',
};

const doctorWords = {
  firstname: 'Zoraidanela',
  formerLastname: 'Quintanaroja',
  lastname: 'Urdanetapeña',
  email: 'zoraidanela@correo.example',
  formerEmail: 'antigua.z@correo.example',
  phone: '+573009876541',
  formerPhone: '+573001239876',
  documentNumber: 'PA7654321',
  address: 'Calle Torcuata 981',
  parent: 'Eufrasia Belandria',
  search: 'Cerca de mi hermana',
  blocked: 'Suplantaba a una colega',
  impersonated: 'Nos llamó llorando',
  verdict: 'Se ve el pasaporte de otra persona',
  registry: 'REGAGE26e77777777',
  note: 'Muy nerviosa en la llamada',
  comment: 'Ese día opero a mi padre',
};

/** Somebody with every kind of data, to whom everything has happened that the audit keeps personal values of. */
async function buildKnownDoctor() {
  const words = doctorWords;
  const doctor = await buildApplicant(api, {
    privateData: { documentNumber: words.documentNumber, address: words.address, parent1: words.parent },
    user: {
      firstname: words.firstname,
      lastname: words.formerLastname,
      email: words.formerEmail,
      phone: words.formerPhone,
    },
  });
  const id = doctor.userId;
  // What administrators did to the account.
  await ok('PATCH', `/users/${id}`, admin.jwt, {
    ...{ lastname: words.lastname, phonePrefix: '+57', phone: '3009876541', locale: 'en' },
  });
  await ok('POST', `/users/${id}/email`, admin.jwt, { email: words.email });
  const link = outbox.findLast(({ to }) => to === words.email)?.button.url ?? '';
  await ok('POST', '/auth/confirm-email', null, { token: new URL(link).searchParams.get('token') });
  await ok('POST', `/users/${id}/block`, admin.jwt, { reason: words.blocked });
  await ok('POST', `/users/${id}/unblock`, admin.jwt);
  const acting = (await ok('POST', `/auth/${id}/impersonate`, admin.jwt, { reason: words.impersonated })) as Tokens;
  await ok('POST', '/auth/logout', acting.jwt);
  const { jwt } = await signIn(request, words.email);
  // What they did themselves.
  const search = { name: words.search, filters: {}, mailed: true };
  const saved = (await ok('POST', '/saved-searches', jwt, search)) as { items: { id: string }[] };
  const [first] = saved.items;
  await ok('PUT', `/saved-searches/${first?.id}`, jwt, { ...search, mailed: false });
  await ok('POST', '/saved-searches', jwt, { ...search, name: `${words.search} (2)` });
  await ok('DELETE', `/saved-searches/${first?.id}`, jwt);
  return { id, jwt };
}

async function applyAndBeJudged({ id, jwt }: { id: string; jwt: string }) {
  const hospital = await buildHospital(db);
  const recruiter = await buildStaff(api, hospital.id, 'recruiter');
  const colleague = await buildStaff(api, hospital.id, 'administrator');
  const offer = await buildOffer(db, { hospitalId: hospital.id });
  await ok('POST', `/offers/${offer.id}/candidacies`, jwt);
  const [candidacy] = await db.select().from(candidacies).where(eq(candidacies.doctorId, id));
  if (!candidacy) throw new Error('there is no candidacy');
  const about = `/selection/candidacies/${candidacy.id}`;
  await ok('POST', `${about}/notes`, recruiter.jwt, { text: `${doctorWords.note} ${mentionOf(colleague.user.id)}` });
  await ok('PUT', `${about}/rating`, recruiter.jwt, { stars: 2 });
  await buildInterview(db, candidacy, { status: 'declined', candidateComment: doctorWords.comment });
  return { hospital, candidacy };
}

test('of a doctor who leaves nothing stays but what the law asks for', slow, async () => {
  const words = Object.values(doctorWords);
  const doctor = await buildKnownDoctor();
  const { id, jwt } = doctor;
  const { hospital } = await applyAndBeJudged(doctor);
  // A petition that was judged, registered and resolved.
  const [document] = await pool
    .query<{ id: string }>('select id from documents where doctor_id = $1 and kind = $2', [id, 'diploma'])
    .then(({ rows }) => rows);
  const petition = await buildPetition(db, { doctorId: id, status: 'Review' });
  await ok('POST', `/documents/${document?.id}/verdict`, admin.jwt, {
    ...{ verdict: 'rejected', from: 'approved', reason: doctorWords.verdict },
  });
  await ok('POST', `/documents/${document?.id}/verdict`, admin.jwt, { verdict: 'approved', from: 'rejected' });
  await ok('POST', `/petitions/${petition.id}/comments`, admin.jwt, { text: doctorWords.note, internal: true });
  await ok('POST', `/petitions/${petition.id}/send-to-ministry`, admin.jwt, {
    ...{ registryNumber: doctorWords.registry, registeredOn: '2026-03-09' },
  });
  // Money: invoiced, given back, and never paid.
  const buyer = {
    ...{ name: `${doctorWords.firstname} ${doctorWords.lastname}`, taxId: doctorWords.documentNumber },
    ...{ address: doctorWords.address, city: 'Bogotá', postalCode: '110231', state: null, country: 'CO' },
    email: doctorWords.email,
  };
  const paid = await buildPayment(db, { userId: id, status: 'paid', buyer });
  await buildInvoice(db, paid, { number: 1, series: 'F2026', issuedOn: '2026-03-01' });
  for (const status of ['refunded', 'duplicate', 'pending', 'failed'] as const) {
    await buildPayment(db, { userId: id, status, buyer });
  }
  await buildContract(db, { userId: id, signedName: buyer.name, email: doctorWords.email });
  // Beside the account.
  const writer = { name: buyer.name, email: doctorWords.email };
  const message = { ...writer, subject: 'Mi título', message: `Soy ${buyer.name}, llamadme.` };
  await ok('POST', '/auth/send-contact', null, message);
  await ok('POST', '/auth/interest', null, { ...writer, profession: 'nursing' });
  await db.insert(mailbox).values({
    ...{ id: randomUUIDv7(), recipient: doctorWords.email, subject: 'Hola', html: buyer.name, text: buyer.name },
    sentAt: new Date(),
  });
  await pool.query(
    `insert into hospital_invitations (id, hospital_id, email, first_name, last_name, role, token_hash, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, 'recruiter', 'x', now(), now())`,
    [randomUUIDv7(), hospital.id, doctorWords.email, doctorWords.firstname, doctorWords.lastname],
  );

  const before = await findInDatabase(pool, words);
  // The search sees what it is meant to see: every word stands somewhere.
  expect(new Set([...before.values()].flat()).size).toBe(words.length);
  const values = await readAudit(`person=${id}&action=account.updated`);
  expect(values).toMatchObject([
    { before: { lastname: doctorWords.formerLastname }, after: { lastname: doctorWords.lastname }, erased: [] },
  ]);

  outbox.length = 0;
  await ok('DELETE', '/account', jwt, { password: testPassword });

  const left = await findInDatabase(pool, words);
  expect([...left.keys()].filter((place) => !(place in keptByLaw))).toEqual([]);
  expect([...left.keys()].toSorted()).toEqual(Object.keys(keptByLaw).toSorted());
  const kept = await pool.query(`select count(*)::int as count from payments where buyer ->> 'name' <> ''`);
  expect(kept.rows).toEqual([{ count: 1 }]);
  // Who, what, when and which field are still there.
  expect(await readAudit(`person=${id}&action=account.updated`)).toMatchObject([
    { before: null, after: null, erased: ['lastname', 'phone', 'locale'] },
  ]);
  const csv = await request('GET', `/api/audit/export.csv?person=${id}&action=account.updated`, { token: admin.jwt });
  expect(csv.body).toContain('Apellidos: dato eliminado · Teléfono: dato eliminado · Idioma: dato eliminado');
  const english = { token: admin.jwt, locale: 'en' } as const;
  const table = await request('GET', `/api/audit/export.csv?person=${id}&action=account.blocked`, english);
  expect(table.body).toContain('Reason: data deleted');
});

test('of somebody who worked at a hospital nothing stays either, whoever takes them out', slow, async () => {
  const words = ['Hermenegilda', 'Castañeruela', 'hermenegilda@correo.example', 'Jefa de Nefelibatas'];
  const [firstname = '', lastname = '', email = '', position = ''] = words;
  const hospital = await buildHospital(db);
  const head = await buildStaff(api, hospital.id, 'administrator');
  await ok('POST', '/profiles/invitations', head.jwt, {
    ...{ firstname, lastname, email, role: 'recruiter', position: 'Técnica' },
  });
  const invited = await readAudit('action=profile.invited');
  expect(invited).toMatchObject([{ after: { email, role: 'recruiter' } }]);
  const link = new URL(outbox.findLast(({ to }) => to === email)?.button.url ?? '');
  const token = link.searchParams.get('invitation');
  await ok('POST', `/invitations/${token}`, null, { password: testPassword, privacy: true });
  const [person] = await db.select().from(users).where(eq(users.email, email));
  if (!person) throw new Error('nobody joined');
  await ok('PUT', `/profiles/${person.id}`, head.jwt, { role: 'recruiter', position });
  expect(await readAudit('action=profile.invited')).toMatchObject([{ after: { email }, erased: [] }]);
  // They call a colleague by name, whose bell keeps it.
  const { jwt } = await signIn(request, email);
  const offer = await buildOffer(db, { hospitalId: hospital.id });
  const { userId } = await buildDoctor(db);
  await buildPapers(db, userId, { paid: false, contract: false });
  const [candidacy] = await db
    .insert(candidacies)
    .values({
      ...{ id: randomUUIDv7(), offerId: offer.id, hospitalId: hospital.id, doctorId: userId },
      ...{ appliedAt: new Date(), statusSince: new Date(), stepSince: new Date() },
    })
    .returning();
  const text = `¿La ves? ${mentionOf(head.user.id)}`;
  await ok('POST', `/selection/candidacies/${candidacy?.id}/notes`, jwt, { text });
  const bell = async () => {
    const { body } = await request('GET', '/api/notifications', { token: head.jwt });
    return (body as { items: { params: { by?: string } }[] }).items.map(({ params }) => params.by);
  };
  expect(await bell()).toEqual([`${firstname} ${lastname}`]);

  await ok('DELETE', `/profiles/${person.id}`, head.jwt);

  expect([...(await findInDatabase(pool, words)).keys()]).toEqual([]);
  expect(await bell()).toEqual(['']);
  expect(await readAudit('action=profile.invited')).toMatchObject([
    { after: { role: 'recruiter' }, erased: ['email'] },
  ]);
});

test('an unconfirmed address is not taken for the person’s own', async () => {
  const email = 'otra.persona@correo.example';
  await ok('POST', '/auth/send-contact', null, {
    ...{ name: 'Otra Persona', email, subject: 'Duda', message: '¿Cuánto tarda todo esto?' },
  });
  const { user } = await buildSignedIn(api, { email, verifiedAt: null, firstname: 'Falsa', lastname: 'Persona' });
  await ok('DELETE', `/users/${user.id}`, admin.jwt, { name: 'Falsa Persona' });
  expect([...(await findInDatabase(pool, [email])).keys()]).toEqual(['contact_messages.email']);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
  expect(entries.map(({ action }) => action)).toContain('account.deleted');
});
