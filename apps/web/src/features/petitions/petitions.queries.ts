import type {
  HolidaysChange,
  HolidaysSetting,
  RejectionReasonsChange,
  RejectionReasonsSetting,
} from '@fonendo/contract/petition-settings.schema';
import type { Petition, Registry, Resolution, StartRequirement, Verdict } from '@fonendo/contract/petitions.schema';
import type { PetitionPage } from '@fonendo/contract/petitions-queue.schema';
import type { LetterKind } from '@fonendo/domain/petition';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { uploadFile } from '../../platform/upload.ts';

export const petitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['petitions', 'one', id],
    queryFn: async (): Promise<Petition> => (await api.petitions[':id'].$get({ param: { id } })).json(),
  });

/** As the server takes them; what is not asked for is left out. */
export type PetitionsFilter = Partial<Record<FilterName, string>>;

type FilterName =
  | ('status' | 'country' | 'paid' | 'waitingDays' | 'search' | 'sort' | 'order')
  | ('waitingBelow' | 'term' | 'cv' | 'registered' | 'resolved');

/** Administrators get everybody's petitions, a doctor their own. */
export const petitionsPageQuery = (filter: PetitionsFilter) =>
  infiniteQueryOptions({
    queryKey: ['petitions', 'page', filter],
    queryFn: async ({ pageParam }): Promise<PetitionPage> =>
      (
        await api.petitions.$get({
          query: { limit: '25', ...filter, ...(pageParam && { cursor: pageParam }) } as { limit: string },
        })
      ).json(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const ownPetitionsQuery = queryOptions({
  queryKey: ['petitions', 'own'],
  queryFn: async (): Promise<PetitionPage> => (await api.petitions.$get({ query: {} })).json(),
});

export const petitionCountsQuery = queryOptions({
  queryKey: ['petitions', 'counts'],
  queryFn: async () => (await api.petitions.counts.$get()).json(),
});

export async function fetchPetitionsCsv(filter: PetitionsFilter): Promise<Blob> {
  return (await api.petitions['export.csv'].$get({ query: filter as object })).blob();
}

/** The answer of a mutation is the whole petition: it takes the place of what was known; lists ask again. */
export function keepPetition(queryClient: QueryClient, petition: Petition): Petition {
  queryClient.setQueryData(petitionQuery(petition.id).queryKey, petition);
  void queryClient.invalidateQueries({ queryKey: ['petitions', 'page'] });
  void queryClient.invalidateQueries({ queryKey: ['petitions', 'own'] });
  void queryClient.invalidateQueries({ queryKey: ['petitions', 'counts'] });
  return petition;
}

const one = api.petitions[':id'];

export async function giveVerdict(documentId: string, verdict: Verdict): Promise<Petition | null> {
  const answer = await api.documents[':id'].verdict.$post({ param: { id: documentId }, json: verdict });
  return (await answer.json()).petition;
}

export const reviewCv = async (id: string): Promise<Petition> =>
  (await one['cv-review'].$post({ param: { id } })).json();

export const validatePetition = async (id: string): Promise<Petition> =>
  (await one.validate.$post({ param: { id } })).json();

export const sendToMinistry = async (id: string, json: Registry): Promise<Petition> =>
  (await one['send-to-ministry'].$post({ param: { id }, json })).json();

export const resolvePetition = async (id: string, json: Resolution): Promise<Petition> =>
  (await one.resolve.$post({ param: { id }, json })).json();

export const commentPetition = async (id: string, json: { text: string; internal: boolean }): Promise<Petition> =>
  (await one.comments.$post({ param: { id }, json })).json();

export const startRequirement = async (id: string, json: StartRequirement): Promise<Petition> =>
  (await one.requirements.$post({ param: { id }, json })).json();

export const answerRequirement = async (id: string, json: { answeredOn: string }): Promise<Petition> =>
  (await one.requirements.answer.$post({ param: { id }, json })).json();

export const completeCondition = async (id: string, conditionId: string): Promise<Petition> =>
  (await one.conditions[':conditionId'].done.$post({ param: { id, conditionId } })).json();

type ResolutionUpload = { id: string; file: File; onProgress: (share: number) => void; signal: AbortSignal };

/** The ministry's own paper; it waits for the resolution it belongs to. */
export async function uploadResolutionFile({ id, ...upload }: ResolutionUpload): Promise<Petition> {
  const response = await uploadFile({ url: one['resolution-file'].$url({ param: { id } }), ...upload });
  return (await response.json()) as Petition;
}

/** Files of a petition. A plain link could not send the bearer header. */
export const fetchResolutionFile = async (id: string): Promise<Blob> =>
  (await one['resolution-file'].$get({ param: { id } })).blob();

export const fetchReceipt = async (id: string): Promise<Blob> => (await one.receipt.$get({ param: { id } })).blob();

export const fetchDeadlines = async (id: string): Promise<Blob> =>
  (await one['deadlines.ics'].$get({ param: { id } })).blob();

export const fetchLetter = async (id: string, kind: LetterKind): Promise<Blob> =>
  (await one.letters[':kind'].$get({ param: { id, kind } })).blob();

/** A file never changes under its id: fetched once, and beforehand for the document that comes next. */
export const documentFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['petition-files', id],
    queryFn: async () => (await api.documents[':id'].file.$get({ param: { id } })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

/** Drawn anew from the CV as it is now, so that its version is part of the name. */
export const cvFileQuery = (id: string, updatedAt: string) =>
  queryOptions({
    queryKey: ['petition-files', 'cv', id, updatedAt],
    queryFn: async () => (await one['cv.pdf'].$get({ param: { id } })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

export const rejectionReasonsQuery = queryOptions({
  queryKey: ['settings', 'rejection-reasons'],
  queryFn: async (): Promise<RejectionReasonsSetting> => (await api.settings['rejection-reasons'].$get()).json(),
});

export const holidaysQuery = queryOptions({
  queryKey: ['settings', 'holidays'],
  queryFn: async (): Promise<HolidaysSetting> => (await api.settings.holidays.$get()).json(),
});

export async function saveRejectionReasons(
  queryClient: QueryClient,
  json: RejectionReasonsChange,
): Promise<RejectionReasonsSetting> {
  const saved = await (await api.settings['rejection-reasons'].$put({ json })).json();
  queryClient.setQueryData(rejectionReasonsQuery.queryKey, saved);
  return saved;
}

export async function changeHolidays(queryClient: QueryClient, json: HolidaysChange): Promise<void> {
  const saved = await (await api.settings.holidays.$patch({ json })).json();
  queryClient.setQueryData(holidaysQuery.queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: ['audit'] });
  // Every legal term may end on another day by now.
  for (const key of ['petitions', 'dashboards']) void queryClient.invalidateQueries({ queryKey: [key] });
}
