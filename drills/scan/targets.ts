import { randomUUID } from 'node:crypto';
import { ask } from '../scene/postgres.ts';

type Schema = { type?: string | string[]; enum?: unknown[]; format?: string; minimum?: number; items?: Schema };
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = { parameters?: Parameter[]; 'x-access'?: string | string[] };
type Document = { paths: Record<string, Record<string, Operation>> };

export type CallerKind = 'nobody' | 'doctor' | 'hospital' | 'administrator';

/** An address that answers 200, so that what is put into it reaches the database. */
export type Target = {
  route: string;
  caller: CallerKind;
  path: string;
  query: URLSearchParams;
  /** Where in the path its ids stand. */
  ids: string[];
  /** Parameters for which no value was found that the route takes: they are not scanned. */
  leftOut: string[];
  /** Of an address without a readable id only the check of the id is scanned. */
  answers: number;
};

const groups: Record<Exclude<CallerKind, 'nobody'>, string> = {
  doctor: 'certifiedDoctor',
  hospital: 'hospital',
  administrator: 'admin',
};

const mayCall = (access: Operation['x-access'], caller: CallerKind): boolean => {
  if (caller === 'nobody') return access === 'public';
  return typeof access === 'string' ? access !== 'public' : (access ?? []).includes(groups[caller]);
};

/** Streams never end, and these hold nothing of the database. */
const leftAlone = /\/(docs|openapi\.json|health|ready|live|stream|events)(\/|$)/;

/** Every address of the document that takes something and can be asked for without changing anything. */
export async function findTargets(origins: Record<CallerKind, string>, databaseUrl: string): Promise<Target[]> {
  const document = (await (await fetch(`${origins.nobody}/api/openapi.json`)).json()) as Document;
  const targets: Target[] = [];
  for (const [route, item] of Object.entries(document.paths)) {
    const operation = item['get'];
    if (!operation?.parameters?.some((one) => one.in === 'query' || one.in === 'path') || leftAlone.test(route))
      continue;
    for (const caller of ['nobody', 'doctor', 'hospital', 'administrator'] as const) {
      if (!mayCall(operation['x-access'], caller)) continue;
      targets.push(await aim(origins[caller], databaseUrl, route, operation.parameters, caller));
    }
  }
  return targets;
}

async function aim(
  origin: string,
  databaseUrl: string,
  route: string,
  parameters: Parameter[],
  caller: CallerKind,
): Promise<Target> {
  const status = async (path: string, query: URLSearchParams) => {
    const response = await fetch(`${origin}${path}?${query}`, { signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    return response.status;
  };
  const none = new URLSearchParams();
  let { path, ids } = fill(route, []);
  for (const id of await idsOf(databaseUrl, route)) {
    const filled = fill(route, [id]);
    ({ path, ids } = filled);
    if ((await status(filled.path, none)) !== 404) break;
  }
  // One parameter after the other, each kept where the route still answers.
  let query = none;
  const sample = await readSample(origin, path);
  const leftOut: string[] = [];
  for (const { name, schema } of parameters.filter((one) => one.in === 'query')) {
    let taken = false;
    for (const value of [...(name === 'cursor' ? [] : [likely(schema, name)]), ...valuesOf(sample, name)]) {
      const longer = new URLSearchParams([...query, [name, value]]);
      taken = (await status(path, longer)) === 200;
      if (taken) query = longer;
      if (taken) break;
    }
    if (!taken) leftOut.push(name);
  }
  return { route, caller, path, query, ids, leftOut, answers: await status(path, query) };
}

function fill(route: string, values: readonly string[]): { path: string; ids: string[] } {
  const ids: string[] = [];
  const path = route.replaceAll(/\{\w+\}/g, () => {
    const id = values[ids.length] ?? randomUUID();
    ids.push(id);
    return id;
  });
  return { path, ids };
}

/** The table has the name that stands before the id; where there is none, nothing is known. */
async function idsOf(databaseUrl: string, route: string): Promise<string[]> {
  const noun = /([\w-]+)\/\{/.exec(route)?.[1]?.replaceAll('-', '_');
  if (!noun) return [];
  const [known] = await ask(
    databaseUrl,
    `select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'id'`,
    [noun],
  );
  if (!known) return [];
  return (await ask<{ id: string }>(databaseUrl, `select id from ${noun} order by random() limit 40`)).map(
    ({ id }) => id,
  );
}

async function readSample(origin: string, path: string): Promise<unknown> {
  const response = await fetch(`${origin}${path}?limit=1`, { signal: AbortSignal.timeout(20_000) });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (isJson) return response.json();
  await response.body?.cancel();
  return null;
}

/** What an answer holds under a name is often what the parameter of that name takes; of a cursor it is the next. */
function valuesOf(sample: unknown, name: string): string[] {
  const names = name === 'cursor' ? ['nextCursor'] : [name, `${name}s`, name.replace(/y$/, 'ies'), `${name}Id`];
  const found = new Set<string>();
  const look = (value: unknown, key: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, one] of Object.entries(value)) look(one, Array.isArray(value) ? key : inner);
    } else if (names.includes(key) && value !== null && value !== '') found.add(String(value));
  };
  look(sample, '');
  return [...found].slice(0, 5);
}

function likely(schema: Schema = {}, name: string): string {
  const kind = [schema.type].flat()[0];
  if (schema.enum) return String(schema.enum[0]);
  if (kind === 'array') return likely(schema.items, name);
  if (kind === 'boolean') return 'true';
  if (kind === 'integer' || kind === 'number') return String(Math.max(schema.minimum ?? 1, 1));
  if (schema.format === 'uuid') return randomUUID();
  if (schema.format === 'email' || name === 'email') return 'doctor@fonendo.test';
  if (schema.format?.startsWith('date')) return '2026-01-01';
  return 'a';
}
