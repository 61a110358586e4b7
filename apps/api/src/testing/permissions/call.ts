import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import type { TestApi } from '../api.ts';
import { buildDoctor } from '../factories/factories.ts';

/** Whose something is: a person's own, a doctor's or a hospital's. */
export type Owner = {
  readonly userId: string;
  readonly hospitalId: string;
  /** Missing where any doctor will do: of what a hospital or nobody in particular owns. */
  readonly doctorId?: string;
};

/** A request that is right in itself: if it is refused, then not because of its body. */
export type Prepared = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; a Blob as a PDF. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Part of the answer where, and only where, this owner's things may be touched. */
  holds?: string;
  /** Where it is not the status that the route declares for success. */
  answers?: number;
};

/** Sends it as somebody, or as nobody. */
export function sendPrepared(
  { api }: Pick<TestApi, 'api'>,
  { method, path }: { method: string; path: string },
  token: string | null,
  { params = {}, query = {}, body, headers }: Prepared,
): Response | Promise<Response> {
  const isFile = body instanceof Blob;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return api.request(`/api${address}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': isFile ? 'application/pdf' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body), duplex: 'half' }),
  } as RequestInit);
}

/** Makes what is asked for, belonging to `owner`, for a call by `self`: the same where one's own is asked for. */
export type Prepare = (api: TestApi, owner: Owner, self: Owner) => Promise<Prepared> | Prepared;

export type Call = {
  prepare: Prepare;
  /** What is answered where this owner's things are not the caller's to touch; null: an answer without them. */
  refusal: ErrorCode | null;
  /** There is nothing in the request by which somebody else's could be asked for. */
  personal?: boolean;
  /** Everybody has some of it, administrators too: an account, payments. */
  everybodys?: boolean;
  /** Made anew for every caller: it names something of their own as well, or may be tried a few times only. */
  anew?: boolean;
};

/** The request names something: somebody else's is answered as if there were none. */
export const named = (prepare: Prepare, refusal: ErrorCode = 'NotFound'): Call => ({ prepare, refusal });

/** The request names two things, one of them always one's own. */
export const mixed = (prepare: Prepare): Call => ({ ...named(prepare), anew: true });

/** The answer tells of several things: somebody else's are not among them. */
export const listed = (prepare: Prepare): Call => ({ prepare, refusal: null });

/** There is nothing in the request by which somebody else's could be asked for. */
export const personal = (prepared: Prepared | Prepare = {}): Call => ({
  prepare: typeof prepared === 'function' ? prepared : () => prepared,
  refusal: null,
  personal: true,
});

/** Nothing is sent to a route that wants something: 422 says that the caller was let in, and nothing happens. */
export const emptyHanded = personal({ body: {}, answers: 422 });

export const doctorOf = async ({ db }: TestApi, { doctorId }: Owner): Promise<string> =>
  doctorId ?? (await buildDoctor(db)).userId;
