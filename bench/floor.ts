import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { deriveKeys } from '../apps/api/src/http/secret-keys.ts';
import { administratorStatements } from './floor/administrator.ts';
import { hospitalStatements } from './floor/hospital.ts';
import { offerStatements } from './floor/offers.ts';

/**
 * The floor: the least that could answer. node:http and pg with named statements on the product's own tables; token and
 * session are checked with every request, nothing else is. It finds the same rows and totals under the same paths.
 * Usage: DATABASE_URL=… JWT_SECRET=… node bench/floor.ts. Prints its port.
 */
const { DATABASE_URL: connectionString, JWT_SECRET: secret = '' } = process.env;
const pool = new pg.Pool({
  ...(connectionString && { connectionString }),
  max: 10,
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
});

const statements = {
  session: `select u.id, u.email, u.first_name as "firstname", u.last_name as "lastname", u.policy_groups as "policyGroups", u.locale,
      u.verified_at as "verifiedAt" from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.blocked_at is null and u.deleted_at is null`,
  ...offerStatements,
  ...hospitalStatements,
  ...administratorStatements,
};

type Row = Record<string, unknown>;

const ask = async (name: keyof typeof statements, ...values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text: statements[name], values })).rows;
const one = async (name: keyof typeof statements, ...values: unknown[]): Promise<Row | undefined> =>
  (await ask(name, ...values))[0];

/** A page and how many there are, asked for at once. */
async function list(page: Promise<Row[]>, count: Promise<Row | undefined>, limit: number) {
  const [rows, total] = await Promise.all([page, count]);
  return { items: rows.slice(0, limit), total: total?.['n'] };
}

function offersOf(me: string, query: URLSearchParams) {
  const [at, after] = query.get('after')?.split('_') ?? [];
  if (after) return ask('laterOffers', me, at, after).then((rows) => ({ items: rows.slice(0, 20) }));
  const words = query.get('search');
  if (words) return list(ask('foundOffers', me, words), one('countFoundOffers', words), 20);
  if (!query.has('community')) return list(ask('newestOffers', me), one('countOffers'), 20);
  const filters = ['community', 'speciality', 'contractType'].map((name) => query.get(name));
  return list(ask('filteredOffers', me, ...filters), one('countFilteredOffers', ...filters), 20);
}

async function facetsOf(words: string | null) {
  const rows = await (words ? ask('facetsOfWord', words) : ask('facets'));
  const of = (name: string) => rows.filter(({ facet }) => facet === name);
  return {
    total: of('working_day').reduce((sum, { count }) => sum + Number(count), 0),
    ...{ community: of('community'), speciality: of('speciality'), contractType: of('contract_type') },
    ...{ workingDay: of('working_day'), salary: of('salary_max') },
  };
}

async function boardOf(me: string, offerId: string | null) {
  const [offer, cards] = await Promise.all([one('boardOffer', me, offerId), ask('board', me, offerId)]);
  const columns = Map.groupBy(cards, ({ status, step }) => (status === 'inProcess' ? step : status));
  return { offer, open: offer?.['open'], columns: [...columns.values()].map((rows) => ({ cards: rows })) };
}

async function notificationsOf(me: string) {
  const rows = await ask('notifications', me);
  return { items: rows.slice(0, 20), unread: rows[0]?.['unread'] ?? 0 };
}

async function administratorDashboard() {
  const { inHand, sent, ...others } = (await one('administratorDashboard')) ?? {};
  return { petitions: { inHand, sent }, ...others };
}

const queueOf = (status: string | null) => list(ask('queue', status), one('countQueue', status), 25);

/** Undefined where there is nothing. */
async function answer(path: string, query: URLSearchParams, me: Row): Promise<unknown> {
  const id = String(me['id']);
  switch (path) {
    case '/api/auth/session':
      return me;
    case '/api/offers':
      return offersOf(id, query);
    case '/api/offers/facets':
      return facetsOf(query.get('search'));
    case '/api/notifications':
      return notificationsOf(id);
    case '/api/users':
      return list(ask('users'), one('countUsers'), 25);
    case '/api/petitions':
      return queueOf(query.get('status'));
    case '/api/search':
      return one('search', `%${query.get('q')}%`);
    case '/api/selection/board':
      return boardOf(id, query.get('offer'));
    case '/api/dashboards/hospital':
      return one('hospitalDashboard', id);
    case '/api/dashboards/administrator':
      return administratorDashboard();
    default:
      return path.startsWith('/api/petitions/')
        ? one('onePetition', path.slice('/api/petitions/'.length))
        : one('oneOffer', id, path.slice('/api/offers/'.length));
  }
}

const key = deriveKeys(secret)['access-token'];

function sessionIn(authorization: string | undefined): string | null {
  const [, head, body = '', signature = ''] = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? [];
  const expected = createHmac('sha256', key).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return (JSON.parse(Buffer.from(body, 'base64url').toString()) as { sid: string }).sid;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
}

const server = createServer((request, response) => {
  void (async () => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://floor');
    if (pathname === '/api/health') return send(response, 200, { status: 'ok' });
    const session = sessionIn(request.headers.authorization);
    const me = session && (await one('session', session, new Date().toISOString()));
    if (!me) return send(response, 401, {});
    const found = await answer(pathname, searchParams, me);
    return send(response, found === undefined ? 404 : 200, found ?? {});
  })().catch((error: unknown) => send(response, 500, { error: String(error) }));
});
server.listen(0, '127.0.0.1', () => console.log(`listening on ${(server.address() as AddressInfo).port}`));
