import type { Access, Reach } from '../../access/access.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { type Field, fieldOf, referenceName, type Schema, type Shape, shapesOf, typeOf } from './schema-fields.ts';

export type Body = { description: string; type: string; shapes: Shape[] };

export type Endpoint = {
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  parameters: { place: string; fields: Field[] }[];
  body: Body | null;
  answers: { status: string; body: Body }[];
};

type PathItem = NonNullable<OpenApiDocument['paths']>[string];
type Operation = NonNullable<PathItem['get']>;
type Content = Record<string, { schema?: Schema }> | undefined;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What the page shows of each endpoint, in the groups that the routes name. */
export function endpointsByTag(document: OpenApiDocument): { tag: string; endpoints: Endpoint[] }[] {
  const groups = new Map<string, Endpoint[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const [tag = 'other'] = operation.tags ?? [];
      groups.set(tag, [...(groups.get(tag) ?? []), toEndpoint(method, path, operation)]);
    }
  }
  return [...groups].map(([tag, endpoints]) => ({ tag, endpoints }));
}

function toEndpoint(method: string, path: string, operation: Operation): Endpoint {
  const { requestBody, responses = {}, summary = '' } = operation;
  return {
    id: `${method}${path.replaceAll(/\W+/g, '-').replace(/-$/, '')}`,
    method,
    path,
    summary,
    access: whoMayCall(operation),
    parameters: parametersOf(operation),
    body: requestBody && 'content' in requestBody ? toBody(requestBody.description ?? '', requestBody.content) : null,
    answers: Object.entries(responses as Record<string, { description?: string; content?: Content }>).map(
      ([status, { description = '', content }]) => ({ status, body: toBody(description, content) }),
    ),
  };
}

function whoMayCall(operation: Operation): string {
  const access = operation['x-access'] as Access;
  const right = operation['x-right'] as string | undefined;
  return [
    typeof access === 'string' ? accessTexts[access] : `Members of ${access.join(', ')}`,
    right && `a hospital’s people with the right ${right}`,
    reachTexts[operation['x-reach'] as Reach],
    operation['x-in-person'] === true && 'in person: not while impersonated',
  ]
    .filter(Boolean)
    .join('; ');
}

const reachTexts: Record<Reach, string | null> = {
  common: null,
  own: 'one’s own alone',
  ownUnlessAdministrator: 'one’s own alone, for administrators anybody’s',
  others: 'anybody’s but one’s own',
  all: 'anybody’s',
  secret: 'by a secret',
};

const accessTexts: Record<Extract<Access, string>, string> = {
  public: 'Anyone',
  anySession: 'Anyone with a session, verified or not',
  settingUp: 'Anyone signed in, also before they have set up their second factor',
  signedIn: 'Anyone signed in',
};

function parametersOf({ parameters = [] }: Operation): Endpoint['parameters'] {
  const given = parameters.flatMap((parameter) => ('$ref' in parameter ? [] : [parameter]));
  return Object.entries(Object.groupBy(given, (parameter) => parameter.in)).map(([place, group = []]) => ({
    place,
    fields: group.map(({ name, required, schema }) => fieldOf(name, schema ?? {}, required ?? false)),
  }));
}

function toBody(description: string, content: Content): Body {
  const [mediaType, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  if (!mediaType || !schema) return { description, type: 'no body', shapes: [] };
  const isJson = mediaType === 'application/json';
  return {
    description,
    type: isJson ? (referenceName(schema) ?? typeOf(schema)) : mediaType,
    shapes: isJson ? shapesOf(schema) : [],
  };
}
