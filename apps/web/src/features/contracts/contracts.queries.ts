import type { SignContractRequest } from '@fonendo/contract/contract.schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export const contractQuery = queryOptions({
  queryKey: ['contract'],
  queryFn: async () => (await api.contract.$get()).json(),
});

/** A signature opens what waited for it: the payment and the end of the registration. */
export function useSignContract(): (signature: SignContractRequest) => Promise<void> {
  const queryClient = useQueryClient();
  return async (signature) => {
    const contract = await (await api.contract.$post({ json: signature })).json();
    queryClient.setQueryData(contractQuery.queryKey, contract);
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== contractQuery.queryKey[0] });
  };
}

export const fetchOfferedContract = async (): Promise<Blob> => (await api.contract.pdf.$get()).blob();

export const fetchSignedContract = async (): Promise<Blob> => (await api.contract.signed.$get()).blob();
