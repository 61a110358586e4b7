import { api } from '../../../platform/api.ts';

/** The answer is the same whether or not the address has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  await api.get('/api/auth/forgot-password/', { query: { email } });
}

export async function resetPassword(token: string, password: string): Promise<void> {
  await api.post('/api/auth/reset-password', { body: { token, password } });
}
