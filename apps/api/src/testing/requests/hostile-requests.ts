import { randomUUIDv7 } from 'node:crypto';
import type { OpenApiDocument } from '../../http/openapi/openapi.ts';
import type { Schema } from '../../http/openapi/reference/schema-fields.ts';
import type { Prepared } from '../permissions/call.ts';

export type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

/** A request that is right but for one thing, which no route may take: it is refused, and never a defect. */
export type HostileRequest = Prepared & { what: string; contentType?: string };

export function operationOf(document: OpenApiDocument, method: string, path: string): Operation {
  const item = document.paths?.[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`] as Record<string, Operation> | undefined;
  const operation = item?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

/** Every text of the request made one that cannot be kept, every date one that is none, every name for JSON. */
export function hostileRequests(operation: Operation, prepared: Prepared): HostileRequest[] {
  return [
    ...hostileParams(operation, prepared),
    ...hostileQueries(operation, prepared),
    ...hostileCursors(operation, prepared),
    ...hostileBodies(operation, prepared),
  ];
}

const unstorable = 'a\0b';
const namesOfJson = ['application/json', 'application/x+json', 'Application/VND.Api+JSON; charset=utf-8'];
const otherTypes = ['text/plain', 'application/xml', 'x/y+json', 'application/json5'];

const years = ['0000', '9999', '-000001', '+275760'];
export const hostileDays = years.map((year) => `${year}-01-01`);
export const hostileInstants = hostileDays.map((day) => `${day}T00:00:00.000Z`);

/** Of a date those of its kind; of anything else none. */
function hostileDates(schema: Schema | undefined): string[] {
  if (!schema || '$ref' in schema) return [];
  if (schema.format === 'date') return hostileDays;
  return schema.format === 'date-time' ? hostileInstants : [];
}

const hostileParams = ({ parameters = [] }: Operation, prepared: Prepared): HostileRequest[] =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => ({
      ...prepared,
      what: `NUL in :${name}`,
      params: { ...prepared.params, [name]: unstorable },
    }));

const queriesOf = ({ parameters = [] }: Operation) => parameters.filter((parameter) => parameter.in === 'query');

const hostileQueries = (operation: Operation, prepared: Prepared): HostileRequest[] =>
  queriesOf(operation).flatMap(({ name, schema }) =>
    [unstorable, ...hostileDates(schema)].map((value) => ({
      ...prepared,
      what: `${JSON.stringify(value)} in ?${name}`,
      query: { ...prepared.query, [name]: value },
    })),
  );

/** Cursors are opaque to the description; these have the shapes that the lists use, with one part altered. */
function hostileCursors(operation: Operation, prepared: Prepared): HostileRequest[] {
  const queries = queriesOf(operation);
  if (!queries.some(({ name }) => name === 'cursor')) return [];
  const sort = queries.find(({ name }) => name === 'sort')?.schema;
  const sorts = sort && !('$ref' in sort) ? ((sort.enum ?? []) as string[]) : [];
  const orders = sorts.length > 0 ? sorts : ['updated', 'submitted'];
  // Among names a date of no year is a name like any other.
  const datedShapesOf = (order: string) =>
    order === 'name' ? [] : hostileInstants.flatMap((at) => datedShapes(order, at));
  return orders.flatMap((order) =>
    [...datedShapesOf(order), ...namedShapes(order)].map((parts) => ({
      ...prepared,
      what: `cursor ${JSON.stringify(parts)}`,
      query: {
        ...prepared.query,
        ...(sorts.length > 0 && { sort: order }),
        cursor: Buffer.from(JSON.stringify(parts)).toString('base64url'),
      },
    })),
  );
}

const datedShapes = (order: string, at: string): unknown[][] => {
  const id = randomUUIDv7();
  return [
    [at, id],
    [9, at, id],
    [order, at, id],
    [order, 9, at, id],
    [order, 9, at, id, 'high'],
    [order, 9, 'active', at, id],
    [order, true, at, id],
    [order, 9, false, at, id],
    [order, 9, false, true, at, id],
  ];
};

const namedShapes = (order: string): unknown[][] => {
  const id = randomUUIDv7();
  return [unstorable, '\ud800'].flatMap((name) => [
    [order, name, id],
    [9, true, name, id],
    [order, 9, 'active', name, id],
  ]);
};

function hostileBodies(operation: Operation, prepared: Prepared): HostileRequest[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const { body } = prepared;
  if (!schema || typeof body !== 'object' || body === null) return [];
  const texts = [...leavesOf(body), ...describedTexts(schema)];
  const withText = texts.flatMap(({ path, hostile }, index) =>
    hostile.map((value) => ({
      ...prepared,
      what: `${JSON.stringify(value)} in ${path.join('.')}`,
      body: replaced(body, path, value),
      contentType: namesOfJson[index % namesOfJson.length],
    })),
  );
  const first = texts[0];
  const named = namesOfJson.map((contentType) => ({
    ...prepared,
    what: `NUL as ${contentType}`,
    body: first ? replaced(body, first.path, unstorable) : { ...body, [unstorable]: 1 },
    contentType,
  }));
  const ofOtherTypes = otherTypes.map((contentType) => ({
    ...prepared,
    what: `a body of ${contentType}`,
    contentType,
  }));
  return [...withText, ...named, ...ofOtherTypes].map(({ contentType = 'application/json', ...request }) => ({
    ...request,
    contentType,
  }));
}

type Leaf = { path: string[]; hostile: string[] };

const looksLikeDay = /^\d{4}-\d\d-\d\d$/;
const looksLikeInstant = /^\d{4}-\d\d-\d\dT/;

/** Every text in what is sent. */
function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') {
    const dates = looksLikeDay.test(value) ? hostileDays : looksLikeInstant.test(value) ? hostileInstants : [];
    return [{ path, hostile: [unstorable, '\ud800', ...dates] }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Texts that might have been sent as well. */
function describedTexts(schema: Schema): Leaf[] {
  if ('$ref' in schema) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    '$ref' in property || ![property.type].flat().includes('string')
      ? []
      : [{ path: [key], hostile: [unstorable, ...hostileDates(property)] }],
  );
}

function replaced(value: unknown, [key, ...rest]: string[], instead: string): unknown {
  if (key === undefined) return instead;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = (value as Record<string, unknown>)[key];
  (copy as Record<string, unknown>)[key] = replaced(inner, rest, instead);
  return copy;
}
