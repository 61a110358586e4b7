import { readFile } from 'node:fs/promises';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import { replyLimits } from '@fonendo/domain/conversations/mailed-replies';
import { eq } from 'drizzle-orm';
import { ImapFlow } from 'imapflow';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { inboundMails, messages, replyAddresses, reportedConversations } from '../../../db/schema/conversations.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { hospitalMembers } from '../../../db/schema/hospitals.ts';
import { users } from '../../../db/schema/users.ts';
import { createImapMailbox, verifyImap } from '../../../integrations/mail/imap.inbound-mailbox.ts';
import { inspectPdf } from '../../../integrations/pdf-inspection/inspect-pdf.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildPdf, executable } from '../../../testing/files/pdf-files.ts';
import { hasMailServer, missingMailServer, startMailServer } from '../../../testing/parts/mail-server.ts';
import { buildSelection } from '../../../testing/scenes/document-requests.ts';
import { mailMessages } from '../mail-messages.ts';
import { takeReply } from './take-reply.ts';

if (!hasMailServer) process.stderr.write(`\n${missingMailServer}\n`);

const api = await openTestApi();
const { db, request, clock, outbox, files } = api;
const address = 'respuestas@fonendo.test';
const warn = vi.fn<(facts: object, message: string) => void>();
const context = {
  ...{ db, now: clock.now, publicUrl: 'https://fonendo.test', contactEmail: 'equipo@fonendo.test', files },
  ...{ uploadFolder: `${files.folder}/uploads`, scanForViruses: null },
  inspectPdf: async (path: string) => inspectPdf(await readFile(path)),
  sendMail: async (_tx: unknown, mail: (typeof outbox)[number]) => void outbox.push(mail),
  replies: { address, key: Buffer.from('the key of the tests') },
  log: { warn: warn as never },
};

beforeEach(async () => {
  clock.set('2026-03-10T09:00:00Z');
  outbox.length = 0;
  warn.mockClear();
  await db.delete(messages);
});

/** Where it is day. */
async function buildInSpain() {
  const scene = await buildSelection(api);
  await db.update(doctors).set({ countryOfResidence: 'ES' }).where(eq(doctors.userId, scene.doctor.userId));
  return scene;
}

/** A candidate to whom the hospital wrote, and the address that the mail about it names. */
async function buildMailed() {
  const scene = await buildInSpain();
  const path = `/api/selection/candidacies/${scene.candidacy.id}/messages`;
  const key = crypto.randomUUID();
  await request('POST', path, { token: scene.recruiter.jwt, body: { text: '¿Puede usted el jueves?', key } });
  clock.advance(2 * 60_000);
  await mailMessages(context);
  const mail = outbox.pop();
  const [doctor] = await db.select().from(users).where(eq(users.id, scene.doctor.userId));
  if (!mail?.replyTo || !doctor) throw new Error('nobody was mailed');
  outbox.length = 0;
  return { ...scene, mail, replyTo: mail.replyTo, email: doctor.email };
}

async function conversation({ candidacy, doctor }: Awaited<ReturnType<typeof buildMailed>>) {
  const { body } = await request('GET', `/api/candidacies/${candidacy.id}/messages`, { token: doctor.jwt });
  return (body as Conversation).messages.map(({ side, text, file }) => ({ side, text: text || (file?.name ?? '') }));
}

const question = { side: 'hospital', text: '¿Puede usted el jueves?' };
const quoted = '\n\nEl mar, 10 mar 2026, Fonendo escribió:\n> ¿Puede usted el jueves?\n';

test('without a mailbox the mail leads to the page, as it says', async () => {
  const { recruiter, candidacy } = await buildInSpain();
  await request('POST', `/api/selection/candidacies/${candidacy.id}/messages`, {
    token: recruiter.jwt,
    body: { text: 'Hola', key: crypto.randomUUID() },
  });
  clock.advance(2 * 60_000);
  await mailMessages({ ...context, replies: null });
  expect(outbox[0]?.replyTo).toBeUndefined();
  expect(outbox[0]?.note).toContain('no llegan a nadie');
});

