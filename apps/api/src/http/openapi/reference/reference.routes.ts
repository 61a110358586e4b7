import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { sourceFolder } from '../../../source-folder.ts';
import type { RequestEnv } from '../../request-context.ts';
import { createRouter, declareRoute } from '../../route.ts';
import { type OpenApiDocument, openApiDocument } from '../openapi.ts';
import { referencePage } from './reference.page.ts';

const tags = ['reference'];
const file = (type: string, description: string) => ({ description, content: { [type]: { schema: z.string() } } });

const document = declareRoute(
  { access: 'public', reach: 'common' },
  {
    method: 'get',
    path: '/openapi.json',
    tags,
    summary: 'This API as an OpenAPI 3.1 document',
    responses: {
      200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: z.any() } } },
    },
  },
);

const page = declareRoute(
  { access: 'public', reach: 'common' },
  {
    method: 'get',
    path: '/docs',
    tags,
    summary: 'This page',
    responses: { 200: file('text/html', 'For people') },
  },
);

const styles = declareRoute(
  { access: 'public', reach: 'common' },
  {
    method: 'get',
    path: '/docs/reference.css',
    tags,
    summary: 'The look of this page',
    responses: { 200: file('text/css', 'A style sheet') },
  },
);

/** The API described by itself, for programs and for people. */
export function referenceRoutes(api: OpenAPIHono<RequestEnv>) {
  const css = readFileSync(join(sourceFolder, 'http/openapi/reference/reference.css'), 'utf8');
  let texts: ReturnType<typeof render> | undefined;
  // Made on the first request: by then every route is registered.
  const describe = () => {
    texts ??= render(openApiDocument(api));
    return texts;
  };
  return createRouter()
    .openapi(document, (c) => c.json(describe().document, 200))
    .openapi(page, (c) => c.html(describe().html, 200))
    .openapi(styles, (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
}

const render = (document: OpenApiDocument) => ({ document, html: referencePage(document) });
