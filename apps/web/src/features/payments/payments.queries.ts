import type { Rectification } from '@fonendo/contract/payments/rectification.schema';
import type { PaymentFilters, StartPayment } from '@fonendo/contract/payments.schema';
import type { PricesChange } from '@fonendo/contract/settings.schema';
import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read, readPages } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

export const quoteQuery = (products: readonly Product[]) =>
  queryOptions({
    queryKey: queryKeys.payments.quote(products.toSorted().join()),
    ...read('/api/payments/quote', { query: { products: products.join() } }),
    // The list stays in place while the total of another choice is loading.
    placeholderData: keepPreviousData,
    // Prices and payments may have changed, so a quote is always fetched again.
    staleTime: 0,
  });

/** Polled often at first, then less and less: the confirmation comes within seconds or takes long. */
const waits = [1000, 1000, 1500, 2000, 3000, 5000, 8000, 13_000, 20_000];

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.payments.one(id),
    ...read('/api/payments/{id}', { path: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, status } }) => {
      if (status === 'error' || data?.status !== 'pending') return false;
      return waits[Math.min(dataUpdateCount - 1, waits.length - 1)] ?? false;
    },
  });

export const historyQuery = infiniteQueryOptions({
  queryKey: queryKeys.payments.own,
  ...readPages('/api/payments', { limit: 20 }),
});

export type AllPaymentsFilter = Pick<PaymentFilters, 'status' | 'product' | 'search' | 'from' | 'to' | 'userId'>;

export const allPaymentsQuery = (filter: AllPaymentsFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.payments.page(filter),
    ...readPages('/api/payments/all', { limit: 25, ...filter }),
    placeholderData: keepPreviousData,
  });

export async function startPayment(order: StartPayment): Promise<string> {
  const { checkoutUrl } = await api.post('/api/payments', { body: order });
  return checkoutUrl;
}

export const fetchRectification = (paymentId: string, invoiceId: string) =>
  api.file('/api/payments/{id}/rectifications/{invoiceId}', { path: { id: paymentId, invoiceId } });

export async function rectifyInvoice(queryClient: QueryClient, id: string, body: Rectification): Promise<void> {
  await api.post('/api/payments/{id}/rectifications', { path: { id }, body });
  void invalidateAnswers(queryClient, affectedBy.invoice);
}

export const registryQuery = queryOptions({
  queryKey: queryKeys.payments.registry,
  ...read('/api/payments/registry'),
});

export const checkRegistry = () => api.post('/api/payments/registry/check');

export const fetchRegistry = () => api.file('/api/payments/registry/export.xml');

export const pricesQuery = queryOptions({
  queryKey: queryKeys.settings.prices,
  ...read('/api/settings/prices'),
});

export async function savePrices(queryClient: QueryClient, body: PricesChange) {
  const saved = await api.put('/api/settings/prices', { body });
  queryClient.setQueryData(pricesQuery.queryKey, saved);
  void invalidateAnswers(queryClient, affectedBy.prices);
  return saved;
}

/** Whether one's petition has left one's hands. The answer is the list of one's petitions, of which there are few. */
export const petitionSentQuery = queryOptions({
  queryKey: queryKeys.petitions.own,
  queryFn: () => api.get('/api/petitions', { query: {} }),
  select: ({ items }) => items.length > 0 && items.every(({ status }) => status !== null),
});

/** Where a doctor continues after paying: the rest of the registration, or the account. */
export const whereToContinueQuery = queryOptions({
  queryKey: queryKeys.auth.registration,
  ...read('/api/registration'),
  staleTime: 0,
});
