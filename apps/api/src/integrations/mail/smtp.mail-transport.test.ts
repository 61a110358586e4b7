import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
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
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Fonendo <no-reply@fonendo.test>');
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

test('a server that is away is an error, so that the queue tries again', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'no-reply@fonendo.test');
  await expect(transport.send(mail, 'job-2')).rejects.toThrow('ECONNREFUSED');
});
