import { argon2Sync, randomBytes } from 'node:crypto';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { Database } from '../db/database.ts';
import type { users } from '../db/schema/users.ts';
import type { Request } from './api.ts';
import { buildUser } from './factories/factories.ts';

type User = typeof users.$inferSelect;

export const testPassword = 'Correcta-1234';

const testPasswordHash = hashCheaply(testPassword);

/** A user who can sign in with `testPassword`. */
export function buildAccount(db: Database, overrides: Partial<User> = {}): Promise<User> {
  return buildUser(db, { passwordHash: testPasswordHash, ...overrides });
}

export async function signIn(request: Request, email: string, password = testPassword): Promise<Tokens> {
  const answer = await request('POST', '/api/auth/login', { body: { email, password, provider: 'password' } });
  if (answer.status !== 200) throw new Error(`signing in as ${email} answered ${JSON.stringify(answer.body)}`);
  return answer.body as Tokens;
}

/** A new user and the tokens of a session of theirs. */
export async function buildSignedIn(
  { db, request }: { db: Database; request: Request },
  overrides: Partial<User> = {},
): Promise<{ user: User } & Tokens> {
  const user = await buildAccount(db, overrides);
  return { user, ...(await signIn(request, user.email)) };
}

/** As weak as Argon2 can be: a hash tells how it is checked, and the tests sign people in hundreds of times. */
function hashCheaply(message: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}