test('the address fits into a mail, is the same in the next one, and says nothing of anybody', async () => {
  const scene = await buildMailed();
  const { replyTo, mail, candidacy, recruiter } = scene;
  expect(replyTo).toMatch(/^respuestas\+[0-9a-f]{36}@fonendo\.test$/);
  expect(replyTo.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(mail.note).toContain('contestar a este correo');
  await request('POST', `/api/selection/candidacies/${candidacy.id}/messages`, {
    token: recruiter.jwt,
    body: { text: 'O el viernes', key: crypto.randomUUID() },
  });
  clock.advance(2 * 60_000);
  await mailMessages(context);
  expect(outbox.map((sent) => sent.replyTo)).toEqual([replyTo]);
});

describe.skipIf(!hasMailServer)('over a real mail server', async () => {
  if (!hasMailServer) return;
  const server = await startMailServer();
  const inbound = createImapMailbox({ url: server.url, maxBytes: 1_000_000, log: { warn: warn as never } });
  const read = () => inbound.readEach((mail) => takeReply(context, mail));

  async function send(mail: Mail.Options & { to: string; from: string }) {
    const raw = (await new MailComposer({ subject: 'Re: Mensaje', ...mail }).compile().build()).toString();
    await server.deliver(raw, { to: mail.to });
  }

  /** How many mails are in the mailbox and its folders. */
  async function lying() {
    const { hostname, port } = new URL(server.url);
    const auth = { user: 'respuestas', pass: 'secret' };
    const client = new ImapFlow({ host: hostname, port: Number(port), secure: false, auth, logger: false });
    await client.connect();
    const counts: Record<string, number> = {};
    for (const { path } of await client.list()) {
      const status = await client.status(path, { messages: true });
      if (status) counts[path] = status.messages ?? 0;
    }
    await client.logout();
    return counts;
  }

  const refusedBefore = async () => (await lying())['Fonendo-Refused'] ?? 0;

  test('an answer arrives, without what it quotes, and is read by the hospital as the doctor’s', async () => {
    const scene = await buildMailed();
    await send({ from: `"Elena" <${scene.email.toUpperCase()}>`, to: scene.replyTo, text: `Sí, a las diez.${quoted}` });
    await read();
    expect(await conversation(scene)).toEqual([question, { side: 'doctor', text: 'Sí, a las diez.' }]);
    expect(await lying()).toMatchObject({ INBOX: 0 });
    expect(outbox).toEqual([]);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, scene.doctor.userId));
    expect(entries.map(({ action }) => action)).toContain('message.sent');
  });

  test('HTML alone is read as text', async () => {
    const scene = await buildMailed();
    const html = '<p>Puedo el <b>viernes</b>.</p><blockquote>¿Puede usted el jueves?</blockquote>';
    await send({ from: scene.email, to: scene.replyTo, html });
    await read();
    expect(await conversation(scene)).toEqual([question, { side: 'doctor', text: 'Puedo el viernes.' }]);
  });

  test('the same mail again is not written again', async () => {
    const scene = await buildMailed();
    const mail = { from: scene.email, to: scene.replyTo, text: 'Una vez', messageId: '<once@example.test>' };
    await send(mail);
    await read();
    await send(mail);
    await read();
    expect(await conversation(scene)).toEqual([question, { side: 'doctor', text: 'Una vez' }]);
    // Broken off before its name was kept.
    await db.delete(inboundMails);
    await send(mail);
    await read();
    expect(await conversation(scene)).toHaveLength(2);
  });

  test('PDF files arrive, others are named in one mail', async () => {
    const scene = await buildMailed();
    await send({
      ...{ from: scene.email, to: scene.replyTo, text: 'Adjunto el título.' },
      attachments: [
        { filename: 'título.pdf', content: Buffer.from(await buildPdf()), contentType: 'application/pdf' },
        { filename: 'programa.pdf', content: Buffer.from(executable), contentType: 'application/pdf' },
        { filename: 'carta.docx', content: Buffer.from('PK'), contentType: 'application/octet-stream' },
      ],
    });
    await read();
    expect(await conversation(scene)).toEqual([
      question,
      { side: 'doctor', text: 'Adjunto el título.' },
      { side: 'doctor', text: 'título.pdf' },
    ]);
    expect(outbox).toHaveLength(1);
    expect(outbox[0]?.paragraphs.slice(-2)).toEqual(['· programa.pdf', '· carta.docx']);
    expect(outbox[0]?.to).toBe(scene.email);
  });

  test.each([
    ['somebody else’s sender', (_email: string) => ({ from: 'forger@example.test' })],
    ['two senders', (email: string) => ({ from: `${email}, forger@example.test` })],
    [
      'a sender whose domain disowns it',
      (email: string) => ({ from: email, headers: { 'Authentication-Results': 'mx.test; dmarc=fail (p=reject)' } }),
    ],
  ])('%s is refused and told nothing', async (_name, change) => {
    const scene = await buildMailed();
    const before = await refusedBefore();
    await send({ to: scene.replyTo, text: 'Soy yo', ...change(scene.email) });
    await read();
    expect(await conversation(scene)).toEqual([question]);
    expect(outbox).toEqual([]);
    expect(await lying()).toMatchObject({ INBOX: 0, 'Fonendo-Refused': before + 1 });
    expect(warn).toHaveBeenCalledWith({ reason: expect.any(String) }, 'an answer by mail was not believed');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('@');
  });

  test('an address that was changed, somebody else’s or past its time is worth nothing', async () => {
    const scene = await buildMailed();
    const other = await buildMailed();
    const changed = scene.replyTo.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
    const id = (replyTo: string) => replyTo.slice('respuestas+'.length, 'respuestas+'.length + 16);
    const swapped = other.replyTo.replace(id(other.replyTo), id(scene.replyTo));
    for (const to of [changed, swapped, other.replyTo, address]) {
      await send({ from: scene.email, to, text: 'Déjame entrar' });
    }
    clock.advance((replyLimits.days + 1) * 24 * 60 * 60_000);
    await send({ from: scene.email, to: scene.replyTo, text: 'Tarde' });
    await read();
    for (const { candidacy } of [scene, other]) {
      const rows = await db.select().from(messages).where(eq(messages.candidacyId, candidacy.id));
      expect(rows).toHaveLength(1);
    }
    expect(outbox).toEqual([]);
  });

  test.each([
    ['an absence', { 'Auto-Submitted': 'auto-replied' }],
    ['an old absence', { Precedence: 'auto_reply' }],
    ['a list', { Precedence: 'bulk' }],
  ])('%s is ignored', async (_name, headers) => {
    const scene = await buildMailed();
    await send({ from: scene.email, to: scene.replyTo, text: 'Estoy de vacaciones', headers });
    await read();
    expect(await conversation(scene)).toEqual([question]);
    expect(outbox).toEqual([]);
    expect(await lying()).toMatchObject({ INBOX: 0, 'Fonendo-Automatic': expect.any(Number) });
  });

  test.each([
    ['closed', 'La conversación está cerrada'],
    ['closed by the team', 'La conversación está cerrada'],
    ['empty', 'no traía texto propio'],
    ['tooLong', 'más de 4000 caracteres'],
    ['tooLarge', 'más de 20 MB'],
    ['blocked', 'ya no puede escribir'],
  ])('what is refused because it is %s is told once, to whoever proved who they are', async (why, told) => {
    const scene = await buildMailed();
    const before = await refusedBefore();
    const text = { empty: quoted, tooLong: 'x'.repeat(4001), tooLarge: `${'x '.repeat(40)}\n`.repeat(20_000) }[why];
    if (why === 'closed') {
      const end = { status: 'withdrawn' as const };
      await db.update(candidacies).set(end).where(eq(candidacies.id, scene.candidacy.id));
    }
    if (why === 'closed by the team') {
      const closed = { standing: 'closed', since: clock.now(), closeReason: 'Insultos.' } as const;
      await db.insert(reportedConversations).values({ candidacyId: scene.candidacy.id, ...closed });
    }
    const messageId = `<${why.replaceAll(' ', '-')}@example.test>`;
    if (why === 'blocked') await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.email, scene.email));
    await send({ from: scene.email, to: scene.replyTo, text: text ?? 'Hola', messageId });
    await read();
    await send({ from: scene.email, to: scene.replyTo, text: text ?? 'Hola', messageId });
    await read();
    const rows = await db.select().from(messages).where(eq(messages.candidacyId, scene.candidacy.id));
    expect(rows).toHaveLength(1);
    expect(outbox.map(({ to }) => to)).toEqual([scene.email]);
    expect(outbox[0]?.paragraphs.at(-1)).toContain(told);
    expect(outbox[0]?.replyTo).toBeUndefined();
    expect(await refusedBefore()).toBeGreaterThan(before);
  });

  test('of the hospital’s people one who left is refused, one who is there answers', async () => {
    const scene = await buildMailed();
    await request('POST', `/api/candidacies/${scene.candidacy.id}/messages`, {
      token: scene.doctor.jwt,
      body: { text: '¿Dónde?', key: crypto.randomUUID() },
    });
    clock.advance(2 * 60_000);
    await mailMessages(context);
    const [mail] = outbox.splice(0);
    if (!mail?.replyTo) throw new Error('nobody was mailed');
    expect(mail.to).toBe(scene.recruiter.user.email);
    await send({ from: mail.to, to: mail.replyTo, text: 'En la puerta.' });
    await read();
    expect((await conversation(scene)).at(-1)).toEqual({ side: 'hospital', text: 'En la puerta.' });
    await db.delete(hospitalMembers).where(eq(hospitalMembers.userId, scene.recruiter.user.id));
    await send({ from: mail.to, to: mail.replyTo, text: 'Sigo aquí.' });
    await read();
    expect((await conversation(scene)).at(-1)).toEqual({ side: 'hospital', text: 'En la puerta.' });
    expect(outbox[0]?.paragraphs.at(-1)).toContain('ya no puede escribir');
  });

  test('what fails stays in the mailbox, and the others are read', async () => {
    const scene = await buildMailed();
    await send({ from: scene.email, to: scene.replyTo, text: 'Primero' });
    await send({ from: scene.email, to: scene.replyTo, text: 'Segundo' });
    let failed = false;
    await inbound.readEach((mail) => {
      if (failed) return takeReply(context, mail);
      failed = true;
      return Promise.reject(new Error('the database is away'));
    });
    expect(await lying()).toMatchObject({ INBOX: 1 });
    await read();
    expect((await conversation(scene)).map(({ text }) => text).toSorted()).toEqual(
      [question.text, 'Primero', 'Segundo'].toSorted(),
    );
  });

  test('a wrong password is said without repeating it', async () => {
    await expect(verifyImap(server.wrongUrl)).rejects.toThrow('the server refuses the user or the password');
    await expect(verifyImap(server.url)).resolves.toBeUndefined();
  });
});

test('a deleted account takes its reply addresses along', async () => {
  const { doctor } = await buildMailed();
  const { eraseMessagesOf } = await import('../erasure.repository.ts');
  await eraseMessagesOf(db, doctor.userId);
  expect(await db.select().from(replyAddresses).where(eq(replyAddresses.userId, doctor.userId))).toEqual([]);
});
