import type { FactorAdded, Passkey, SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const secondFactorQuery = queryOptions({
  queryKey: queryKeys.account.secondFactor,
  ...read('/api/account/second-factor'),
});

/** Every change returns the current state, which replaces the shown one. */
export function useSecondFactorChanges() {
  const queryClient = useQueryClient();
  const cache = <State extends SecondFactorState>(state: State): State => {
    queryClient.setQueryData(secondFactorQuery.queryKey, state);
    return state;
  };
  const cacheAdded = (added: FactorAdded): FactorAdded => {
    cache(added.state);
    return added;
  };
  return {
    confirmPassword: async (password: string) =>
      cache(await api.post('/api/account/second-factor/confirm', { body: { password } })),
    beginTotp: () => api.post('/api/account/second-factor/totp'),
    confirmTotp: async (code: string) =>
      cacheAdded(await api.post('/api/account/second-factor/totp/confirm', { body: { code } })),
    removeTotp: async () => cache(await api.delete('/api/account/second-factor/totp')),
    addPasskey: async (name: string) => {
      const { options } = await api.post('/api/account/second-factor/passkeys/options');
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { id, rawId, response } = await startRegistration({ optionsJSON: options as CreationOptions });
      const { clientDataJSON, attestationObject, transports } = response;
      const credential = {
        ...{ id, rawId, type: 'public-key' as const },
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      };
      return cacheAdded(await api.post('/api/account/second-factor/passkeys', { body: { name, credential } }));
    },
    renamePasskey: async ({ id }: Passkey, name: string) =>
      cache(await api.patch('/api/account/second-factor/passkeys/{id}', { path: { id }, body: { name } })),
    removePasskey: async ({ id }: Passkey) =>
      cache(await api.delete('/api/account/second-factor/passkeys/{id}', { path: { id } })),
    renewRecoveryCodes: async () => cacheAdded(await api.post('/api/account/second-factor/recovery-codes')),
  };
}

type CreationOptions = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON'];
