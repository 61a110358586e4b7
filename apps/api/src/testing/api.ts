import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultPracticeRule } from '@fonendo/domain/documents/requirements';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import type { Locale } from '@fonendo/domain/shared/locale';
import pino from 'pino';
import { afterAll } from 'vitest';
import { type Api, type ApiDependencies, createApi } from '../api.ts';
import { createPasswordHasher } from '../features/auth/password/password-hasher.ts';
import { createReadLiveSession } from '../features/auth/sessions/live-session.repository.ts';
import { createLiveSessions } from '../features/auth/sessions/live-sessions.ts';
import { createLiveStanding } from '../features/notifications/live-standing.ts';
import { createFolderFileStore } from '../integrations/files/folder.file-store.ts';
import type { Mail, SendMail } from '../integrations/mail/mail.port.ts';
import { createSandboxGateway } from '../integrations/payments/sandbox.payment-gateway.ts';
import { inspectPdf } from '../integrations/pdf-inspection/inspect-pdf.ts';
import { renderSheet } from '../pdf/render-sheet.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { createTestClock, type TestClock } from './fakes/clock.ts';
import { createTestQueues } from './fakes/queues.ts';
import { openTestFiles, type TestFiles } from './files/files.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

type RequestOptions = {
  /** Sent as JSON; a string goes as it is. */
  body?: unknown;
  /** Sent as the bearer token. */
  token?: string;
  locale?: Locale;
  headers?: Record<string, string>;
};

/** An answer with its body already read: parsed where it is JSON, else as text. */
export type Answer = { status: number; headers: Headers; body: unknown };

export type Request = (method: Method, path: string, options?: RequestOptions) => Promise<Answer>;

export const testSeller: BillingParty = {
  name: 'Fonendo Salud, S.L.',
  taxId: 'B64717838',
  address: 'Calle de la Salud, 12',
  city: 'Madrid',
  postalCode: '28013',
  state: null,
  country: 'ES',
  email: 'equipo@fonendo.test',
};

/** Signs tokens and keys hashes. */
export const testSecret = 'a secret that only the tests know, long enough';

/** Opens the metrics. */
export const testMetricsToken = 'the-metrics-token-of-the-tests';

/** Signs what the sandbox gateway tells. */
export const testSandboxKey = Buffer.from('the sandbox key of the tests');

/** `outbox` holds the mails that were promised, oldest first. */
export type TestApi = TestDatabase & { api: Api; clock: TestClock; request: Request; outbox: Mail[]; files: TestFiles };

/** The whole API over this test file's own database, a clock that stands still and a silent log. */
export async function openTestApi(overrides: Partial<ApiDependencies> = {}): Promise<TestApi> {
  const database = await openTestDatabase();
  const clock = createTestClock();
  const files = openTestFiles();
  const outbox: Mail[] = [];
  const sendMail: SendMail = async (_tx, mail) => {
    outbox.push(mail);
  };
  const dependencies = testDependencies(database, clock, overrides.adminSecondFactor);
  afterAll(() => dependencies.liveStanding.close());
  const api = createApi({
    ...dependencies,
    sendMail,
    files,
    uploadFolder: join(files.folder, 'uploads'),
    ...overrides,
  });
  return { ...database, api, clock, request: requestTo(api), outbox, files };
}

export function testDependencies(
  { db, pool, listen }: TestDatabase,
  clock: TestClock,
  adminSecondFactor: ApiDependencies['adminSecondFactor'] = 'optional',
): ApiDependencies {
  const liveSessions = createLiveSessions({ read: createReadLiveSession(db, adminSecondFactor), listen });
  return {
    db,
    now: clock.now,
    log: pino({ level: 'silent' }),
    secret: testSecret,
    passwords: createPasswordHasher(),
    loginErrors: 'distinct',
    adminSecondFactor,
    trustedProxies: 1,
    files: createFolderFileStore('/nowhere'),
    uploadFolder: '/nowhere/uploads',
    // Without the thread of its own that each file gets in the product: starting one takes longer than most tests.
    inspectPdf: async (path) => inspectPdf(await readFile(path)),
    drawSheet: renderSheet,
    scanForViruses: null,
    practiceRule: defaultPracticeRule,
    sendMail: async () => undefined,
    publicUrl: 'https://fonendo.test',
    publicOrigins: [],
    contactEmail: 'equipo@fonendo.test',
    seller: testSeller,
    sendsInvoiceRecords: false,
    gateway: createSandboxGateway({
      db,
      now: clock.now,
      key: testSandboxKey,
      sendMessage: async () => undefined,
    }),
    requestRefund: async () => undefined,
    sandbox: null,
    mailbox: null,
    corsOrigins: [],
    demo: false,
    demoIsExposed: false,
    // Far beyond what a busy machine needs: no test fails because others run beside it.
    requestTimeoutMs: 60_000,
    health: { needed: { database: () => pool.query('select 1') }, wanted: {} },
    queues: createTestQueues(),
    installation: { database: 'embedded', storage: 'folder' },
    metrics: { token: testMetricsToken, read: async () => '# nothing to tell\n' },
    liveSessions,
    liveStanding: createLiveStanding({ db, now: clock.now, listen, watchAccess: liveSessions.watch }),
  };
}

export function requestTo(app: {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
}): Request {
  return async (method, path, { body, token, locale, headers } = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(locale && { 'accept-language': locale }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson && text !== '' ? JSON.parse(text) : text;
}
