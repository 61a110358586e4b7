import { randomUUIDv7 } from 'node:crypto';
import type { Account } from '@fonendo/contract/account/account.schema';
import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { bounceLimits } from '@fonendo/domain/bounces/bounce';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { bounces, users } from '../../db/schema/users.ts';
import { deriveKeys } from '../../http/secret-keys.ts';
import { createImapMailbox } from '../../integrations/mail/imap.inbound-mailbox.ts';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { parseInboundMail } from '../../integrations/mail/parse-inbound-mail.ts';
import { createSmtpTransports } from '../../integrations/mail/smtp.mail-transport.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { startMailJob } from '../../jobs/mail.job.ts';
import { openTestApi, testSecret } from '../../testing/api.ts';
import { openTestSmtpServer } from '../../testing/fakes/smtp-server.ts';
import { createTestLog } from '../../testing/log.ts';
import { bareReport, exchangeReport, feedbackReport, postfixReport } from '../../testing/mails/mail-reports.ts';
import { hasMailServer, missingMailServer, startMailServer } from '../../testing/parts/mail-server.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { findInDatabase } from '../../testing/text-of-database.ts';
import { makeBounceAddress } from './bounce-address.ts';
import { mayLeave, noteRefusal, senderOf } from './mail-gate.ts';
import { takeReport } from './take-report.ts';

if (!hasMailServer) process.stderr.write(`\n${missingMailServer}\n`);

const api = await openTestApi();
const { db, pool, request, clock, outbox } = api;
const door = { address: 'respuestas@fonendo.test', key: deriveKeys(testSecret)['bounce-address'] };
const warn = vi.fn<(facts: object, message: string) => void>();
const context = { db, now: clock.now, bounces: door, log: { warn: warn as never } };
const day = 24 * 60 * 60_000;

beforeEach(() => {
  clock.set('2026-03-10T09:00:00Z');
  outbox.length = 0;
  warn.mockClear();
});

async function buildPerson() {
  const { user, jwt } = await buildSignedIn(api, {
    ...{
      email: `p-${randomUUIDv7()}@correo.test`,
      mailFamilies: ['offers', 'interviews'],
      digestFamilies: ['petitions'],
    },
  });
  return { ...user, jwt, sender: makeBounceAddress(door, user, clock.now()) };
}

type Person = Awaited<ReturnType<typeof buildPerson>>;

const take = async (raw: string) => takeReport(context, await parseInboundMail(Buffer.from(raw), { tooLarge: false }));

const noteOf = async ({ id }: Pick<Person, 'id'>) => {
  const [row] = await db.select().from(bounces).where(eq(bounces.userId, id));
  return row;
};

const actionsOn = async ({ id }: Pick<Person, 'id'>) => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
  return rows
    .map(({ action, after, actorId }) => ({ action, after, actorId }))
    .filter(({ action }) => /mail/i.test(action));
};

const sessionOf = async ({ jwt }: Person) =>
  (await request('GET', '/api/auth/session', { token: jwt })).body as Session;

const failedReport = ({ sender, email }: Person) => postfixReport({ to: sender, recipient: email });

describe('the address that a mail leaves from', () => {
  test('fits before the @, is in lower case, and says nothing that can be read', async () => {
    const { sender, email } = await buildPerson();
    expect(sender).toMatch(/^respuestas\+b-[a-z2-7]{42}@fonendo\.test$/);
    expect(sender).not.toContain(email.slice(0, 12));
    const longest = makeBounceAddress(
      { ...door, address: `${'x'.repeat(19)}@fonendo.test` },
      { id: randomUUIDv7(), email },
      clock.now(),
    );
    expect(longest.indexOf('@')).toBe(64);
  });

  test('is asked for by the transport, and only for people with an account', async () => {
    const person = await buildPerson();
    const smtp = await openTestSmtpServer();
    const transports = createSmtpTransports(smtp.url, 'Fonendo <no-reply@fonendo.test>', {
      readAttachment: () => Promise.reject(new Error('none')),
      unsubscribeUrl: () => 'https://fonendo.test/off',
      envelopeSender: senderOf(context, door),
    });
    afterAll(transports.close);
    await transports.urgent.send(mailTo(person.email), 'job-1');
    await transports.urgent.send(mailTo('team@fonendo.test'), 'job-2');
    const said = smtp.transcript();
    expect(said).toContain(`MAIL FROM:<${person.sender}>`);
    expect(said).toContain('MAIL FROM:<no-reply@fonendo.test>');
    expect(said.match(/^From: Fonendo <no-reply@fonendo\.test>/gm)).toHaveLength(2);
  });
});

