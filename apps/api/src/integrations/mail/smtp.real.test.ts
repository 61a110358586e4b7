import { simpleParser } from 'mailparser';
import { afterAll, expect, test } from 'vitest';
import { startSmtpRelay } from '../../testing/parts/smtp-relay.ts';
import { createSmtpTransports, verifySmtp } from './smtp.mail-transport.ts';

const open = (url: string) => {
  const transports = createSmtpTransports(url, 'Fonendo <no-reply@fonendo.test>', {
    readAttachment: async () => Buffer.from('%PDF-invoice'),
    unsubscribeUrl: ({ userId }) => `https://fonendo.test/off/${userId}`,
  });
  afterAll(transports.close);
  return transports;
};

const mail = {
  to: 'valentina@correo.test',
  locale: 'es',
  subject: 'Tu petición ha avanzado: revisión ñ',
  heading: 'Está en revisión',
  paragraphs: ['Hola, Valentina'],
  button: { label: 'Ver', url: 'https://fonendo.test/x' },
} as const;

test('a mail reaches a relay over STARTTLS, signed in, and is read back whole', async () => {
  const { url, taken } = await startSmtpRelay();
  const { urgent, others } = open(url());
  const attachments = [{ name: 'F2026-000001.pdf', contentType: 'application/pdf', source: { invoice: 'i-1' } }];
  await urgent.send(mail, 'job-1');
  await others.send({ ...mail, attachments, subscription: { userId: 'u-1', families: ['offers'] } }, 'job-2');
  expect(taken).toMatchObject([
    { from: 'no-reply@fonendo.test', to: [mail.to], secure: true, user: 'fonendo' },
    { to: [mail.to], secure: true },
  ]);
  const read = await simpleParser(taken[1]?.raw ?? '');
  expect(read).toMatchObject({ subject: mail.subject, messageId: '<job-2@fonendo>' });
  expect(read.text).toContain('Hola, Valentina');
  expect(read.html).toContain('Está en revisión');
  expect(read.attachments.map(({ filename }) => filename)).toContain('F2026-000001.pdf');
  expect(read.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://fonendo.test/off/u-1' } });
});

test('a hundred at once arrive once each', async () => {
  const { url, taken } = await startSmtpRelay();
  const { others } = open(url());
  const people = Array.from({ length: 100 }, (_, n) => `person${n}@correo.test`);
  await Promise.all(people.map((to, n) => others.send({ ...mail, to }, `job-${n}`)));
  expect(taken.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted());
  expect(taken.every(({ secure }) => secure)).toBe(true);
});

test('a wrong password is an error that says the numbers and not the password', async () => {
  const { url, taken } = await startSmtpRelay();
  const address = url({ password: 'guessed-one' });
  const failure = await open(address)
    .urgent.send(mail, 'job-1')
    .catch((error: unknown) => error as Error);
  expect(String(failure)).toMatch(/the server answered 535 to AUTH/);
  expect(String(failure)).not.toContain('guessed-one');
  await expect(verifySmtp(address)).rejects.toThrow('535');
  await expect(verifySmtp(url())).resolves.toBeUndefined();
  expect(taken).toEqual([]);
});

test('a certificate that nobody vouches for gets no mail and no password', async () => {
  const { url, taken } = await startSmtpRelay();
  await expect(open(url({ trusted: false })).urgent.send(mail, 'job-1')).rejects.toThrow(/certificate/);
  expect(taken).toEqual([]);
});

test('a relay without encryption gets nothing where it is required', async () => {
  const { url, taken } = await startSmtpRelay({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
  await expect(open(url()).urgent.send(mail, 'job-1')).rejects.toThrow();
  expect(taken).toEqual([]);
});

test('a relay that stops is an error, so that the queue tries again', async () => {
  const { url, stop } = await startSmtpRelay();
  const { others } = open(url());
  await others.send(mail, 'job-1');
  await stop();
  await expect(others.send(mail, 'job-2')).rejects.toThrow();
});
