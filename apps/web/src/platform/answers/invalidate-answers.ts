import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Marks everything below these keys as outdated: shown answers are fetched again now, others when they are shown. */
export async function invalidateAnswers(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  { except }: { except?: QueryKey } = {},
): Promise<void> {
  const kept = except && hashKey(except);
  const invalidate = (queryKey: QueryKey) =>
    queryClient.invalidateQueries({ queryKey, predicate: ({ queryHash }) => queryHash !== kept });
  await Promise.all(keys.map(invalidate));
}