describe('a mail that could not be delivered', () => {
  test('is noted once, with why, by nobody', async () => {
    const person = await buildPerson();
    expect(await take(failedReport(person))).toBe('taken');
    expect(await sessionOf(person)).toMatchObject({
      undeliverable: { since: '2026-03-10T09:00:00.000Z', reason: 'address' },
    });
    clock.advance(day);
    expect(await take(failedReport(person))).toBe('taken');
    expect(await noteOf(person)).toMatchObject({
      ...{ reason: 'address', status: '5.1.1', complainedAt: null, failedOn: ['2026-03-10'] },
      undeliverableAt: new Date('2026-03-10T09:00:00Z'),
      diagnostic: `550 5.1.1 <${person.email}>: Recipient address rejected: User unknown`,
    });
    expect(await actionsOn(person)).toEqual([
      { action: 'account.mailUndeliverable', after: { mailStatus: '5.1.1' }, actorId: null },
    ]);
  });

  test('as Exchange says it', async () => {
    const person = await buildPerson();
    expect(await take(exchangeReport({ to: person.sender, recipient: person.email }))).toBe('taken');
    expect(await noteOf(person)).toMatchObject({ reason: 'address', status: '5.1.10' });
  });

  test('a full mailbox counts on the third day', async () => {
    const person = await buildPerson();
    const full = () => take(bareReport({ to: makeBounceAddress(door, person, clock.now()), recipient: person.email }));
    for (const _ of [1, 2]) {
      expect([await full(), await full()]).toEqual(['taken', 'taken']);
      expect(await noteOf(person)).toMatchObject({ undeliverableAt: null });
      expect((await sessionOf(person)).undeliverable).toBeUndefined();
      expect(await actionsOn(person)).toEqual([]);
      clock.advance(day);
    }
    await full();
    expect(await noteOf(person)).toMatchObject({ reason: 'full', undeliverableAt: clock.now() });
  });

  test('one that is only late, or arrived, is no trouble', async () => {
    const person = await buildPerson();
    for (const [action, status] of [
      ['delayed', '4.4.1'],
      ['delivered', '2.0.0'],
    ] as const) {
      expect(await take(postfixReport({ to: person.sender, recipient: person.email, action, status }))).toBe('ignored');
    }
    expect(await noteOf(person)).toBeUndefined();
  });
});

