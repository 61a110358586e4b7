import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { RequestEnv } from './request-context.ts';
import { createRouter, declareRoute } from './route.ts';

const document = declareRoute(
  { access: 'public' },
  {
    method: 'get',
    path: '/openapi.json',
    tags: ['reference'],
    summary: 'This API as an OpenAPI 3.1 document',
    responses: {
      200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: z.any() } } },
    },
  },
);

export function openApiDocument(api: OpenAPIHono<RequestEnv>) {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Fonendo', version: '1', description: 'Recognition of medical degrees and selection processes.' },
    servers: [{ url: '/api' }],
  });
}

/** The API described by itself, for programs and for people. */
export function apiReference(api: OpenAPIHono<RequestEnv>) {
  return createRouter().openapi(document, (c) => c.json(openApiDocument(api), 200));
}
