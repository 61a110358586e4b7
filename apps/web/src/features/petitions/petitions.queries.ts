import type { Query } from '@fonendo/client/client';
import type {
  CloseHearing,
  CorrectNotification,
  DecideExtension,
  OpenNotice,
  StartHearing,
  StartRequirement,
} from '@fonendo/contract/petitions/legal-clock.schema';
import type {
  CorrectRegistry,
  Petition,
  Registry,
  Resolution,
  Verdict,
} from '@fonendo/contract/petitions/petitions.schema';
import type { HolidaysChange, RejectionReasonsChange } from '@fonendo/contract/petitions/settings.schema';
import type { LetterKind } from '@fonendo/domain/petitions/petition';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read, readPages } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { type Upload, uploadFile } from '../../platform/upload.ts';

export const petitionQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.petitions.one(id),
    ...read('/api/petitions/{id}', { path: { id } }),
  });

/** The parameters of the API; unset ones are left out. */
export type PetitionsFilter = Query<'/api/petitions/export.csv'>;

/** Administrators get all petitions, doctors their own. */
export const petitionsPageQuery = (filter: PetitionsFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.petitions.page(filter),
    ...readPages('/api/petitions', { limit: 25, ...filter }),
    placeholderData: keepPreviousData,
  });

export const ownPetitionsQuery = queryOptions({
  queryKey: queryKeys.petitions.own,
  ...read('/api/petitions', { query: {} }),
});

export const petitionCountsQuery = queryOptions({
  queryKey: queryKeys.petitions.counts,
  ...read('/api/petitions/counts'),
});

export const fetchPetitionsCsv = (filter: PetitionsFilter) => api.file('/api/petitions/export.csv', { query: filter });

/** The answer is the whole petition: it is stored, and lists are invalidated. */
export function cachePetition(queryClient: QueryClient, petition: Petition): Petition {
  const { queryKey } = petitionQuery(petition.id);
  queryClient.setQueryData(queryKey, petition);
  void invalidateAnswers(queryClient, affectedBy.petition, { except: queryKey });
  return petition;
}

export async function giveVerdict(documentId: string, verdict: Verdict) {
  const answer = await api.post('/api/documents/{id}/verdict', { path: { id: documentId }, body: verdict });
  return answer.petition;
}

export const returnCv = (id: string, reason: string) =>
  api.post('/api/petitions/{id}/cv-return', { path: { id }, body: { reason } });

export const reviewCv = (id: string) => api.post('/api/petitions/{id}/cv-review', { path: { id } });

export const validatePetition = (id: string) => api.post('/api/petitions/{id}/validate', { path: { id } });

export const sendToMinistry = (id: string, body: Registry) =>
  api.post('/api/petitions/{id}/send-to-ministry', { path: { id }, body });

export const resolvePetition = (id: string, body: Resolution) =>
  api.post('/api/petitions/{id}/resolve', { path: { id }, body });

export const commentPetition = (id: string, body: { text: string; internal: boolean }) =>
  api.post('/api/petitions/{id}/comments', { path: { id }, body });

export const startRequirement = (id: string, body: StartRequirement) =>
  api.post('/api/petitions/{id}/requirements', { path: { id }, body });

export const answerRequirement = (id: string, body: { answeredOn: string }) =>
  api.post('/api/petitions/{id}/requirements/answer', { path: { id }, body });

export const requestExtension = (id: string, body: { requestedOn: string }) =>
  api.post('/api/petitions/{id}/extension', { path: { id }, body });

export const decideExtension = (id: string, body: DecideExtension) =>
  api.post('/api/petitions/{id}/extension/decision', { path: { id }, body });

export const startHearing = (id: string, body: StartHearing) =>
  api.post('/api/petitions/{id}/hearings', { path: { id }, body });

export const closeHearing = (id: string, body: CloseHearing) =>
  api.post('/api/petitions/{id}/hearings/close', { path: { id }, body });

export const correctRegistry = (id: string, body: CorrectRegistry) =>
  api.post('/api/petitions/{id}/registry', { path: { id }, body });

export const openNotice = (id: string, body: OpenNotice) =>
  api.post('/api/petitions/{id}/notification/opened', { path: { id }, body });

export const correctNotification = (id: string, body: CorrectNotification) =>
  api.post('/api/petitions/{id}/notification', { path: { id }, body });

export const completeCondition = (id: string, conditionId: string) =>
  api.post('/api/petitions/{id}/conditions/{conditionId}/done', { path: { id, conditionId } });

/** The ministry's document, stored until the resolution is recorded. */
export const uploadResolutionFile = ({ id, ...upload }: Upload & { id: string }) =>
  uploadFile('post', '/api/petitions/{id}/resolution-file', { path: { id } }, upload);

/** The ministry's letter of a request. */
/** What the ministry does before it decides: it asks for something, or it hears the doctor. */
export type Act = 'requirement' | 'hearing';

type ActOf = { id: string; act: Act; actId: string };

/** The ministry's own letter. */
export const uploadActLetter = ({ id, act, actId, ...upload }: Upload & ActOf) =>
  act === 'hearing'
    ? uploadFile('post', '/api/petitions/{id}/hearings/{hearingId}/letter', { path: { id, hearingId: actId } }, upload)
    : uploadFile(
        'post',
        '/api/petitions/{id}/requirements/{requirementId}/letter',
        { path: { id, requirementId: actId } },
        upload,
      );

/** Files of a petition. Fetched, because a plain link could not send the bearer header. */
export const fetchResolutionFile = (id: string) => api.file('/api/petitions/{id}/resolution-file', { path: { id } });

export const fetchActLetter = ({ id, act, actId }: ActOf) =>
  act === 'hearing'
    ? api.file('/api/petitions/{id}/hearings/{hearingId}/letter', { path: { id, hearingId: actId } })
    : api.file('/api/petitions/{id}/requirements/{requirementId}/letter', { path: { id, requirementId: actId } });

export const fetchReceipt = (id: string) => api.file('/api/petitions/{id}/receipt', { path: { id } });

export const fetchDeadlines = (id: string) => api.file('/api/petitions/{id}/deadlines.ics', { path: { id } });

export const fetchLetter = (id: string, kind: LetterKind) =>
  api.file('/api/petitions/{id}/letters/{kind}', { path: { id, kind } });

/** A file never changes under its id: fetched once, and in advance for the next document. */
export const documentFileQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.documents.file(id),
    queryFn: () => api.file('/api/documents/{id}/file', { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

export const cvFileQuery = (id: string, updatedAt: string) =>
  queryOptions({
    queryKey: queryKeys.cv.ofPetition(id, updatedAt),
    queryFn: () => api.file('/api/petitions/{id}/cv.pdf', { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

export const rejectionReasonsQuery = queryOptions({
  queryKey: queryKeys.settings.rejectionReasons,
  ...read('/api/settings/rejection-reasons'),
});

export const holidaysQuery = queryOptions({
  queryKey: queryKeys.settings.holidays,
  ...read('/api/settings/holidays'),
});

export async function saveRejectionReasons(queryClient: QueryClient, body: RejectionReasonsChange) {
  const saved = await api.put('/api/settings/rejection-reasons', { body });
  queryClient.setQueryData(rejectionReasonsQuery.queryKey, saved);
  return saved;
}

export async function changeHolidays(queryClient: QueryClient, body: HolidaysChange): Promise<void> {
  const saved = await api.patch('/api/settings/holidays', { body });
  queryClient.setQueryData(holidaysQuery.queryKey, saved);
  void invalidateAnswers(queryClient, affectedBy.holidays);
}