describe('what is not believed changes nothing', () => {
  const last = /.(?=@)/;
  test.each([
    [
      'another signature',
      async (p: Person) =>
        postfixReport({ to: p.sender.replace(last, (c) => (c === 'a' ? 'q' : 'a')), recipient: p.email }),
    ],
    [
      'somebody else’s address',
      async (p: Person) => postfixReport({ to: (await buildPerson()).sender, recipient: p.email }),
    ],
    [
      'a report about another recipient',
      async (p: Person) => postfixReport({ to: p.sender, recipient: 'other@correo.test' }),
    ],
    [
      'another key',
      async (p: Person) =>
        postfixReport({
          to: makeBounceAddress({ ...door, key: Buffer.from('x') }, p, clock.now()),
          recipient: p.email,
        }),
    ],
    [
      'another host',
      async (p: Person) => postfixReport({ to: p.sender.replace('fonendo.test', 'evil.test'), recipient: p.email }),
    ],
    ['a mail of a person', async (p: Person) => `From: ${p.email}\r\nTo: ${p.sender}\r\n\r\nHola\r\n`],
    [
      'a day to come',
      async (p: Person) =>
        postfixReport({
          to: makeBounceAddress(door, p, new Date(clock.now().getTime() + 2 * day)),
          recipient: p.email,
        }),
    ],
    [
      'a complaint about nothing of ours',
      async (_: Person) => feedbackReport({ to: door.address, from: 'x@evil.test' }),
    ],
  ])('%s', async (_name, make) => {
    const person = await buildPerson();
    const raw = await make(person);
    const outcome = await take(raw);
    // At another host it is no mail of ours at all.
    expect([outcome, raw.includes('+b-') && raw.includes('evil.test')]).toEqual(
      raw.includes('@evil.test') && raw.includes('+b-') ? [null, true] : ['refused', false],
    );
    expect(await noteOf(person)).toBeUndefined();
    expect(JSON.stringify(warn.mock.calls)).not.toContain('@');
  });

  test('a report past its time, and one after the address changed', async () => {
    const person = await buildPerson();
    clock.advance(bounceLimits.days * day);
    await db
      .update(users)
      .set({ email: `new-${person.email}` })
      .where(eq(users.id, person.id));
    expect(await take(failedReport(person))).toBe('refused');
    await db.update(users).set({ email: person.email }).where(eq(users.id, person.id));
    clock.advance(day);
    expect(await take(failedReport(person))).toBe('refused');
    clock.advance(-day);
    expect(await take(failedReport(person))).toBe('taken');
  });

  test('one too large for us, of which the head alone was read', async () => {
    const person = await buildPerson();
    const mail = await parseInboundMail(Buffer.from(failedReport(person)), { tooLarge: true });
    expect(await takeReport(context, mail)).toBe('refused');
    expect(await noteOf(person)).toBeUndefined();
  });

  test('an absence goes with the others of its kind, an answer to where answers are taken', async () => {
    const { sender, email } = await buildPerson();
    const absence = `From: ${email}\r\nTo: ${sender}\r\nAuto-Submitted: auto-replied\r\n\r\nDe vacaciones\r\n`;
    expect(await take(absence)).toBe('ignored');
    expect(await take(absence.replace(sender, `respuestas+${'0'.repeat(36)}@fonendo.test`))).toBeNull();
  });
});

describe('a complaint', () => {
  test.each([true, false])('switches off what can be, until something is chosen again (field: %s)', async (field) => {
    const person = await buildPerson();
    const raw = feedbackReport({ to: door.address, from: person.sender, field });
    expect([await take(raw), await take(raw)]).toEqual(['taken', 'taken']);
    const account = async () => (await request('GET', '/api/account', { token: person.jwt })).body as Account;
    expect(await account()).toMatchObject({
      ...{ mailFamilies: [], digestFamilies: [], complainedAt: '2026-03-10T09:00:00.000Z' },
    });
    expect((await sessionOf(person)).undeliverable).toBeUndefined();
    expect(await actionsOn(person)).toEqual([{ action: 'account.mailComplained', after: null, actorId: null }]);
    expect(await mayLeave(context, offerMail(person))).toBe(false);
    const chosen = await request('PATCH', '/api/account', { token: person.jwt, body: { mailFamilies: ['offers'] } });
    expect(chosen.body).toMatchObject({ mailFamilies: ['offers'], complainedAt: null });
    expect(await account()).toMatchObject({ complainedAt: null });
    expect(await mayLeave(context, offerMail(person))).toBe(true);
  });
});

const mailTo = (to: string): Mail => ({
  ...{ to, locale: 'es', subject: 'Novedades', heading: 'Novedades', paragraphs: ['Hola'] },
  button: { label: 'Ver', url: 'https://fonendo.test/offers' },
});

