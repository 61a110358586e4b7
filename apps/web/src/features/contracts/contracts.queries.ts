import type { SignContractRequest } from '@fonendo/contract/contracts.schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

export const contractQuery = queryOptions({
  queryKey: queryKeys.contracts.own,
  ...read('/api/contract'),
});

/** After signing, payment and the end of the registration become possible. */
export function useSignContract(): (signature: SignContractRequest) => Promise<void> {
  const queryClient = useQueryClient();
  return async (signature) => {
    const contract = await api.post('/api/contract', { body: signature });
    queryClient.setQueryData(contractQuery.queryKey, contract);
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== contractQuery.queryKey[0] });
  };
}

export const fetchOfferedContract = () => api.file('/api/contract/pdf');

export const fetchSignedContract = () => api.file('/api/contract/signed');
