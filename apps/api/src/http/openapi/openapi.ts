import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { RequestEnv } from '../request-context.ts';
import { createSchemaWriter, type JsonSchema } from './openapi-schemas.ts';

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

type Content = Record<string, { schema?: unknown } | undefined>;
type WriteSchema = ReturnType<typeof createSchemaWriter>['write'];

/**
 * The API as its routes describe it. A schema with an id is a component. Requests and answers are described separately,
 * because defaults and transformations make them differ.
 */
export function openApiDocument(api: OpenAPIHono<RequestEnv>): OpenApiDocument {
  const { write, components } = createSchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const path = `/api${definition.route.path}`;
    paths[path] = { ...paths[path], [definition.route.method]: operationOf(definition.route, write) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fonendo', version: '1', description: 'Recognition of medical degrees and selection processes.' },
    servers: [{ url: '/' }],
    components: { schemas: components() },
    paths,
  } as OpenApiDocument;
}

function operationOf(
  { path: _path, method: _method, request, responses, ...described }: RouteConfig,
  write: WriteSchema,
) {
  const parameters = [
    ...parametersOf('path', request?.params, write),
    ...parametersOf('query', request?.query, write),
    ...[request?.headers ?? []].flat().flatMap((headers) => parametersOf('header', headers, write)),
  ];
  return {
    ...described,
    ...(parameters.length > 0 && { parameters }),
    ...(request?.body && {
      requestBody: { ...request.body, content: contentOf(request.body.content as Content, 'input', write) },
    }),
    responses: Object.fromEntries(
      Object.entries(responses as Record<string, { content?: Content }>).map(([status, { content, ...answer }]) => [
        status,
        { ...answer, ...(content && { content: contentOf(content, 'output', write) }) },
      ]),
    ),
  };
}

/** A path parameter is always required, even if its schema is optional. */
function parametersOf(place: 'path' | 'query' | 'header', schema: unknown, write: WriteSchema) {
  if (!schema) return [];
  const { properties = {}, required = [] }: JsonSchema = write(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const contentOf = (content: Content, io: 'input' | 'output', write: WriteSchema) =>
  Object.fromEntries(
    Object.entries(content).map(([mediaType, { schema } = {}]) => [mediaType, { schema: write(schema, io) }]),
  );
