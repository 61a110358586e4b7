import { api } from '../../platform/api.ts';
import { beginImpersonation } from '../../platform/session/impersonation.ts';

/** Goes on as another person at the target page; the server refuses administrators. */
export async function impersonate(userId: string, reason: string, target: string): Promise<void> {
  const answer = await api.auth[':id'].impersonate.$post({ param: { id: userId }, json: { reason } });
  beginImpersonation(await answer.json(), target);
}
