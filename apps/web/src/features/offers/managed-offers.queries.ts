import type { ManagedOffer, ManagedOfferCounts, ManagedOfferPage } from '@fonendo/contract/offers.schema';
import type { OfferDraft } from '@fonendo/domain/offer';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const one = api.offers.managed[':id'];

export const managedOfferQuery = (id: string) =>
  queryOptions({
    queryKey: ['managed-offers', 'one', id],
    queryFn: async (): Promise<ManagedOffer> => (await one.$get({ param: { id } })).json(),
  });

/** As the server takes them; what is not asked for is left out. */
export type ManagedFilter = Partial<Record<'view' | 'search' | 'speciality' | 'hospital', string>>;

export const managedOffersQuery = (filter: ManagedFilter) =>
  infiniteQueryOptions({
    queryKey: ['managed-offers', 'page', filter],
    queryFn: async ({ pageParam }): Promise<ManagedOfferPage> =>
      (
        await api.offers.managed.$get({
          query: { limit: '25', ...filter, ...(pageParam && { cursor: pageParam }) } as { limit: string },
        })
      ).json(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** The tabs count what the other filters leave. */
export const managedCountsQuery = ({ view: _, ...filter }: ManagedFilter) =>
  queryOptions({
    queryKey: ['managed-offers', 'counts', filter],
    queryFn: async (): Promise<ManagedOfferCounts> =>
      (await api.offers.managed.counts.$get({ query: filter as object })).json(),
    placeholderData: keepPreviousData,
  });

/** For the filter of administrators. Beyond the first hundred a hospital is found by typing its name. */
export const hospitalChoicesQuery = queryOptions({
  queryKey: ['managed-offers', 'hospitals'],
  queryFn: async () => {
    const { items } = await (await api.hospitals.$get({ query: { limit: '100', sort: 'name' } })).json();
    return items.map(({ id, name }) => ({ value: id, label: name }));
  },
  staleTime: 5 * 60_000,
});

/** Those that wait for a verdict, the longest wait first: what comes next for whoever reviews. */
export const reviewQueueQuery = queryOptions({
  queryKey: ['managed-offers', 'queue'],
  queryFn: async (): Promise<ManagedOfferPage> =>
    (await api.offers.managed.$get({ query: { view: 'toApprove', limit: '2' } })).json(),
  staleTime: 0,
});

/** The answer of a mutation is the whole offer: it takes the place of what was known; lists ask again. */
export function keepOffer(queryClient: QueryClient, offer: ManagedOffer): ManagedOffer {
  queryClient.setQueryData(managedOfferQuery(offer.id).queryKey, offer);
  forgetLists(queryClient);
  return offer;
}

export function forgetLists(queryClient: QueryClient): void {
  for (const list of ['page', 'counts', 'queue']) {
    void queryClient.invalidateQueries({ queryKey: ['managed-offers', list] });
  }
  // How many offers follow which process may have changed, and what doctors see as well.
  void queryClient.invalidateQueries({ queryKey: ['processes'] });
  void queryClient.invalidateQueries({ queryKey: ['offers'] });
}

/** Requests that outlive their page may be this large. */
const keepaliveBytes = 60_000;
const lasting = (json: unknown) => ({
  init: { keepalive: new Blob([JSON.stringify(json)]).size < keepaliveBytes },
});

/** Under an id that the page has chosen: sent again after a lost answer, it is given the draft that was made. */
export async function createOffer(id: string, content: OfferDraft): Promise<ManagedOffer> {
  const json = { id, content };
  return (await api.offers.$post({ json } as Parameters<typeof api.offers.$post>[0], lasting(json))).json();
}

export async function saveOffer(id: string, version: number, content: OfferDraft): Promise<ManagedOffer> {
  const json = { version, content };
  return (await one.$put({ param: { id }, json } as Parameters<typeof one.$put>[0], lasting(json))).json();
}

export const chooseProcess = async (id: string, processId: string | null): Promise<ManagedOffer> =>
  (await one.process.$put({ param: { id }, json: { processId } })).json();

export const publishOffer = async ({ id, version }: Pick<ManagedOffer, 'id' | 'version'>): Promise<ManagedOffer> =>
  (await one.publish.$post({ param: { id }, json: { version } })).json();

/** Of a hospital that waits, both are approved as they were read. */
export const approveOffer = async ({
  id,
  version,
  applicant,
}: Pick<ManagedOffer, 'id' | 'version' | 'applicant'>): Promise<ManagedOffer> => {
  const json = { version, ...(applicant && { hospitalVersion: applicant.approval.version }) };
  return (await one.approve.$post({ param: { id }, json })).json();
};

export const refuseOffer = async (
  { id, version }: Pick<ManagedOffer, 'id' | 'version'>,
  reason: string,
): Promise<ManagedOffer> => (await one.refuse.$post({ param: { id }, json: { version, reason } })).json();

export const closeOffer = async (id: string): Promise<ManagedOffer> =>
  (await one.close.$post({ param: { id } })).json();

export const discardRevision = async (id: string): Promise<ManagedOffer> =>
  (await one['discard-revision'].$post({ param: { id } })).json();

export const cloneOffer = async (id: string): Promise<ManagedOffer> =>
  (await one.clone.$post({ param: { id } })).json();

export async function deleteOffer(id: string): Promise<void> {
  await one.$delete({ param: { id } });
}
