import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { readVerificationCode } from './mailbox.ts';

export type Registered = { id: string; email: string; password: string; token: string };

let count = 0;

/** A new account by the API that still waits for its code, signed in. */
export async function registerUnverified(request: APIRequestContext): Promise<Registered> {
  count += 1;
  const email = `persona.${process.pid}.${Date.now()}.${count}@correo.test`;
  const password = 'Una-clave-larga-9';
  const answer = await request.post('/api/auth/signin', {
    // From an address of their own, as people are: the limit of registrations per address is for the tests of the form.
    headers: { 'x-forwarded-for': `10.${process.pid % 250}.${Date.now() % 250}.${count % 250}` },
    data: {
      accountType: 'hospital',
      firstname: 'Elena',
      lastname: 'Cuesta',
      email,
      password,
      phonePrefix: '+34',
      phone: '612345678',
      privacy: true,
    },
  });
  if (!answer.ok()) throw new Error(`cannot register: ${answer.status()} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const login = await request.post('/api/auth/login', { data: { email, password, provider: 'password' } });
  const { jwt } = (await login.json()) as { jwt: string };
  return { id: user.id, email, password, token: jwt };
}

/** A new account that may do everything. */
export async function registerVerified(request: APIRequestContext): Promise<Registered> {
  const account = await registerUnverified(request);
  const code = await readVerificationCode(request, account.email);
  const answer = await request.get(`/api/auth/verify-account/${account.id}-${code}`);
  if (!answer.ok()) throw new Error(`cannot verify: ${answer.status()} ${await answer.text()}`);
  return account;
}

/**
 * Puts a session into the browser without the form. Open pages are left first: a page of the account before would
 * follow the change as it follows another tab, and may ask for its own data as the new account and be refused.
 */
export async function signInWith(
  context: BrowserContext,
  baseURL: string | undefined,
  token: string,
  { session }: { session?: string } = {},
): Promise<void> {
  for (const page of context.pages()) if (page.url() !== 'about:blank') await page.goto('about:blank');
  const stored = [{ name: 'auth:token', value: token }, ...(session ? [{ name: 'auth:session', value: session }] : [])];
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: new URL(baseURL ?? '').origin, localStorage: stored }],
  });
}

/** What signing in leaves in the browser beside the token: by it a page knows which files it will need. */
export async function sessionOf(request: APIRequestContext, token: string): Promise<string> {
  const answer = await request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`the token has no session: ${answer.status()}`);
  return await answer.text();
}
