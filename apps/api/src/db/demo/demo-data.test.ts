import { demoAccounts, demoPassword } from '@fonendo/domain/demo-accounts';
import { expect, test } from 'vitest';
import { createPasswordHasher } from '../../features/auth/password-hasher.ts';
import { openTestApi } from '../../testing/api.ts';
import { signIn } from '../../testing/sign-in.ts';
import { users } from '../schema/users.ts';
import { seedDemoData } from './demo-data.ts';

const { db, request, clock } = await openTestApi();
const { hash } = createPasswordHasher();

test('every demo account can sign in; a second run changes nothing', async () => {
  expect(await seedDemoData(db, hash, clock.now())).toBe(true);
  for (const { email, group } of demoAccounts) {
    const { jwt } = await signIn(request, email, demoPassword);
    const session = await request('GET', '/api/auth/session', { token: jwt });
    expect(session).toMatchObject({ status: 200, body: { email, policyGroups: [group], verified: true } });
  }
  const before = await db.select().from(users);
  expect(await seedDemoData(db, hash, clock.now())).toBe(false);
  expect(await db.select().from(users)).toEqual(before);
});
