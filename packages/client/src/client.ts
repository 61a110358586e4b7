import type { components, paths } from './api.gen.ts';

/** The shapes that the API's document names. */
export type Schemas = components['schemas'];

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have this verb. */
export type PathWith<Method extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: unknown }> ? Path : never;
}[keyof paths];

/** The answer of a path to a verb. */
export type Answer<Path extends keyof paths, Method extends Verb> = AnswerOf<paths[Path][Method]>;

/** The query parameters of a path. */
export type Query<Path extends PathWith<'get'>> = NonNullable<QueryOf<paths[Path]['get']>>;

/** The path parameters and query parameters of a call. */
export type Place<Path extends keyof paths, Method extends Verb> = Placed<paths[Path][Method]>;

type AnswerOf<Operation> = Operation extends { responses: infer Answers }
  ? { [Status in keyof Answers]: JsonOf<Answers[Status]> }[keyof Answers]
  : never;
type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;
type QueryOf<Operation> = Operation extends { parameters: { query?: infer Given } } ? Given : never;

// Distributed over the operations one by one; otherwise the parts of all of them would be combined.
type Asked<Operation> = Operation extends unknown ? Placed<Operation> & Filled<Operation> : never;
type Placed<Operation> = (Operation extends { parameters: { path: infer Path } } ? { path: Path } : { path?: never }) &
  (Operation extends { parameters: { query: infer Given } } ? { query: Given } : { query?: QueryOf<Operation> });
type Filled<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };

type Settings = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The request outlives its page. */
  keepalive?: boolean;
};

/** What a read of this path is asked with. */
export type ReadArguments<Path extends PathWith<'get'>> = Arguments<Asked<paths[Path]['get']>>;

/** Optional if nothing is required. */
type Arguments<Given> = Record<never, never> extends Given ? [given?: Given & Settings] : [given: Given & Settings];

type Call<Method extends Verb> = <Path extends PathWith<Method>>(
  path: Path,
  ...rest: Arguments<Asked<paths[Path][Method]>>
) => Promise<Answer<Path, Method>>;

export type Client = { [Method in Verb]: Call<Method> } & {
  /** The raw response, for streams. */
  open<Path extends PathWith<'get'>>(path: Path, ...rest: Arguments<Asked<paths[Path]['get']>>): Promise<Response>;
  /** The bytes of a file. */
  file<Path extends PathWith<'get'>>(path: Path, ...rest: Arguments<Asked<paths[Path]['get']>>): Promise<Blob>;
  /** The address of a call, for code that sends it by other means. */
  url(path: keyof paths, place: object): URL;
};

type Values = Record<string, string | number | boolean | null | undefined>;
type Given = Settings & { path?: Record<string, string>; query?: Values; body?: unknown };
type Options = {
  baseUrl: string;
  fetch: (url: URL, init: RequestInit) => Promise<Response>;
  /** The answer to a read that came ahead of it; undefined if it has to be asked for. */
  takeAnswer?: (url: URL, headers?: Record<string, string>) => Promise<unknown>;
};

/**
 * Calls the API by the paths of its document. `fetch` must throw on error answers: any answer it returns counts as a
 * success.
 */
export function createClient({ baseUrl, fetch, takeAnswer }: Options): Client {
  const open = (method: string, path: string, { path: values, query, body, headers, ...settings }: Given = {}) =>
    fetch(urlOf(baseUrl, path, { path: values, query }), {
      ...settings,
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const call = (method: string) => async (path: string, given?: Given) => {
    const ready = method === 'GET' && (await takeAnswer?.(urlOf(baseUrl, path, given ?? {}), given?.headers));
    if (ready) return ready;
    const answer = await open(method, path, given);
    return answer.headers.get('content-type')?.startsWith('application/json') ? answer.json() : undefined;
  };
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    open: (path: string, given?: Given) => open('GET', path, given),
    file: async (path: string, given?: Given) => (await open('GET', path, given)).blob(),
    url: (path: string, place: Given) => urlOf(baseUrl, path, place),
  } as Client;
}

/** Values become text; undefined ones are left out. */
function urlOf(baseUrl: string, path: string, given: { path?: Given['path']; query?: Given['query'] }): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.path?.[name] ?? ''));
  const url = new URL(filled, baseUrl);
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url;
}
