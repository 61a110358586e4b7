import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Makes everything below these keys ask again, now where it is shown and otherwise when it is. */
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
