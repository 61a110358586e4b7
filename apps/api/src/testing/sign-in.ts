import type { Tokens } from '@fonendo/contract/auth.schema';
import type { Database } from '../db/database.ts';
import type { users } from '../db/schema/users.ts';
import { createPasswordHasher } from '../features/auth/password-hasher.ts';
import type { Request } from './api.ts';
import { buildUser } from './factories.ts';

type User = typeof users.$inferSelect;

export const testPassword = 'Correcta-1234';

const testPasswordHash = createPasswordHasher().hash(testPassword);

/** A user who can sign in with `testPassword`. */
export async function buildAccount(db: Database, overrides: Partial<User> = {}): Promise<User> {
  return buildUser(db, { passwordHash: await testPasswordHash, ...overrides });
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
