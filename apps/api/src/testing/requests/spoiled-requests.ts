import type { Schema } from '../../http/openapi/reference/schema-fields.ts';
import type { Prepared } from '../permissions/call.ts';
import type { Operation } from './hostile-requests.ts';

/** As it goes over the wire: the path with its query, headers and bytes. */
export type SpoiledRequest = {
  what: string;
  path: string;
  headers: Record<string, string>;
  /** Some are long, and few of all are sent: those are written when they are. */
  body?: string | Uint8Array<ArrayBuffer> | Blob | (() => string);
};

/** The request as it is right. */
export function rightRequest(template: string, prepared: Prepared): SpoiledRequest {
  const { params = {}, query = {}, body, headers = {} } = prepared;
  const isFile = body instanceof Blob;
  return {
    what: 'as it is right',
    path: addressOf(template, encoded(params), new URLSearchParams(query).toString()),
    headers: {
      ...(body !== undefined && { 'content-type': isFile ? 'application/pdf' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  };
}

/** Every way in which we spoil one part of a request that is right. Some of the results are right still. */
export function spoiledRequests(template: string, operation: Operation, prepared: Prepared): SpoiledRequest[] {
  return [
    ...spoiledPaths(template, prepared),
    ...spoiledQueries(template, operation, prepared),
    ...spoiledHeaders(template, prepared),
    ...(operation.requestBody ? spoiledBodies(template, operation, prepared) : []),
  ];
}

const huge = 'x'.repeat(20_000);
const sql = `1' or '1'='1`;
const moreSql = `'); drop table users; --`;
const traversal = '../../../../etc/passwd';
const uuid = '0192f0c4-0000-7000-8000-000000000000';

/** Already encoded: some of it cannot be written otherwise. */
const odd = [
  ...[sql, moreSql, traversal, huge, '', ' ', '-1', '0', '1e999', 'NaN', 'null', 'undefined', '[object Object]'].map(
    (text) => encodeURIComponent(text),
  ),
  ...[uuid, uuid.toUpperCase(), `{${uuid}}`, uuid.replaceAll('-', ''), `${uuid}0`, `urn:uuid:${uuid}`].map((text) =>
    encodeURIComponent(text),
  ),
  ...['%00', '%ff', '%', '%zz', '%c0%af', '%ed%a0%80', '%252e%252e%252f', '%e2%80%ae', '99999999999999999999'],
];

const encoded = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]));

function addressOf(template: string, params: Record<string, string>, query: string): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? uuid);
  return query ? `${path}?${query}` : path;
}

function spoiledPaths(template: string, prepared: Prepared): SpoiledRequest[] {
  const right = rightRequest(template, prepared);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const query = new URLSearchParams(prepared.query).toString();
  return names.flatMap((name) =>
    // An empty part of a path is another path.
    odd.filter(Boolean).map((value) => ({
      ...right,
      what: `:${name} is ${shown(value)}`,
      path: addressOf(template, { ...encoded(prepared.params ?? {}), [name]: value }, query),
    })),
  );
}

const cursors = [
  ...['null', '{}', '[]', '[[[]]]', '[1,2,3]', '["a"', `["${moreSql}","${uuid}"]`, '[null,null]', '[1e999,-1]'].map(
    (text) => Buffer.from(text).toString('base64url'),
  ),
  ...['====', '!!!!', 'AAAA', '_-_-'],
];

function spoiledQueries(template: string, { parameters = [] }: Operation, prepared: Prepared): SpoiledRequest[] {
  const right = rightRequest(template, prepared);
  const withQuery = (what: string, query: string): SpoiledRequest => {
    const separator = right.path.includes('?') ? '&' : '?';
    return { ...right, what, path: `${right.path}${separator}${query}` };
  };
  const ofParameters = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) => [
      ...[...odd, ...(name === 'cursor' ? cursors : [])].map((value) =>
        withQuery(`?${name} is ${shown(value)}`, `${name}=${value}`),
      ),
      withQuery(`?${name} twice`, `${name}=1&${name}=${encodeURIComponent(sql)}`),
      withQuery(`?${name} as a list`, `${name}[]=1&${name}[a]=2`),
      withQuery(`?${name} a hundred times`, Array.from({ length: 100 }, () => `${name}=1`).join('&')),
      withQuery(`?${name} without a value`, name),
    ]);
  return [
    ...ofParameters,
    withQuery('a parameter that nobody knows', '__proto__[a]=1&constructor=2&%00=3'),
    withQuery('a query that is none', '&&&===&%&?'),
  ];
}