const offerMail = ({ id, email }: Pick<Person, 'id' | 'email'>): Mail => ({
  ...mailTo(email),
  subscription: { userId: id, families: ['offers'] },
});

describe('afterwards', () => {
  test('only what one can switch off stays back', async () => {
    const person = await buildPerson();
    expect(await mayLeave(context, offerMail(person))).toBe(true);
    await take(failedReport(person));
    expect(await mayLeave(context, offerMail(person))).toBe(false);
    expect(await mayLeave(context, mailTo(person.email))).toBe(true);
    expect(await mayLeave(context, { ...mailTo(person.email), urgent: true, code: '012345' })).toBe(true);
  });

  test('the link of a mail that arrived ends it; once a minute one is sent, and none while acting', async () => {
    const person = await buildPerson();
    const { jwt: admin } = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    await take(failedReport(person));
    const check = (token: string) => request('POST', '/api/account/email-check', { token });
    const acting = await request('POST', `/api/auth/${person.id}/impersonate`, {
      token: admin,
      body: { reason: 'Una duda' },
    });
    expect((await check((acting.body as { jwt: string }).jwt)).status).toBe(403);
    expect(outbox).toEqual([]);
    expect((await check(person.jwt)).status).toBe(204);
    expect((await check(person.jwt)).status).toBe(429);
    expect(outbox).toMatchObject([{ to: person.email, urgent: true }]);
    const token = new URL(outbox[0]?.button.url ?? '').searchParams.get('token');
    const answer = await request('POST', '/api/auth/confirm-email', { body: { token } });
    expect(answer).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await sessionOf(person)).undeliverable).toBeUndefined();
    expect(await mayLeave(context, offerMail(person))).toBe(true);
    expect((await actionsOn(person)).at(-1)).toEqual({
      ...{ action: 'account.emailConfirmed', after: null, actorId: person.id },
    });
  });

  test('another address ends it, and administrators saw it until then', async () => {
    const person = await buildPerson();
    const { jwt: admin } = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    await take(failedReport(person));
    const seen = async () =>
      ((await request('GET', `/api/users/${person.id}`, { token: admin })).body as UserDetail).bounce;
    expect(await seen()).toMatchObject({
      undeliverable: { reason: 'address', status: '5.1.1', diagnostic: expect.stringContaining('User unknown') },
      complainedAt: null,
    });
    const service = await request('GET', '/api/service', { token: admin });
    expect((service.body as { undeliverable: number }).undeliverable).toBeGreaterThan(0);
    const email = `new-${person.email}`;
    await request('POST', `/api/users/${person.id}/email`, { token: admin, body: { email } });
    const link = outbox.find(({ to }) => to === email)?.button.url ?? '';
    await request('POST', '/api/auth/confirm-email', { body: { token: new URL(link).searchParams.get('token') } });
    expect(await seen()).toBeNull();
    expect(await noteOf(person)).toBeUndefined();
  });

  test('a new password by the link of a mail ends it', async () => {
    const person = await buildPerson();
    await take(failedReport(person));
    await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(person.email)}`);
    const token = new URL(outbox.at(-1)?.button.url ?? '').searchParams.get('token');
    const done = await request('POST', '/api/auth/reset-password', { body: { token, password: 'Otra-Correcta-5678' } });
    expect(done.status).toBeLessThan(300);
    expect(await noteOf(person)).toMatchObject({ undeliverableAt: null, diagnostic: null });
  });

  test('it is in the copy of one’s data, and goes with the person', async () => {
    const person = await buildPerson();
    const { jwt: admin } = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    await take(failedReport(person));
    const zip = await api.api.request('/api/account/export', { headers: { authorization: `Bearer ${person.jwt}` } });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(JSON.parse(Buffer.from(files['fonendo.json'] ?? []).toString())).toMatchObject({
      bounce: { reason: 'address', diagnostic: expect.stringContaining(person.email) },
    });
    const name = `${person.firstname} ${person.lastname}`;
    const gone = await request('DELETE', `/api/users/${person.id}`, { token: admin, body: { name } });
    expect(gone.status).toBeLessThan(300);
    expect(await noteOf(person)).toBeUndefined();
    expect(await findInDatabase(pool, [person.email])).toEqual(new Map());
  });
});

test('an address that our own server refuses is noted, and the mail is not tried for two days', {
  timeout: 60_000,
}, async () => {
  const person = await buildPerson();
  const embedded = inject('templateDatabase').kind === 'embedded';
  const { log, lines, text } = createTestLog();
  const jobs = await startJobs(pool, embedded, log);
  afterAll(() => jobs.boss.stop({ graceful: false }));
  const smtp = await openTestSmtpServer({ refuses: (to) => to === person.email });
  const transports = createSmtpTransports(smtp.url, 'no-reply@fonendo.test', {
    readAttachment: () => Promise.reject(new Error('none')),
    unsubscribeUrl: () => 'https://fonendo.test/off',
  });
  afterAll(transports.close);
  const sendMail = await startMailJob(jobs, transports, {
    isTold: async () => true,
    mayLeave: (mail) => mayLeave(context, mail),
    noteRefusal: (mail, refusal) => noteRefusal(context, mail, refusal),
  });
  await db.transaction((tx) => sendMail(tx, { ...mailTo(person.email), urgent: true }));
  await expect.poll(() => noteOf(person), { timeout: 15_000 }).toMatchObject({ status: '5.1.1', reason: 'address' });
  const states = async () => (await jobs.boss.findJobs<Mail>('urgent-mail')).map(({ state }) => state);
  await expect.poll(states, { timeout: 15_000 }).toEqual(['completed']);
  expect(lines()).toMatchObject([{ status: '5.1.1', msg: 'mail given up, its address is undeliverable' }]);
  expect(text()).not.toContain('@');
  await db.transaction((tx) => sendMail(tx, offerMail(person)));
  const others = async () => (await jobs.boss.findJobs<Mail>('mail')).map(({ state }) => state);
  await expect.poll(others, { timeout: 15_000 }).toEqual(['completed']);
  expect(smtp.transcript().match(/RCPT TO/g)).toHaveLength(1);
  await jobs.boss.stop({ graceful: true });
});

describe.skipIf(!hasMailServer)('over a real mail server', async () => {
  if (!hasMailServer) return;
  const server = await startMailServer();
  const inbound = createImapMailbox({ url: server.url, maxBytes: 1_000_000, log: { warn: warn as never } });

  test('a report and a complaint are read from the mailbox, forged ones too and without effect', async () => {
    const [failing, complaining, forged] = [await buildPerson(), await buildPerson(), await buildPerson()];
    const wrong = forged.sender.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'q' : 'a'));
    await server.deliver(failedReport(failing), { from: '', to: failing.sender });
    await server.deliver(feedbackReport({ to: door.address, from: complaining.sender }), { to: door.address });
    await server.deliver(postfixReport({ to: wrong, recipient: forged.email }), { from: '', to: wrong });
    const outcomes: unknown[] = [];
    await inbound.readEach(async (mail) => {
      const outcome = await takeReport(context, mail);
      outcomes.push(outcome);
      return outcome ?? 'ignored';
    });
    expect(outcomes).toEqual(['taken', 'taken', 'refused']);
    expect(await noteOf(failing)).toMatchObject({ reason: 'address' });
    expect(await noteOf(complaining)).toMatchObject({ complainedAt: clock.now() });
    expect(await noteOf(forged)).toBeUndefined();
    // Nothing is left; Dovecot refuses to list the mails of an empty mailbox.
    await inbound.readEach(() => Promise.reject(new Error('there is still something')));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
