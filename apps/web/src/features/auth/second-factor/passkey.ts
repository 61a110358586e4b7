import type { PasskeyAssertion, PasskeyRequestOptions } from '@fonendo/contract/auth/second-factor.schema';

type RequestOptions = Parameters<typeof import('@simplewebauthn/browser')['startAuthentication']>[0]['optionsJSON'];

/** Asks the device to sign; the result is sent to the server. */
export async function askPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options as RequestOptions });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** The person closed the browser's dialog or let it time out: no error. */
export const wasCancelled = (failure: unknown): boolean =>
  failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name);
