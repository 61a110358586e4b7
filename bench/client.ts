import { type Account, accounts, password } from './fill/accounts.ts';

export type Tokens = Record<Account, string>;

/** A token of everybody who asks. */
export async function signInAll(port: number): Promise<Tokens> {
  const names = Object.keys(accounts) as Account[];
  const tokens: Partial<Tokens> = {};
  // One at a time: checking a password takes memory, which is measured afterwards.
  for (const name of names) tokens[name] = await signIn(port, accounts[name], password);
  return tokens as Tokens;
}

export async function signIn(port: number, email: string, password: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, provider: 'password' }),
  });
  const { jwt } = (await response.json()) as { jwt?: string };
  if (!jwt) throw new Error(`${email} cannot sign in: ${response.status}`);
  return jwt;
}

/** The answer as text; anything but a 200 is an error. */
export async function read(port: number, path: string, token: string | null): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body.slice(0, 300)}`);
  return body;
}
