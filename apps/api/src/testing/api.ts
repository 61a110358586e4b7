import type { Locale } from '@fonendo/domain/locale';
import pino from 'pino';
import { type Api, type ApiDependencies, createApi } from '../api.ts';
import { createPasswordHasher } from '../features/auth/password-hasher.ts';
import type { Mail, SendMail } from '../integrations/mail/mail.port.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

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

/** `outbox` holds the mails that were promised, oldest first. */
export type TestApi = TestDatabase & { api: Api; clock: TestClock; request: Request; outbox: Mail[] };

/** The whole API over this test file's own database, a clock that stands still and a silent log. */
export async function openTestApi(overrides: Partial<ApiDependencies> = {}): Promise<TestApi> {
  const database = await openTestDatabase();
  const clock = createTestClock();
  const outbox: Mail[] = [];
  const sendMail: SendMail = async (_tx, mail) => {
    outbox.push(mail);
  };
  const api = createApi({ ...testDependencies(database, clock), sendMail, ...overrides });
  return { ...database, api, clock, request: requestTo(api), outbox };
}

export function testDependencies({ db, pool }: TestDatabase, clock: TestClock): ApiDependencies {
  return {
    db,
    now: clock.now,
    log: pino({ level: 'silent' }),
    secret: 'a secret that only the tests know, long enough',
    passwords: createPasswordHasher(),
    loginErrors: 'distinct',
    trustedProxies: 1,
    sendMail: async () => undefined,
    publicUrl: 'https://fonendo.test',
    contactEmail: 'equipo@fonendo.test',
    mailbox: null,
    corsOrigins: [],
    demo: false,
    // Far beyond what a busy machine needs: no test fails because others run beside it.
    requestTimeoutMs: 60_000,
    readiness: { database: () => pool.query('select 1') },
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
