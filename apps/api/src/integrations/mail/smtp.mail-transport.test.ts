import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { ReadAttachment } from './mail.port.ts';
import { createSmtpTransport } from './smtp.mail-transport.ts';

/** As much of an SMTP server as a client needs; keeps what it is told. */
const received: string[] = [];
const server = createServer((socket) => {
  let inData = false;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    received.push(text);
    if (inData && !text.endsWith('\r\n.\r\n')) return;
    if (inData || !/^data/i.test(text)) socket.write('250 ok\r\n');
    else socket.write('354 go\r\n');
    inData = !inData && /^data/i.test(text);
    if (/^quit/i.test(text)) socket.end();
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.close();
});

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
  const { port } = server.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Fonendo <no-reply@fonendo.test>', noFiles);
  await transport.send(mail, 'job-1');
  const session = received.join('');
  expect(session).toContain('RCPT TO:<valentina@correo.test>');
  expect(session).toContain('From: Fonendo <no-reply@fonendo.test>');
  expect(session).toContain('Message-ID: <job-1@fonendo>');
  expect(session).toContain('Content-Type: text/plain');
  expect(session).toContain('Content-Type: text/html');
  expect(session).toContain('Content-Type: image/png');
  expect(session).not.toContain('data:image');
});

test('attachments are fetched when the mail leaves, in its language', async () => {
  const { port } = server.address() as AddressInfo;
  const asked: unknown[] = [];
  const read: ReadAttachment = async (source, locale) => {
    asked.push([source, locale]);
    return Buffer.from('%PDF-invoice');
  };
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'no-reply@fonendo.test', read);
  const attachments = [{ name: 'F2026-000001.pdf', contentType: 'application/pdf', source: { invoice: 'i-1' } }];
  received.length = 0;
  await transport.send({ ...mail, attachments }, 'job-3');
  const session = received.join('');
  expect(asked).toEqual([[{ invoice: 'i-1' }, 'es']]);
  expect(session).toContain('Content-Type: application/pdf; name=F2026-000001.pdf');
  expect(session).toContain(Buffer.from('%PDF-invoice').toString('base64'));
  expect(session).toContain('Content-Type: image/png');
});

test('an invitation is a file and another view of the mail, so that mail programs recognise it', async () => {
  const { port } = server.address() as AddressInfo;
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'no-reply@fonendo.test', async () =>
    Buffer.from(text),
  );
  const contentType = 'text/calendar; charset=utf-8; method=REQUEST';
  const attachments = [{ name: 'entrevista.ics', contentType, source: { text } }];
  received.length = 0;
  await transport.send({ ...mail, attachments }, 'job-4');
  const session = received.join('');
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
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'no-reply@fonendo.test', noFiles);
  await expect(transport.send(mail, 'job-2')).rejects.toThrow('ECONNREFUSED');
});
