import type { FactorAdded, Passkey, SecondFactorState, TotpSetup } from '@fonendo/contract/second-factor.schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

const calls = api.account['second-factor'];

export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: async (): Promise<SecondFactorState> => (await calls.$get()).json(),
});

/** Every change answers with what there is now, which takes the place of what was shown. */
export function useSecondFactorChanges() {
  const queryClient = useQueryClient();
  const keep = <State extends SecondFactorState>(state: State): State => {
    queryClient.setQueryData(secondFactorQuery.queryKey, state);
    return state;
  };
  const keepAdded = (added: FactorAdded): FactorAdded => {
    keep(added.state);
    return added;
  };
  return {
    confirmPassword: async (password: string) => keep(await (await calls.confirm.$post({ json: { password } })).json()),
    beginTotp: async (): Promise<TotpSetup> => (await calls.totp.$post()).json(),
    confirmTotp: async (code: string) => keepAdded(await (await calls.totp.confirm.$post({ json: { code } })).json()),
    removeTotp: async () => keep(await (await calls.totp.$delete()).json()),
    addPasskey: async (name: string) => {
      const { options } = await (await calls.passkeys.options.$post()).json();
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { id, rawId, response } = await startRegistration({ optionsJSON: options as CreationOptions });
      const { clientDataJSON, attestationObject, transports } = response;
      const credential = {
        ...{ id, rawId, type: 'public-key' as const },
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      };
      return keepAdded(await (await calls.passkeys.$post({ json: { name, credential } })).json());
    },
    renamePasskey: async ({ id }: Passkey, name: string) =>
      keep(await (await calls.passkeys[':id'].$patch({ param: { id }, json: { name } })).json()),
    removePasskey: async ({ id }: Passkey) =>
      keep(await (await calls.passkeys[':id'].$delete({ param: { id } })).json()),
    renewRecoveryCodes: async () => keepAdded(await (await calls['recovery-codes'].$post()).json()),
  };
}

type CreationOptions = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON'];
