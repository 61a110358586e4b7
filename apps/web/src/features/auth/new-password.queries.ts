import { api } from '../../platform/api.ts';
import { apiFetch } from '../../platform/http-client.ts';

/** Answers alike for every address, whether or not it has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  const url = api.auth['forgot-password'].index.$url({ query: { email } });
  // The path ends in a slash (specification, section 7), which the typed client leaves off.
  url.pathname += '/';
  await apiFetch(url);
}

export async function resetPassword(token: string, password: string): Promise<void> {
  await api.auth['reset-password'].$post({ json: { token, password } });
}
