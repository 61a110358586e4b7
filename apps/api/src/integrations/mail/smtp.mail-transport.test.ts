import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openTestSmtpServer } from '../../testing/fakes/smtp-server.ts';
import type { ReadAttachment } from './mail.port.ts';
import { createSmtpTransports } from './smtp.mail-transport.ts';

const open = (url: string, from: string, read: ReadAttachment) => {
  const transports = createSmtpTransports(url, from, {
    readAttachment: read,
    unsubscribeUrl: ({ userId, families }) => `https://fonendo.test/off/${userId}/${families.join('+')}`,
  });
  afterAll(transports.close);
  return transports;
};

const noFiles: ReadAttachment = () => Promise.reject(new Error('nothing is attached'));

const mail = {
  to: 'valentina@correo.test',
  locale: 'es',
  subject: 'Verificación',
  heading: 'Verifica tu correo',
  paragraphs: ['Hola'],
  button: { label: 'Verificar', url: 'https://fonendo.test/x' },
} as const;

test('a mail goes out as text and HTML, with its logo attached and an id that repeats with it', async () => {
  const { url, transcript } = await openTestSmtpServer();
  const { others } = open(url, 'Fonendo <no-reply@fonendo.test>', noFiles);
  await others.send(mail, 'job-1');
  const session = transcript();
  expect(session).toContain('RCPT TO:<valentina@correo.test>');
  expect(session).toContain('From: Fonendo <no-reply@fonendo.test>');
  expect(session).toContain('Message-ID: <job-1@fonendo>');
  expect(session).toContain('Content-Type: text/plain');
  expect(session).toContain('Content-Type: text/html');
  expect(session).toContain('Content-Type: image/png');
  expect(session).not.toContain('data:image');
});

test('every mail says that a program wrote it; those of a family how one click switches them off', async () => {
  const { url, transcript } = await openTestSmtpServer();
  const { others } = open(url, 'no-reply@fonendo.test', noFiles);
  await others.send(mail, 'job-2');
  expect(transcript()).toContain('Auto-Submitted: auto-generated');
  expect(transcript()).not.toContain('List-Unsubscribe');
  await others.send({ ...mail, subscription: { userId: 'u-1', families: ['offers'] } }, 'job-2b');
  expect(transcript()).toContain('List-Unsubscribe: <https://fonendo.test/off/u-1/offers>\r\n');
  expect(transcript()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

test('attachments are fetched when the mail leaves, in its language', async () => {
  const { url, transcript } = await openTestSmtpServer();
  const asked: unknown[] = [];
  const read: ReadAttachment = async (source, locale) => {
    asked.push([source, locale]);
    return Buffer.from('%PDF-invoice');
  };
  const { others } = open(url, 'no-reply@fonendo.test', read);
  const attachments = [{ name: 'F2026-000001.pdf', contentType: 'application/pdf', source: { invoice: 'i-1' } }];
  await others.send({ ...mail, attachments }, 'job-3');
  const session = transcript();
  expect(asked).toEqual([[{ invoice: 'i-1' }, 'es']]);
  expect(session).toContain('Content-Type: application/pdf; name=F2026-000001.pdf');
  expect(session).toContain(Buffer.from('%PDF-invoice').toString('base64'));
  expect(session).toContain('Content-Type: image/png');
});

test('an invitation is a file and another view of the mail, so that mail programs recognise it', async () => {
  const { url, transcript } = await openTestSmtpServer();
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  const { others } = open(url, 'no-reply@fonendo.test', async () => Buffer.from(text));
  const contentType = 'text/calendar; charset=utf-8; method=REQUEST';
  const attachments = [{ name: 'entrevista.ics', contentType, source: { text } }];
  await others.send({ ...mail, attachments }, 'job-4');
  const session = transcript();
  expect(session).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
  expect(session).toContain('filename=entrevista.ics');
  expect(session).toContain('METHOD:REQUEST');
  expect(session).toContain(Buffer.from(text).toString('base64'));
});

test('a server that is away is an error, so that the queue tries again', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const { others, urgent } = open(`smtp://127.0.0.1:${port}`, 'no-reply@fonendo.test', noFiles);
  await expect(others.send(mail, 'job-2')).rejects.toThrow('ECONNREFUSED');
  await expect(urgent.send(mail, 'job-2')).rejects.toThrow('ECONNREFUSED');
});

test('an urgent mail does not wait for connections that hang', async () => {
  const slow = (to: string) => to.startsWith('slow');
  const { url, delivered, release } = await openTestSmtpServer({ delays: slow });
  const { others, urgent } = open(url, 'no-reply@fonendo.test', noFiles);
  const waiting = Array.from({ length: 30 }, (_, n) =>
    others.send({ ...mail, to: `slow${n}@correo.test` }, `job-${n}`),
  );
  await urgent.send(mail, 'job-urgent');
  expect(delivered).toEqual([mail.to]);
  release();
  await Promise.all(waiting);
  expect(new Set(delivered).size).toBe(31);
  expect(delivered).toHaveLength(31);
});

test('connections are shared, a few at a time', async () => {
  const { url, delivered, connections } = await openTestSmtpServer();
  const { others } = open(url, 'no-reply@fonendo.test', noFiles);
  await Promise.all(Array.from({ length: 50 }, (_, n) => others.send(mail, `job-${n}`)));
  expect(delivered).toHaveLength(50);
  expect(connections()).toBeLessThanOrEqual(10);
});

test('a refusal says the numbers, and neither whom it was for nor what it said', async () => {
  const { url } = await openTestSmtpServer({ refuses: () => true });
  const { others } = open(url, 'no-reply@fonendo.test', noFiles);
  const failure = await others.send(mail, 'job-5').catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: 'The mail was not sent: the server answered 550 to RCPT TO',
    code: 'EENVELOPE',
  });
  expect((failure as Error).cause).toBeUndefined();
});
