import type { OpenAPIHono } from '@hono/zod-openapi';
import type { RequestEnv } from './request-context.ts';

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** The API as its routes describe it. Their paths already begin with /api. */
export function openApiDocument(api: OpenAPIHono<RequestEnv>): OpenApiDocument {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Fonendo', version: '1', description: 'Recognition of medical degrees and selection processes.' },
    servers: [{ url: '/' }],
  });
}
