import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { openFileStore } from '../../integrations/files/open-file-store.ts';
import { startFakeClamd } from '../../testing/fakes/clamd.ts';
import { startFakeS3 } from '../../testing/fakes/s3.ts';
import { openTestSmtpServer } from '../../testing/fakes/smtp-server.ts';
import { makeDataFolder } from '../../testing/product.ts';
import { databaseUrl } from '../../testing/template-database.ts';
import { examine } from './examine.ts';
import { examineDisk, examineNode, examineWebBuild } from './examine-machine.ts';
import { examineClock } from './examine-services.ts';

const root = join(import.meta.dirname, '../../../../..');
const folder = await mkdtemp(join(tmpdir(), 'fonendo-doctor-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const template = inject('templateDatabase');
if (template.kind === 'embedded') await makeDataFolder(folder);
const smtp = await openTestSmtpServer();
const slow = { timeout: 90_000 };

/** A sound installation, on the database that the tests run on. */
const sound: Record<string, string> = {
  DATA_DIR: folder,
  DEMO: 'false',
  SERVE_WEB: 'false',
  SMTP_URL: smtp.url,
  JWT_SECRET: 'yQ8vT2mLr5Xw9ZbN4kHsJ7pFdC3gRa6E',
  ...(template.kind === 'server' && { DATABASE_URL: databaseUrl(template.url, template.name) }),
};

/** A closed port of this machine: nobody listens below 1024 here but those who say so. */
const nowhere = '127.0.0.1:1';

/** Lets nobody in, and repeats what it was told. */
async function startStrictSmtp(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 strict\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString().trim();
      if (/^ehlo/i.test(line)) socket.write('250-strict\r\n250 AUTH PLAIN\r\n');
      else if (/^auth/i.test(line)) socket.write('535 5.7.8 hunter2 is wrong\r\n');
      else socket.end('221 bye\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const findingsOf = async (changes: Record<string, string>) =>
  (await examine({ ...sound, ...changes }, root)).map(({ state, about, words }) => `${state} ${about}: ${words}`);

const wrongOf = async (changes: Record<string, string>) =>
  (await findingsOf(changes)).filter((line) => !line.startsWith('ok '));

test('a sound installation has nothing to mend', slow, async () => {
  const clamd = await startFakeClamd();
  const findings = await findingsOf({ CLAMD_URL: clamd.url });
  expect(findings.filter((line) => line.startsWith('problem'))).toEqual([]);
  for (const about of [
    'Node',
    'Settings',
    'Secrets',
    'Data folder',
    'Disk',
    'Database',
    'File store',
    'Mails',
    'Answers by mail',
    'Antivirus',
  ]) {
    expect(findings.filter((line) => line.startsWith(`ok ${about}:`))).toHaveLength(1);
  }
  // It is not running, and that is all there is to know.
  expect(findings.filter((line) => line.startsWith('warning'))).toEqual([
    expect.stringMatching(/^warning Reached from here: .* Fine while it is not running\.$/),
  ]);
});

test('a database that is not there yet is not made by looking', slow, async () => {
  const place = join(folder, 'new');
  const { DATABASE_URL: _server, ...embedded } = sound;
  const findings = await examine({ ...embedded, DATA_DIR: place }, root);
  expect(findings).toContainEqual({
    state: 'ok',
    about: 'Database',
    words: 'the embedded one, made by the first start',
  });
  expect(await readdir(place)).toEqual(['files']);
});

describe('what is broken is named', slow, () => {
  test('settings that the start refuses, one line each', async () => {
    expect(await wrongOf({ PORT: 'http', SMTP_URL: 'mail.test' })).toEqual([
      'problem Settings: PORT must be a whole number from 0 to 65535. Correct it and start again.',
      'problem Settings: SMTP_URL must be an address like smtps://user:password@host:465. Correct it and start again.',
    ]);
    const production = await wrongOf({ NODE_ENV: 'production' });
    for (const name of ['PUBLIC_URL', 'MAIL_FROM', 'SELLER_NAME', 'PAYMENT_GATEWAY']) {
      expect(production).toContainEqual(expect.stringContaining(`${name} is missing in production`));
    }
  });

  test('a database that is away', async () => {
    const lines = await wrongOf({ DATABASE_URL: `postgres://fonendo:hunter2@${nowhere}/fonendo` });
    expect(lines).toContainEqual(expect.stringMatching(/^problem Database: Cannot reach the database fonendo at /));
    expect(lines.join()).not.toContain('hunter2');
  });

  test('a mail server that is away, and one that does not let us in', async () => {
    const away = await wrongOf({ SMTP_URL: `smtp://someone:hunter2@${nowhere}` });
    expect(away).toContainEqual(
      expect.stringMatching(/^problem Mails: 127\.0\.0\.1:1 does not take them \(.*ECONNREFUSED/),
    );
    expect(away.join()).not.toContain('hunter2');
    const refused = await wrongOf({ SMTP_URL: `smtp://someone:hunter2@${await startStrictSmtp()}` });
    expect(refused).toContainEqual(expect.stringMatching(/^problem Mails: .* \(the server answered 535 to AUTH/));
    expect(refused.join()).not.toContain('hunter2');
  });

  test('the mailbox for answers', slow, async () => {
    const INBOUND_MAIL_ADDRESS = 'respuestas@fonendo.test';
    const lines = await wrongOf({ INBOUND_MAIL_URL: `imap://someone:hunter2@${nowhere}`, INBOUND_MAIL_ADDRESS });
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^problem Answers by mail: 127\.0\.0\.1:1 cannot be read \(.*\)\. Check INBOUND_MAIL_URL\.$/,
      ),
    );
    expect(lines.join()).not.toContain('hunter2');
  });

  test('a scanner that is away, and one that is not well', async () => {
    expect(await wrongOf({ CLAMD_URL: `tcp://${nowhere}` })).toContainEqual(
      expect.stringMatching(/^problem Antivirus: .*every upload would be refused\.$/),
    );
    const { url } = await startFakeClamd('ERROR: no database');
    expect(await wrongOf({ CLAMD_URL: url })).toContainEqual(expect.stringContaining('"ERROR: no database"'));
  });

  test('a bucket that is away, and one without the bucket', async () => {
    const keys = { S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'hunter2' };
    const away = await wrongOf({ ...keys, S3_BUCKET: 'fonendo', S3_ENDPOINT: `http://${nowhere}` });
    expect(away).toContainEqual(expect.stringMatching(/^problem File store: bucket fonendo cannot be used /));
    const s3 = await startFakeS3('fonendo');
    const endpoint = s3.settings.endpoint ?? '';
    expect(await wrongOf({ ...keys, S3_BUCKET: 'another', S3_ENDPOINT: endpoint })).toContainEqual(
      expect.stringMatching(/^problem File store: bucket another cannot be used /),
    );
    expect(await findingsOf({ ...keys, S3_BUCKET: 'fonendo', S3_ENDPOINT: endpoint })).toContain(
      'ok File store: bucket fonendo',
    );
    await s3.close();
  });

  test('a store of another installation', async () => {
    const s3 = await startFakeS3('fonendo');
    const keys = { S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'hunter2' };
    const bucket = { ...keys, S3_BUCKET: 'fonendo', S3_ENDPOINT: s3.settings.endpoint ?? '' };
    const mark = newFileKey('documents').replace('documents', 'installation');
    await openFileStore({ s3: s3.settings, dataDir: folder }).put(mark, new Uint8Array([1]));
    expect(await wrongOf(bucket)).toContainEqual(
      expect.stringMatching(/^problem File store: it belongs to another installation/),
    );
    await s3.close();
  });

  test('a data folder that cannot be one', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const lines = await wrongOf({ DATA_DIR: join(file, 'data') });
    expect(lines).toContainEqual(expect.stringMatching(/^problem Data folder: .*cannot be written to \(ENOTDIR/));
  });

  test.each([
    'a'.repeat(40),
    'change-me-change-me-change-me-change-me',
    'abcd1234'.repeat(5),
    '01234567890123456789abcdefghijkl',
  ])('a secret that can be guessed: %s', async (secret) => {
    const lines = await wrongOf({ JWT_SECRET: secret });
    expect(lines).toContainEqual(expect.stringContaining('problem Secrets: JWT_SECRET can be guessed'));
    expect(lines.join()).not.toContain(secret);
  });

  test('a public address without TLS, a proxy that is not trusted, a port beside it', async () => {
    const about = async (changes: Record<string, string>) =>
      (await wrongOf(changes)).filter((line) => line.includes('Public address'));
    expect(await about({ PUBLIC_URL: 'http://fonendo.invalid' })).toEqual([
      expect.stringContaining('problem Public address: PUBLIC_URL begins with http'),
    ]);
    expect(await about({ PUBLIC_URL: 'https://fonendo.invalid', HOST: '0.0.0.0' })).toEqual([
      expect.stringContaining('TRUSTED_PROXIES is 0'),
      expect.stringContaining('HOST is 0.0.0.0'),
    ]);
    expect(await about({ PUBLIC_URL: 'https://fonendo.invalid', TRUSTED_PROXIES: '1' })).toEqual([]);
  });

  test('a demo that others can reach', async () => {
    expect(await wrongOf({ DEMO: 'true', HOST: '0.0.0.0' })).toContainEqual(
      expect.stringContaining('problem Demo: This is a demo that others can reach'),
    );
  });
});

test('an old Node, a full disk, a clock that is wrong, a web that is not built', async () => {
  expect(examineNode(root, '20.1.0')).toMatchObject({ state: 'problem', about: 'Node' });
  const disk = (bavail: number) => examineDisk('/', async () => ({ bavail, blocks: 100_000, bsize: 65_536 }));
  expect((await disk(1_000)).state).toBe('problem');
  expect((await disk(9_999 * 3)).state).toBe('ok');
  expect((await disk(20_000 * 0.45)).state).toBe('problem');
  const now = new Date('2026-11-17T02:00:00Z');
  const apart = (ms: number) => examineClock(new Date(now.getTime() + ms), now).state;
  expect([apart(0), apart(-5_000), apart(90_000)]).toEqual(['ok', 'warning', 'problem']);
  const empty = join(folder, 'empty');
  await mkdir(empty);
  expect(examineWebBuild(empty, parseConfig({}, empty))).toMatchObject({ state: 'problem', about: 'Web application' });
});

test('the command ends with 1 where something has to be mended', slow, async () => {
  const command = join(import.meta.dirname, '../doctor.ts');
  const run = promisify(execFile)(process.execPath, [command], { env: { ...sound, PORT: 'http' } });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^ok {7}Node: .*\nPROBLEM {2}Settings: PORT must be [\s\S]+1 to mend before it starts/,
    ),
  });
});
