import { api } from '../../../platform/api.ts';

/** Answers alike for every address, whether or not it has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  await api.get('/api/auth/forgot-password/', { query: { email } });
}

export async function resetPassword(token: string, password: string): Promise<void> {
  await api.post('/api/auth/reset-password', { body: { token, password } });
}
