import { type ErrorCode, errorSchema, errorStatuses } from '@fonendo/contract/shared/errors.schema';
import { fieldErrors } from '@fonendo/contract/shared/field-errors';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import type { HospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import type { Asker } from '../work-errors.ts';
import type { Access, Actor, Reach, Work } from './access/access.ts';
import { ApiError } from './api-error.ts';
import { limitBody } from './bodies/body-limit.ts';
import { sendingMailsAs } from './mail-sender.ts';
import type { RequestEnv } from './request-context.ts';
import { refuseUnstorableText } from './storable-text.ts';

type Declaration = {
  access: Access;
  /** Whose things a call touches; the use case sees to it, and a test compares both for every caller. */
  reach: Reach;
  /** What a hospital's people need for it, beyond working there. */
  right?: HospitalRight;
  /**
   * Why an administrator who acts as somebody may make this change for them. A change without a reason is refused while
   * acting; none that gives lasting access or binds the person ever has one.
   */
  whileActing?: string;
  /** A read that is for the person alone: secrets, lasting links, everything at once. */
  inPerson?: boolean;
  /** The errors of the closed list that callers should expect, beyond those that access and schemas imply. */
  refuses?: readonly ErrorCode[];
  /** For uploads; other bodies are small. */
  maxBodyBytes?: number;
  /** The handler reads the body itself, as it arrives, and counts it: nothing is read or held before. */
  streamsBody?: boolean;
};

const defaultMaxBodyBytes = 256 * 1024;

/** The only way to make a route: nothing is reachable that does not say who may reach it. */
export function declareRoute<Path extends string, Config extends Omit<RouteConfig, 'path'> & { path: Path }>(
  declaration: Declaration,
  config: Config,
) {
  const { access, reach, right, whileActing, refuses = [] } = declaration;
  const inPerson = isForThePersonAlone(declaration, config.method);
  const { maxBodyBytes = defaultMaxBodyBytes, streamsBody = false } = declaration;
  const request = requireBody(config.request);
  const expected: ErrorCode[] = [
    ...refuses,
    ...(access === 'public' ? [] : accessErrors),
    ...(access === 'public' || config.method === 'get' ? [] : mailErrors),
    ...(inPerson ? (['NotWhileImpersonating'] as const) : []),
    ...(request ? requestErrors : []),
    ...(request?.body ? bodyErrors : []),
  ];
  return createRoute<Path, Config>({
    ...config,
    ...(request && { request }),
    'x-access': access,
    'x-reach': reach,
    ...(right && { 'x-right': right }),
    'x-in-person': inPerson,
    ...(whileActing && { 'x-while-acting': whileActing }),
    middleware: [
      ...(access === 'public' ? [] : [requireAccess(access, inPerson)]),
      ...(request?.body && !streamsBody ? [limitBody(maxBodyBytes)] : []),
      ...(request ? [refuseUnstorableText({ readsJson: takesJson(request) })] : []),
    ],
    responses: { ...config.responses, ...(isRead(config) ? unchanged : {}), ...errorResponses(expected) },
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

/** Who is calling, as those who work in threads know them: they take turns, and what nobody waits for is given up. */
export const askerOf = (c: Context<RequestEnv>): Asker => ({ person: getActor(c).userId, signal: c.req.raw.signal });

const accessErrors: readonly ErrorCode[] = [
  'Unauthenticated',
  'TokenExpired',
  'AccountNotVerified',
  'SecondFactorRequired',
  'Forbidden',
];
/** What changes something tells people of it, and they get only so many mails from the same person. */
const mailErrors: readonly ErrorCode[] = ['TooManyMails'];
const requestErrors: readonly ErrorCode[] = ['ValidationFailed'];
const bodyErrors: readonly ErrorCode[] = ['MalformedBody', 'PayloadTooLarge', 'UnsupportedMediaType'];

/**
 * An administrator who acts as somebody may call every read that does not forbid it, and only those changes that say
 * why they allow it.
 */
function isForThePersonAlone({ access, whileActing, inPerson = false }: Declaration, method: string): boolean {
  const reads = method === 'get' || method === 'head';
  if (reads ? whileActing !== undefined : inPerson) {
    throw new Error('A read declares inPerson, a change whileActing: nothing else has a meaning.');
  }
  return reads ? inPerson : access !== 'public' && whileActing === undefined;
}

/** A body that is not marked as required would reach its handler unchecked where a caller leaves it out. */
function requireBody<Request extends RouteConfig['request']>(request: Request): Request {
  return request?.body ? { ...request, body: { ...request.body, required: true } } : request;
}

const takesJson = ({ body }: NonNullable<RouteConfig['request']>) => body?.content['application/json'] !== undefined;

const requireAccess = (access: Exclude<Access, 'public'>, inPerson: boolean) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const actor = await c.get('authenticate')();
    if (access !== 'anySession' && !actor.verified) throw new ApiError('AccountNotVerified');
    const isForAll = access === 'anySession' || access === 'settingUp';
    if (!isForAll && actor.mustSetUpSecondFactor) throw new ApiError('SecondFactorRequired');
    if (typeof access !== 'string' && !actor.policyGroups.some((group) => access.includes(group))) {
      throw new ApiError('Forbidden');
    }
    if (inPerson && actor.impersonatorId) throw new ApiError('NotWhileImpersonating');
    c.set('actor', isAdministrator(actor.policyGroups) ? { ...actor, work: workOf(c) } : actor);
    await sendingMailsAs(actor.impersonatorId ?? actor.userId, next);
  });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Anything but an id names no hospital. */
function workOf(c: Context<RequestEnv>): Work {
  const idOf = (value: string | undefined) => (value && uuid.test(value) ? value : null);
  const { id, userId } = c.req.param() as Record<string, string | undefined>;
  return { thing: idOf(id ?? userId), chosen: idOf(c.req.header('x-hospital')) };
}

/** A read that answers with JSON carries an ETag (http/bodies/json-etags.ts). */
function isRead({ method, responses }: Pick<RouteConfig, 'method' | 'responses'>): boolean {
  const answer = responses[200];
  return (
    method === 'get' &&
    answer !== undefined &&
    'content' in answer &&
    answer.content?.['application/json'] !== undefined
  );
}

const unchanged: RouteConfig['responses'] = { 304: { description: 'As it was when it had the ETag that was sent' } };

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
