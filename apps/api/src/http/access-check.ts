import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Access } from './access.ts';
import type { RequestEnv } from './request-context.ts';

export type DeclaredRoute = { method: string; path: string; access: Access };

/** Every route of the API with its access, from the routes themselves. */
export function declaredRoutes(api: OpenAPIHono<RequestEnv>): DeclaredRoute[] {
  return api.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route'
      ? [
          {
            method: definition.route.method.toUpperCase(),
            path: definition.route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
            access: definition.route['x-access'] as Access,
          },
        ]
      : [],
  );
}

/** Called while the app is composed: a handler registered past `declareRoute` stops the start. */
export function assertEveryRouteDeclaresAccess(api: OpenAPIHono<RequestEnv>): void {
  const declared = new Set(
    declaredRoutes(api)
      .filter(({ access }) => access !== undefined)
      .map(({ method, path }) => `${method} ${path}`),
  );
  const undeclared = api.routes
    // Middleware matches every method of a whole folder; anything else answers somebody.
    .filter(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'))
    .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '') || '/'}`)
    .filter((route) => !declared.has(route));
  if (undeclared.length > 0) {
    throw new Error(`These routes do not declare who may call them: ${[...new Set(undeclared)].join(', ')}`);
  }
}