function spoiledHeaders(template: string, prepared: Prepared): SpoiledRequest[] {
  const right = rightRequest(template, prepared);
  const odds: Record<string, string>[] = [
    { 'accept-language': huge.slice(0, 4_000) },
    { 'accept-language': 'xx-YY;q=2,*;q=-1' },
    { accept: 'application/xml' },
    { range: 'bytes=99999999999999999999-' },
    { range: 'bytes=-0' },
    { range: 'bytes=0-0,2-1,5-' },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'yesterday' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-request-id': sql },
  ];
  return odds.map((headers) => ({
    ...right,
    what: `the header ${Object.keys(headers)[0]}`,
    headers: { ...right.headers, ...headers },
  }));
}

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Bytes that are no body of any route. */
const wholeBodies: [string, string | Uint8Array<ArrayBuffer>][] = [
  ...['', 'null', '[]', '{}', '""', '1', 'true', '{', '{"a":', '{"a":1}x', 'undefined', '\ufeff{}'].map(
    (text): [string, string] => [`the body ${text}`, text],
  ),
  ['lists in lists', nested(50_000, '[', ']')],
  ['objects in objects', nested(20_000, '{"a":', '}')],
  ['a body of 300 KB', JSON.stringify({ a: 'x'.repeat(300_000) })],
  [
    'a body of many keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, key) => [`k${key}`, 1]))),
  ],
  ['UTF-16', new Uint8Array(Buffer.from('{"a":1}', 'utf16le'))],
  ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}'],
];

const types = [
  ...['', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/octet-stream', ';;;', 'json'],
];

function spoiledBodies(template: string, operation: Operation, prepared: Prepared): SpoiledRequest[] {
  const right = rightRequest(template, prepared);
  return [
    ...wholeBodies.map(([what, body]) => ({
      ...right,
      what,
      headers: { 'content-type': 'application/json', ...right.headers },
      body,
    })),
    ...types.map((type) => ({
      ...right,
      what: `a body of type ${shown(type)}`,
      headers: { ...right.headers, 'content-type': type },
      body: right.body ?? '{}',
    })),
    { ...right, what: 'a body said to be packed', headers: { ...right.headers, 'content-encoding': 'gzip' } },
    { ...right, what: 'a body said to be longer', headers: { ...right.headers, 'content-length': '999999999999' } },
    ...spoiledFields(right, operation, prepared),
  ];
}

/** JSON texts: some values, like numbers beyond all bounds, cannot be written by JSON.stringify. */
const values = [
  ...['null', 'true', '0', '-1', '1.5', '1e400', '-1e308', '9007199254740993', '2147483648', '[]', '{}', '[null]'],
  ...['{"__proto__":1}', nested(500, '[', ']'), nested(500, '{"a":', '}'), '"\\u0000"', '"\\ud800"', '"\\u202e"'],
  ...[sql, moreSql, traversal, huge, '', ' ', '\t\n', '=1+1', '<script>alert(1)</script>', '{{7*7}}', uuid].map(
    (text) => JSON.stringify(text),
  ),
  ...[`[${'1,'.repeat(5_000)}1]`, '"0000-00-00"', '"2026-02-30"', '"9999-12-31T23:59:60Z"', '"12:60"'],
];

function spoiledFields(right: SpoiledRequest, operation: Operation, { body }: Prepared): SpoiledRequest[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema || typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const given = Object.keys(body);
  const names = [...new Set([...given, ...namesOf(schema)])];
  const writeWith = (name: string, value: string | null) => {
    const others = Object.entries(body).filter(([key]) => key !== name);
    const texts = others.map(([key, inner]) => `${JSON.stringify(key)}:${JSON.stringify(inner)}`);
    return `{${[...texts, ...(value === null ? [] : [`${JSON.stringify(name)}:${value}`])].join()}}`;
  };
  return [...names, 'isAdmin', 'policyGroups', 'userId', '__proto__'].flatMap((name) => [
    ...values.map((value) => ({ ...right, what: `${name} is ${shown(value)}`, body: () => writeWith(name, value) })),
    { ...right, what: `without ${name}`, body: () => writeWith(name, null) },
  ]);
}

function namesOf(schema: Schema): string[] {
  if ('$ref' in schema) return [];
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...variants.flatMap(namesOf)];
}

const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 40)}… (${value.length})` : `"${value}"`);
