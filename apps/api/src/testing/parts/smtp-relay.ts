import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

type Taken = { from: string; to: string[]; secure: boolean; user: string; raw: string };

const credentials = { user: 'fonendo', password: 'hunter2-relay' };

/** A relay as hospitals have one: STARTTLS with a certificate of its own, and nothing is taken without signing in. */
export async function startSmtpRelay(options: SMTPServerOptions = {}) {
  const { key, cert } = certificate();
  const taken: Taken[] = [];
  const server = new SMTPServer({
    ...{ key, cert, authMethods: ['PLAIN', 'LOGIN'], logger: false, closeTimeout: 100 },
    onAuth({ username, password }, _session, done) {
      const known = username === credentials.user && password === credentials.password;
      done(known ? null : new Error(`wrong password ${password}`), known ? { user: username } : undefined);
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      void text(stream).then((raw) => {
        taken.push({
          ...{ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw },
          ...{ secure: session.secure, user: String(session.user) },
        });
        done();
      });
    },
    ...options,
  });
  // Clients that hang up in the middle are part of the tests.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  afterAll(stop);
  /** The certificate is trusted as an operator does it in the address, but for those who leave it out. */
  const url = ({ password = credentials.password, trusted = true, scheme = 'smtp' } = {}) =>
    `${scheme}://${credentials.user}:${password}@localhost:${port}/?requireTLS=true${trusted ? `&tls.ca=${encodeURIComponent(cert)}` : ''}`;
  return { url, taken, port, stop };
}

/** Made by openssl for an hour, for the name `localhost`. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fonendo-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
