/** A token of somebody whom the benchmark has put into the database, or of a demo account. */
export async function signIn(origin: string, account: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, provider: 'password' }),
  });
  return ((await response.json()) as { jwt: string }).jwt;
}
