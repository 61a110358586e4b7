import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { healthRoutes, type ReadinessChecks } from './features/health/health.routes.ts';
import { assertEveryRouteDeclaresAccess } from './http/access-check.ts';
import { errorResponse, notFoundResponse } from './http/error-response.ts';
import { apiReference } from './http/openapi.ts';
import { type RequestEnv, requestContext } from './http/request-context.ts';

export type ApiDependencies = {
  log: Logger;
  corsOrigins: readonly string[];
  readiness: ReadinessChecks;
};

/** JSON bodies are small; file uploads declare their own, larger limit on their route. */
const maxBodyBytes = 256 * 1024;

/** The whole API over ports: every adapter comes in from outside, so tests can call it without a socket. */
export function createApi(deps: ApiDependencies) {
  const api = new OpenAPIHono<RequestEnv>().basePath('/api');
  api.use(requestContext(deps.log));
  api.onError(errorResponse);
  api.notFound(notFoundResponse);
  if (deps.corsOrigins.length > 0) api.use(cors({ origin: [...deps.corsOrigins], credentials: false, maxAge: 600 }));
  api.use(compress({ threshold: 1024 }));
  api.use(bodyLimit({ maxSize: maxBodyBytes }));

  const routes = api.route('/', healthRoutes(deps.readiness));

  api.route('/', apiReference(api));
  assertEveryRouteDeclaresAccess(api);
  return routes;
}

export type Api = ReturnType<typeof createApi>;
