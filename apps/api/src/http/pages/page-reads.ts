import { isAdministrator, isDoctor, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';

/**
 * What the pages of the web read to be shown, by their paths (docs/decisions/0060). A read that is missing here is
 * fetched by the page itself, later; one that the page does not need is read in vain. Neither changes what is shown.
 */
export function readsOfPage(address: string, groups: readonly PolicyGroup[]): string[] {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const [, id = ''] = /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=\/|$)/i.exec(pathname) ?? [];
  const pattern = (id ? pathname.replace(id, ':id') : pathname).replace(/(?<=.)\/$/, '');
  const reads = Object.hasOwn(pages, pattern) ? pages[pattern]?.[audienceOf(groups)] : undefined;
  return ['/auth/session', ...(reads?.(id, Object.fromEntries(searchParams)) ?? []), ...readsOfShell(groups)].filter(
    (read, position, all) => all.indexOf(read) === position,
  );
}

type Words = Readonly<Record<string, string | undefined>>;
type Reads = (id: string, search: Words) => readonly string[];
type Audience = 'doctor' | 'hospital' | 'administrator';

const audienceOf = (groups: readonly PolicyGroup[]): Audience =>
  isDoctor(groups) ? 'doctor' : isAdministrator(groups) ? 'administrator' : 'hospital';

/** A doctor without a recognised degree sees in the sidebar whether it is their turn. */
const readsOfShell = (groups: readonly PolicyGroup[]): readonly string[] =>
  groups.includes('notCertifiedDoctor') ? ['/petitions'] : [];

