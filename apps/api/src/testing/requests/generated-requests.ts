import fc from 'fast-check';
import type { OpenApiDocument } from '../../http/openapi/openapi.ts';
import type { Schema } from '../../http/openapi/reference/schema-fields.ts';
import { hostileDays, hostileInstants, type Operation } from './hostile-requests.ts';

export type GeneratedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

const headersWith = (tokens: readonly string[]) =>
  fc.record(
    {
      authorization: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...tokens.map((token) => `Bearer ${token}`)) },
        fc.constant('Bearer '),
        fc.stringMatching(/^Bearer [\w-]{1,40}\.[\w-]{1,80}\.[\w-]{1,40}$/),
        fc.stringMatching(/^[!-~]{1,60}$/),
      ),
      'content-type': fc.constantFrom(
        ...['application/json', 'application/json; charset=latin1', 'application/x+json', 'APPLICATION/A.B+JSON'],
        ...['text/plain', ';', 'x/y', 'x/y+json'],
      ),
      'accept-language': fc.oneof(
        fc.constantFrom('en', 'es-ES,es;q=0.9', '*', ',,;q='),
        fc.stringMatching(/^[!-~]{1,40}$/),
      ),
      'accept-encoding': fc.constantFrom('gzip', 'br', '*;q=0', ';;'),
      cookie: fc.stringMatching(/^[!-~]{1,60}$/),
      'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[!-~]{1,40}$/)),
    },
    { requiredKeys: [] },
  );

/**
 * Requests that a route describes, the same with something broken in them, and some that no route describes; by
 * anybody, and by the holders of the tokens.
 */
export function generatedRequests(
  document: OpenApiDocument,
  tokens: readonly string[],
): fc.Arbitrary<GeneratedRequest> {
  const headers = headersWith(tokens);
  const routes = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) =>
      ofRoute(path, method, operation, headers),
    ),
  );
  return fc.oneof({ weight: 6, arbitrary: fc.oneof(...routes) }, { weight: 1, arbitrary: anyRequest(headers) });
}

type Headers = fc.Arbitrary<Record<string, string>>;

const anyRequest = (headers: Headers): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
    path: fc.webPath().map((path) => `/api${path}`),
    headers,
    body: fc.constant(undefined),
  });

function ofRoute(
  path: string,
  method: string,
  { requestBody, parameters = [] }: Operation,
  headers: Headers,
): fc.Arbitrary<GeneratedRequest> {
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema
    ? fc.oneof(described(schema, 'body'), broken(schema), fc.json()).map(asText)
    : fc.constant(undefined);
  return fc.record({
    method: fc.oneof({ weight: 9, arbitrary: fc.constant(method.toUpperCase()) }, anyMethod),
    path: pathOf(path, parameters),
    headers: schema ? headers.map((given) => ({ 'content-type': 'application/json', ...given })) : headers,
    body: method === 'get' ? fc.constant(undefined) : body,
  });
}

const anyMethod = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Also text that no keyboard types: control characters, half surrogate pairs. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', "';--"),
);

/** Parameters filled in, sometimes with nonsense; sometimes a query. */
function pathOf(path: string, parameters: NonNullable<Operation['parameters']>): fc.Arbitrary<string> {
  const parameter = fc.oneof(
    fc.uuid(),
    fc.uuid().map((id) => `${id}-123456`),
    anyText,
  );
  const query = fc.oneof(
    fc.constant(''),
    fc.webQueryParameters(),
    fc.emailAddress().map((email) => `email=${email}`),
    queryOf(parameters),
  );
  return fc.tuple(fc.array(parameter, { minLength: 3, maxLength: 3 }), query).map(([values, search]) => {
    let next = 0;
    const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent((values[next++ % 3] ?? '').toWellFormed()));
    return search ? `${filled}?${search}` : filled;
  });
}

/** The parameters that the route describes, as it describes them. */
const queryOf = (parameters: NonNullable<Operation['parameters']>): fc.Arbitrary<string> =>
  fc
    .record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => [name, schema ? described(schema, name).map(String) : anyText]),
      ),
      { requiredKeys: [] },
    )
    .map((given) => new URLSearchParams(given as Record<string, string>).toString());

/** A described body in which one field holds something else, or is missing. */
function broken(schema: Schema): fc.Arbitrary<unknown> {
  const replacement = fc.oneof(anyText, fc.jsonValue(), fc.constant(undefined));
  return fc.tuple(described(schema, 'body'), fc.nat(), replacement).map(([value, index, instead]) => {
    if (typeof value !== 'object' || value === null) return instead ?? null;
    const keys = Object.keys(value);
    return { ...value, [keys[index % Math.max(keys.length, 1)] ?? 'extra']: instead };
  });
}

/** A value as the description asks for; what the description does not tell (a name, a date's limits) is likely. */
function described(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if ('$ref' in schema) return fc.jsonValue();
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return fc.oneof(...variants.map((variant) => described(variant, name)));
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, property]) => [key, described(property, key)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(schema.items ? described(schema.items, name) : fc.jsonValue(), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double();
    default:
      return textOf(schema.format ?? name, schema.pattern, schema.minLength ?? 0);
  }
}

function textOf(kind: string, pattern: string | undefined, minLength: number): fc.Arbitrary<string> {
  const isDate = kind === 'date' || kind === 'date-time';
  if (pattern && !isDate) return fc.stringMatching(new RegExp(pattern));
  switch (kind) {
    case 'uuid':
      return fc.uuid();
    case 'date':
      return fc.constantFrom('1985-04-12', '2009-06-30', '2024-02-29', ...hostileDays);
    case 'date-time':
      return fc.constantFrom('2024-02-29T10:00:00.000Z', ...hostileInstants);
    case 'cursor':
      return fc
        .array(fc.oneof(fc.uuid(), fc.constantFrom(...hostileInstants), fc.nat(), fc.boolean(), anyText))
        .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
    case 'email':
    case 'degreeEmail':
      return fc.emailAddress();
    case 'phone':
      return fc.constantFrom('612345678', '3001234567');
    default:
      return fc.oneof(fc.stringMatching(/^[A-Za-zñá ]{1,20}$/), anyText).map((text) => text.padEnd(minLength, 'x'));
  }
}
