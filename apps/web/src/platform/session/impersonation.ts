import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { api } from '../api.ts';
import { handOver } from '../http-client.ts';
import { leavePage } from '../leaving.ts';
import { leaveFor } from '../navigation.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { authState, pageOfPerson } from './auth-state.ts';
import { storeTokens } from './tokens.ts';

/**
 * Stores the administrator's tokens and continues with both of the other person's, at the target page (specification,
 * section 4).
 */
export function beginImpersonation(tokens: Tokens, target: string): void {
  becomeSomebodyElse(() => {
    writeStored(storageKeys.adminBackupToken, readStored(storageKeys.token));
    writeStored(storageKeys.adminBackupRefresh, readStored(storageKeys.refresh));
    writeStored(storageKeys.isImpersonating, 'true');
    storeTokens(tokens);
    writeStored(storageKeys.session, null);
  });
  leaveFor(target, { external: false });
}

/** Back to the administrator's session, at the page of the person. Without the stored token there is none. */
export async function revertImpersonation(): Promise<void> {
  const token = readStored(storageKeys.adminBackupToken);
  if (!token) {
    console.error('original admin token not found');
    return;
  }
  const auth = authState();
  const target = auth.status === 'authenticated' ? pageOfPerson(auth.session) : '/dashboard';
  await leavePage(() => {
    endBorrowedSession(readStored(storageKeys.token));
    becomeSomebodyElse(() => {
      writeStored(storageKeys.token, token);
      writeStored(storageKeys.refresh, readStored(storageKeys.adminBackupRefresh));
      writeStored(storageKeys.session, null);
      writeStored(storageKeys.adminBackupToken, null);
      writeStored(storageKeys.adminBackupRefresh, null);
      writeStored(storageKeys.isImpersonating, null);
    });
    leaveFor(target, { external: false });
  });
}

function becomeSomebodyElse(storeTheirTokens: () => void): void {
  handOver(storeTheirTokens);
  // The back button may bring this page back as it stood, of somebody whose tokens are gone.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
}

/**
 * Ends the impersonation on the server at once instead of after its hour. Nobody waits for the answer, hence a request
 * that outlives the page; if it fails, the hour ends it.
 */
function endBorrowedSession(token: string | null): void {
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  api.post('/api/auth/logout', { headers, keepalive: true }).catch(() => undefined);
}
