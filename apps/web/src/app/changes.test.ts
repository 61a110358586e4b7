import type { CvUpdate } from '@fonendo/contract/cv.schema';
import type { DoctorUpdate } from '@fonendo/contract/doctors/doctors.schema';
import type { Prices } from '@fonendo/contract/settings.schema';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryKeys as keys } from '../platform/query-keys.ts';

const answers: unknown[] = [];
vi.stubGlobal('window', { location: { origin: 'https://fonendo.test' } });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('fetch', async () => Response.json(answers.shift() ?? {}));

const [
  selection,
  offers,
  hospitals,
  users,
  candidacies,
  interviews,
  petitions,
  payments,
  processes,
  requests,
  own,
  cvs,
] = await Promise.all([
  import('../features/selection/moves.queries.ts'),
  import('../features/offers/manage/managed-offers.queries.ts'),
  import('../features/hospitals/manage/managed-hospitals.queries.ts'),
  import('../features/users/users.queries.ts'),
  import('../features/candidacies/candidacies.queries.ts'),
  import('../features/interviews/interviews.queries.ts'),
  import('../features/petitions/petitions.queries.ts'),
  import('../features/payments/payments.queries.ts'),
  import('../features/processes/processes.queries.ts'),
  import('../features/document-requests/document-requests.queries.ts'),
  import('../features/doctors/doctors.queries.ts'),
  import('../features/cv/cv.queries.ts'),
]);

const dashboard = keys.dashboards.hospital;
const calendar = keys.interviews.between({});

const prices: Prices = {
  offersAccessPriceCents: 1,
  recognitionPriceCents: 1,
  recognitionDiscountPercent: 0,
  stateFeeCents: 1,
  taxTable: { spain: 2100, europeanUnion: 0, outsideEuropeanUnion: 0 },
};

/** A change, the server's answer, the queries that have to ask again, and the query that holds the answer itself. */
type Change = {
  run: (queryClient: QueryClient) => unknown;
  answer?: unknown;
  shownBy: QueryKey[];
  kept?: QueryKey;
};

