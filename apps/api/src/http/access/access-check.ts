import type { HospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { RequestEnv } from '../request-context.ts';
import type { Access, Reach } from './access.ts';

export type DeclaredRoute = {
  method: string;
  path: string;
  access: Access;
  reach: Reach;
  right: HospitalRight | null;
  /** Refused while an administrator acts as somebody. */
  inPerson: boolean;
  /** Why a change may be made while acting. */
  whileActing: string | null;
};

/** Every route of the API with what it declares, from the routes themselves. */
export function declaredRoutes(api: OpenAPIHono<RequestEnv>): DeclaredRoute[] {
  return api.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route'
      ? [
          {
            method: definition.route.method.toUpperCase(),
            path: definition.route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
            access: definition.route['x-access'] as Access,
            reach: definition.route['x-reach'] as Reach,
            right: (definition.route['x-right'] ?? null) as HospitalRight | null,
            inPerson: definition.route['x-in-person'] === true,
            whileActing: (definition.route['x-while-acting'] ?? null) as string | null,
          },
        ]
      : [],
  );
}

/** Called while the app is composed: the process does not start if a handler was registered without `declareRoute`. */
export function assertEveryRouteDeclaresAccess(api: OpenAPIHono<RequestEnv>): void {
  const declared = new Set(
    declaredRoutes(api)
      .filter(({ access, reach }) => access !== undefined && reach !== undefined)
      .map(({ method, path }) => `${method} ${path}`),
  );
  const undeclared = api.routes
    // Middleware matches every method below a folder; anything else is a handler that answers requests.
    .filter(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'))
    .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '') || '/'}`)
    .filter((route) => !declared.has(route));
  if (undeclared.length > 0) {
    throw new Error(`These routes do not declare who may call them: ${[...new Set(undeclared)].join(', ')}`);
  }
}