/** A path with its query; words that are not there are left out. */
function read(path: string, query: Words = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

const always = (path: string): Reads => {
  return () => [path];
};

/** The words of an address that the API knows by the same name. */
const only = (search: Words, names: readonly string[]): Words =>
  Object.fromEntries(names.map((name) => [name, search[name]]));

/** `-created` is a descending order. */
const ordered = ({ sort }: Words): Words =>
  sort ? { sort: sort.replace('-', ''), order: sort.startsWith('-') ? 'desc' : 'asc' } : {};

const petitionsOf = (search: Words): string => {
  const status = search['status'] ?? (search['q'] ? 'all' : 'Pending');
  return read('/petitions', {
    ...{ limit: '25', search: search['q'], status: status === 'all' ? undefined : status },
    ...{ ...only(search, ['country', 'paid']), waitingDays: search['waiting'], ...ordered(search) },
  });
};

const offerFilters = ['search', 'exact', 'community', 'speciality', 'contractType', 'workingDay'];
const offerNumbers = ['salaryMin', 'maxExperience'];

const searchedOffers = (search: Words): string[] => {
  const filters = only(search, [...offerFilters, ...offerNumbers]);
  const sort = search['sort'] === 'newest' ? 'newest' : 'match';
  return [read('/offers', { ...filters, sort }), read('/offers/facets', filters)];
};

const managedOffers = (search: Words, byDefault?: string): string[] => {
  const filters = { search: search['q'], ...only(search, ['speciality', 'hospital']) };
  const view = search['view'] ?? (search['q'] || search['hospital'] ? undefined : byDefault);
  return [
    read('/offers/managed', { limit: '25', ...filters, view: view === 'all' ? undefined : view }),
    read('/offers/managed/counts', filters),
  ];
};

const candidatesOf = (search: Words, status: string | undefined): string =>
  read('/selection/candidates', {
    ...{ limit: '25', search: search['q'], minMatch: search['match'] },
    ...{
      ...only(search, ['certification', 'late', 'unseen', 'toAccept', 'sort', 'offer', 'step', 'stepName', 'waitsFor']),
      ...only(search, ['acceptedIn']),
      status,
    },
  });

const allCandidates: Reads = (_id, search) => {
  if (search['view'] === 'calendar') return ['/calendar-feed'];
  const status = search['status'] ?? (search['q'] ? 'all' : openCandidacyStatuses.join());
  return [candidatesOf(search, status === 'all' ? undefined : status), read('/offers/managed', { limit: '100' })];
};

const board: Reads = (id, search) => [
  read('/selection/board', {
    ...{ offer: id, search: search['q'], minMatch: search['match'] },
    ...only(search, ['certification', 'late', 'unseen', 'toAccept', 'sort']),
  }),
  ...(search['view'] === 'table' ? [candidatesOf({ ...search, offer: id }, undefined)] : []),
];

/** What the tabs of the account read beside the account itself; the first tab stands under no name. */
const accountTabs: Record<Audience, Record<string, readonly string[]>> = {
  doctor: {
    '': ['/doctors/me'],
    documents: ['/documents'],
    cv: ['/cv'],
    payments: ['/payments/quote?products=', '/payments?limit=20', '/contract'],
    privacy: ['/doctors/me'],
  },
  hospital: { '': ['/hospitals/mine'], hospital: ['/hospitals/mine'] },
  administrator: {
    settings: ['prices', 'paper-weights', 'passport', 'rejection-reasons', 'holidays'].map(
      (name) => `/settings/${name}`,
    ),
  },
};

const everybodysTabs: Record<string, readonly string[]> = {
  security: ['/account/second-factor', '/account/sessions'],
  notifications: ['/notifications?limit=25'],
};

const account =
  (audience: Audience): Reads =>
  (_id, { tab = '' }) => ['/account', ...(accountTabs[audience][tab] ?? everybodysTabs[tab] ?? [])];

const everybodysAccount = {
  doctor: account('doctor'),
  hospital: account('hospital'),
  administrator: account('administrator'),
};

const pages: Record<string, Partial<Record<Audience, Reads>>> = {
  '/dashboard': {
    doctor: always('/dashboards/doctor'),
    hospital: always('/dashboards/hospital'),
    administrator: always('/dashboards/administrator'),
  },
  '/account': everybodysAccount,
  '/account/cv': { doctor: always('/cv') },
  '/help': {
    doctor: always('/settings/about'),
    hospital: always('/settings/about'),
    administrator: always('/settings/about'),
  },
  '/profile': { doctor: always('/doctors/me/profile') },
  '/offers': {
    doctor: (_id, search) => searchedOffers(search),
    hospital: (_id, search) => managedOffers(search),
    administrator: (_id, search) => managedOffers(search, 'toApprove'),
  },
  '/offers/own': {
    doctor: (_id, { view }) => [view === 'calendar' ? '/calendar-feed' : '/candidacies/mine'],
    hospital: (_id, search) => managedOffers(search),
  },
  '/offers/:id': {
    doctor: (id, search) => [`/offers/${id}`, `/offers/${id}/application`, ...searchedOffers(search)],
    hospital: (id) => [`/offers/managed/${id}`],
    administrator: (id) => [`/offers/managed/${id}`, '/offers/managed?view=toApprove&limit=2'],
  },
  '/offers/:id/candidates': { hospital: board },
  '/candidates': { hospital: allCandidates },
  '/candidates/:id': { hospital: (id) => [`/selection/people/${id}`] },
  '/candidate/:id': {
    doctor: (id, { view }) =>
      (view === 'conversation' ? ['', '/messages'] : ['', '/interviews', '/document-requests']).map(
        (part) => `/candidacies/${id}${part}`,
      ),
    hospital: (id, { view }) =>
      (view === 'conversation' ? ['', '/messages'] : ['', '/interviews', '/document-requests', '/notes']).map(
        (part) => `/selection/candidacies/${id}${part}`,
      ),
  },
  '/homologations': { doctor: () => ['/petitions', '/payments?limit=20'] },
  '/journey': { doctor: always('/petitions/journey') },
  '/road': { doctor: () => ['/petitions/road', '/petitions'] },
  '/homologation-info': { doctor: () => ['/petitions/waiting-times', '/doctors/me/profile', '/documents'] },
  '/petitions': { administrator: (_id, search) => [petitionsOf(search), '/petitions/counts'] },
  '/petitions/:id': {
    doctor: (id, { view }) => [
      ...[`/petitions/${id}`, '/petitions', '/payments?limit=20'],
      view === 'conversation' ? `/petitions/${id}/messages` : '/documents',
    ],
    administrator: (id, search) => [
      ...[`/petitions/${id}`, petitionsOf(search)],
      ...['/petitions/counts', '/settings/rejection-reasons'],
      ...(search['view'] === 'conversation' ? [`/petitions/${id}/messages`] : []),
    ],
  },
  '/users': {
    hospital: (_id, search) => [
      '/hospitals/mine',
      read('/doctors', { search: search['q'], ...only(search, ['speciality', 'certification']) }),
    ],
    administrator: (_id, search) => [
      read('/users', {
        ...{ limit: '25', search: search['q'] },
        ...{ ...only(search, ['group', 'standing', 'verified', 'paid', 'from', 'to']), ...ordered(search) },
      }),
    ],
  },
  '/users/:id': { administrator: (id) => [`/users/${id}`] },
  '/hospitals': {
    administrator: (_id, search) => [
      read('/hospitals', {
        ...{ limit: '25', search: search['q'] },
        ...{ ...only(search, ['sector', 'community', 'blocked', 'approval']), ...ordered(search) },
      }),
      '/hospitals/claims',
      ...(search['hospital'] && !search['hospital'].includes('/') ? [`/hospitals/${search['hospital']}`] : []),
    ],
  },
  '/payments': {
    administrator: (_id, search) => [
      read('/payments/all', {
        ...{ limit: '25', search: search['q'], userId: search['user'] },
        ...only(search, ['status', 'product']),
      }),
    ],
  },
  '/audit': {
    // Days out of order have no entries, and the page does not ask for any.
    administrator: (_id, search) =>
      (search['from'] ?? '') > (search['to'] || '9999')
        ? []
        : [
            read('/audit', {
              limit: '50',
              ...only(search, ['person', 'action', 'subject', 'subjectId', 'from', 'to']),
            }),
          ],
  },
  '/service': { administrator: () => ['/service', '/service/mails'] },
  '/process': { hospital: always('/processes') },
  '/profiles': { hospital: always('/profiles') },
};
