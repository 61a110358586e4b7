import { type ErrorCode, errorSchema, errorStatuses } from '@fonendo/contract/errors.schema';
import { fieldErrors } from '@fonendo/contract/field-errors';
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import type { Access, Actor } from './access.ts';
import { ApiError } from './api-error.ts';
import type { RequestEnv } from './request-context.ts';

type Declaration = {
  access: Access;
  /** The errors of the closed list that callers should expect, beyond those that access and schemas imply. */
  refuses?: readonly ErrorCode[];
};

/** The only way to make a route: nothing is reachable that does not say who may reach it. */
export function declareRoute<Path extends string, Config extends Omit<RouteConfig, 'path'> & { path: Path }>(
  { access, refuses = [] }: Declaration,
  config: Config,
) {
  const expected = [...refuses, ...(access === 'public' ? [] : accessErrors), ...(config.request ? requestErrors : [])];
  return createRoute<Path, Config>({
    ...config,
    'x-access': access,
    middleware: requireAccess(access),
    responses: { ...config.responses, ...errorResponses(expected) },
  });
}

export function createRouter() {
  return new OpenAPIHono<RequestEnv>({ defaultHook: refuseInvalidRequest });
}

/** A JSON body or answer of a route. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

/** Who is calling. Only for routes that are not public: those have nobody to ask for. */
export function getActor(c: Context<RequestEnv>): Actor {
  const actor = c.get('actor');
  if (!actor) throw new Error(`${c.req.method} ${c.req.path} asks for its actor but is public`);
  return actor;
}

const accessErrors: readonly ErrorCode[] = ['Unauthenticated', 'TokenExpired', 'Forbidden'];
const requestErrors: readonly ErrorCode[] = ['MalformedBody', 'ValidationFailed'];

const requireAccess = (access: Access) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    if (access !== 'public') {
      const actor = await c.get('authenticate')();
      if (access !== 'signedIn' && !actor.policyGroups.some((group) => access.includes(group))) {
        throw new ApiError('Forbidden');
      }
      c.set('actor', actor);
    }
    await next();
  });

/** One entry per HTTP status, naming every code that shares it. */
function errorResponses(codes: readonly ErrorCode[]): RouteConfig['responses'] {
  const byStatus = Object.groupBy([...new Set(codes)], (code) => errorStatuses[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [status, json(errorSchema, (group ?? []).join(', '))]),
  );
}

type ValidationResult = { success: true } | { success: false; error: z.ZodError; data?: unknown };

function refuseInvalidRequest(result: ValidationResult): void {
  if (result.success) return;
  throw new ApiError('ValidationFailed', { fields: fieldErrors(result.error, result.data) });
}