const changes: Record<string, Change> = {
  'an offer is closed': {
    run: async (known) => offers.cacheOffer(known, await offers.closeOffer('o')),
    answer: { id: 'o' },
    shownBy: [
      ...[keys.offers.managedPage({}), keys.offers.managedCounts({}), keys.offers.choices, keys.offers.reviewQueue],
      ...[keys.offers.one('o'), keys.processes.list, dashboard, keys.dashboards.administrator],
      ...[keys.selection.board({ offer: 'o' }), keys.selection.candidacy('c')],
    ],
    kept: keys.offers.managedOne('o'),
  },
  'an offer is approved together with its hospital': {
    run: async (known) => offers.cacheOffer(known, await offers.approveOffer({ id: 'o', version: 1, applicant: null })),
    answer: { id: 'o' },
    shownBy: [keys.hospitals.one('h'), keys.hospitals.page({}), keys.dashboards.administrator],
    kept: keys.offers.managedOne('o'),
  },
  'a candidate is accepted': {
    run: async (known) => selection.cacheCandidacy(known, await selection.acceptCandidacy('c')),
    answer: { id: 'c' },
    shownBy: [
      ...[keys.selection.board({}), keys.selection.candidates({}), keys.selection.interviews('c'), dashboard],
      ...[keys.offers.managedPage({}), calendar],
    ],
    kept: keys.selection.candidacy('c'),
  },
  'candidates are moved together': {
    run: (known) => selection.moveMany(known, { action: 'move', to: { step: 1 }, items: [] }),
    shownBy: [keys.selection.board({}), keys.selection.candidacy('c'), keys.offers.managedPage({}), dashboard],
  },
  'a document of a candidate is accepted': {
    run: async (known) => requests.cacheHospitalRequests(known, 'c', await requests.acceptRequest('r', '')),
    shownBy: [keys.selection.candidacy('c'), keys.selection.board({}), dashboard],
    kept: keys.selection.documentRequests('c'),
  },
  'an interview was held': {
    run: async (known) => interviews.cacheHospitalInterview(known, await interviews.markHeld('i')),
    answer: { id: 'i', candidacyId: 'c' },
    shownBy: [keys.selection.candidacy('c'), calendar, dashboard],
  },
  'a doctor picks the time of an interview': {
    run: async (known) => interviews.cacheOwnInterview(known, await interviews.pickSlot('i', 's')),
    answer: { id: 'i', candidacyId: 'c' },
    shownBy: [keys.candidacies.one('c'), calendar, keys.dashboards.doctor],
  },
  'a doctor withdraws': {
    run: async (known) => candidacies.cacheCandidacy(known, await candidacies.withdrawCandidacy('c')),
    answer: { id: 'c', offer: { id: 'o', open: true } },
    shownBy: [
      ...[keys.candidacies.page('all'), keys.candidacies.interviews('c'), keys.candidacies.documentRequests('c')],
      ...[keys.offers.one('o'), keys.documents.own, keys.cv.own, calendar, keys.dashboards.doctor],
    ],
    kept: keys.candidacies.one('c'),
  },
  'a doctor completes their data': {
    run: async (known) => own.cacheOwnData(known, await own.saveOwnData({} as DoctorUpdate)),
    shownBy: [keys.candidacies.application('o'), keys.doctors.readiness, keys.documents.own, keys.dashboards.doctor],
    kept: keys.doctors.own,
  },
  'a doctor writes their CV': {
    run: async (known) => cvs.cacheCv(known, await cvs.saveCv({} as CvUpdate)),
    shownBy: [keys.candidacies.application('o'), keys.doctors.readiness, keys.dashboards.doctor],
    kept: keys.cv.own,
  },
  'a petition is validated': {
    run: async (known) => petitions.cachePetition(known, await petitions.validatePetition('p')),
    answer: { id: 'p' },
    shownBy: [keys.petitions.page({}), keys.petitions.counts, keys.petitions.own, keys.dashboards.administrator],
    kept: keys.petitions.one('p'),
  },
  'public holidays change': {
    run: (known) => petitions.changeHolidays(known, { added: [], removed: [] }),
    shownBy: [keys.petitions.one('p'), keys.dashboards.administrator, keys.audit.page({}, 50)],
    kept: keys.settings.holidays,
  },
  'prices change': {
    run: (known) => payments.savePrices(known, { ...prices, read: prices }),
    shownBy: [keys.settings.about, keys.payments.quote('recognition'), keys.audit.page({}, 50)],
    kept: keys.settings.prices,
  },
  'a hospital is approved': {
    run: async (known) => hospitals.cacheHospital(known, await hospitals.approveHospital('h', 1)),
    answer: { hospital: { id: 'h' } },
    shownBy: [
      ...[keys.hospitals.page({}), keys.hospitals.claims, keys.offers.managedCounts({}), keys.offers.managedOne('o')],
      ...[keys.users.page({}), keys.dashboards.administrator, keys.audit.page({}, 50)],
    ],
    kept: keys.hospitals.one('h'),
  },
  'a claim is answered': {
    run: async (known) => hospitals.cacheClaims(known, await hospitals.answerClaim('k', { answer: 'No' })),
    shownBy: [keys.hospitals.one('h'), keys.hospitals.page({}), keys.dashboards.administrator],
    kept: keys.hospitals.claims,
  },
  'a person is blocked': {
    run: async (known) => users.cacheUser(known, await users.blockUser('u', 'Fraude')),
    answer: { id: 'u' },
    shownBy: [
      ...[keys.users.page({}), keys.users.sessions('u'), keys.audit.page({}, 50), keys.dashboards.administrator],
      ...[keys.petitions.page({}), keys.payments.page({}), keys.hospitals.one('h')],
    ],
    kept: keys.users.one('u'),
  },
  'a process is deleted': {
    run: (known) => processes.dropProcess(known, 'x'),
    shownBy: [keys.processes.list, keys.offers.managedOne('o')],
  },
};

beforeEach(() => {
  answers.length = 0;
});

test.each(Object.entries(changes))('%s: what shows it asks again', async (_, { run, answer, shownBy, kept }) => {
  const queryClient = new QueryClient();
  for (const key of [...shownBy, ...(kept ? [kept] : [])]) queryClient.setQueryData(key, { items: [] });
  answers.push(answer);
  await run(queryClient);
  const isStale = (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated;
  expect(shownBy.filter((key) => !isStale(key))).toEqual([]);
  if (kept) expect(isStale(kept)).toBe(false);
});
