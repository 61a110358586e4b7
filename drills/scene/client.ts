import { laterPosition, readPositionHeader } from '../../packages/contract/src/shared/read-position.ts';
import { demoPassword } from '../../packages/domain/src/demo/accounts.ts';

export type Answer = { status: number; body: unknown; position: string | null };
/** `position` is the last one told, as a browser keeps it where there is a replica. */
export type Person = { email: string; token: string; address: string; position?: string | null };

type Options = { person?: Person; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

/** Status 0 is an answer that never came. */
export async function call(origin: string, method: string, path: string, options: Options = {}): Promise<Answer> {
  const { person, body, headers, signal = AbortSignal.timeout(60_000) } = options;
  const raw = body instanceof Uint8Array;
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...(person && { authorization: `Bearer ${person.token}`, 'x-forwarded-for': person.address }),
        ...(person?.position && { [readPositionHeader]: person.position }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
      signal,
    });
    const told = response.headers.get(readPositionHeader);
    if (person && told) person.position = laterPosition(person.position ?? null, told);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const text = await response.text();
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, position: told };
  } catch {
    return { status: 0, body: null, position: null };
  }
}

let people = 0;

/** Somebody of the demo data. Each comes from an address of their own, as people do. */
export async function signIn(origin: string, email: string): Promise<Person> {
  people += 1;
  const address = `198.51.${Math.floor(people / 250) % 250}.${people % 250}`;
  const { status, body, position } = await call(origin, 'POST', '/auth/login', {
    body: { email, password: demoPassword, provider: 'password' },
    headers: { 'x-forwarded-for': address },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
  return { email, token: (body as { jwt: string }).jwt, address, position };
}

export const signInAll = (origin: string, emails: readonly string[]): Promise<Person[]> =>
  inTurns(emails, 4, (email) => signIn(origin, email));

/** Works through a list with so many at a time, and keeps the order of the answers. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** Asks again until the answer is right, or says what it was at last. */
export async function until<Value>(
  what: string,
  seconds: number,
  look: () => Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<Value> {
  const limit = performance.now() + seconds * 1000;
  let value = await look();
  while (!isRight(value)) {
    if (performance.now() > limit) throw new Error(`${what}: still ${JSON.stringify(value)} after ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 250));
    value = await look();
  }
  return value;
}
