/**
 * The keys of cached answers. The root is the noun; invalidating a key invalidates everything below it. Plurals
 * (`pages`, `boards`) and `all` name several answers and are only for invalidation.
 */
export const queryKeys = {
  account: {
    own: ['account', 'own'],
    sessions: ['account', 'sessions'],
    secondFactor: ['account', 'second-factor'],
  },
  audit: {
    all: ['audit'],
    page: (filter: object, pageSize: number) => ['audit', 'page', filter, pageSize] as const,
  },
  auth: {
    confirmed: (userId: string) => ['auth', 'confirmed', userId] as const,
    verification: (token: string) => ['auth', 'verification', token] as const,
    registration: ['auth', 'registration'],
  },
  /** Everything that a doctor sees of their candidacies. */
  candidacies: {
    all: ['candidacies'],
    pages: ['candidacies', 'mine'],
    page: (view: string) => ['candidacies', 'mine', view] as const,
    one: (id: string) => ['candidacies', 'one', id] as const,
    snapshot: (id: string) => ['candidacies', 'snapshot', id] as const,
    contact: (id: string) => ['candidacies', 'contact', id] as const,
    application: (offerId: string) => ['candidacies', 'application', offerId] as const,
    documentRequests: (id: string) => ['candidacies', 'document-requests', id] as const,
    interviews: (id: string) => ['candidacies', 'interviews', id] as const,
  },
  contracts: { own: ['contracts', 'own'] },
  /** By their candidacy or petition. */
  conversations: {
    all: ['conversations'],
    one: (id: string) => ['conversations', 'one', id] as const,
    found: (id: string, search: string) => ['conversations', 'found', id, search] as const,
    quickAnswers: ['conversations', 'quick-answers'],
    /** By the team, of those that somebody reported. */
    reports: ['conversations', 'reports'],
    reportList: (standing: string) => ['conversations', 'reports', 'list', standing] as const,
    report: (id: string, opening: string) => ['conversations', 'reports', 'one', id, opening] as const,
    opening: (id: string) => ['conversations', 'opening', id] as const,
  },
  cv: {
    own: ['cv', 'own'],
    /** Drawn from the current CV, so its version is part of the key. */
    ofPetition: (petitionId: string, updatedAt: string) => ['cv', 'of-petition', petitionId, updatedAt] as const,
  },
  dashboards: {
    all: ['dashboards'],
    administrator: ['dashboards', 'administrator'],
    hospital: ['dashboards', 'hospital'],
    doctor: ['dashboards', 'doctor'],
  },
  demo: {
    mailbox: ['demo', 'mailbox'],
    mail: (id: string) => ['demo', 'mail', id] as const,
  },
  doctors: {
    mine: ['doctors', 'mine'],
    own: ['doctors', 'mine', 'data'],
    readiness: ['doctors', 'mine', 'readiness'],
    profile: ['doctors', 'mine', 'profile'],
    directories: ['doctors', 'directory'],
    directory: (filter: object) => ['doctors', 'directory', filter] as const,
    found: (id: string) => ['doctors', 'directory', 'one', id] as const,
    notes: (id: string) => ['doctors', 'notes', id] as const,
  },
  documents: {
    own: ['documents', 'own'],
    file: (id: string) => ['documents', 'file', id] as const,
  },
  health: {
    service: ['health', 'service'],
    mails: ['health', 'mails'],
  },
  hospitals: {
    all: ['hospitals'],
    mine: ['hospitals', 'mine'],
    own: ['hospitals', 'mine', 'data'],
    profile: ['hospitals', 'mine', 'profile'],
    one: (id: string) => ['hospitals', 'one', id] as const,
    page: (filter: object) => ['hospitals', 'page', filter] as const,
    claims: ['hospitals', 'claims'],
    choices: ['hospitals', 'choices'],
  },
  interviews: {
    calendars: ['interviews', 'between'],
    between: (range: object) => ['interviews', 'between', range] as const,
    feed: ['interviews', 'feed'],
  },
  notifications: {
    all: ['notifications'],
    latest: ['notifications', 'latest'],
    lists: ['notifications', 'list'],
    list: (show: string) => ['notifications', 'list', show] as const,
  },
  offers: {
    /** As doctors see them. */
    published: ['offers', 'published'],
    search: (filters: object) => ['offers', 'published', 'search', filters] as const,
    facets: (filters: object) => ['offers', 'published', 'facets', filters] as const,
    one: (id: string) => ['offers', 'published', 'one', id] as const,
    savedSearches: ['offers', 'saved-searches'],
    /** As their authors and reviewers see them. */
    managed: ['offers', 'managed'],
    managedOne: (id: string) => ['offers', 'managed', 'one', id] as const,
    managedPage: (filter: object) => ['offers', 'managed', 'page', filter] as const,
    managedCounts: (filter: object) => ['offers', 'managed', 'counts', filter] as const,
    reviewQueue: ['offers', 'managed', 'queue'],
    openChoices: (search: string) => ['offers', 'managed', 'open', search] as const,
    choices: ['offers', 'managed', 'choices'],
  },
  payments: {
    quotes: ['payments', 'quote'],
    quote: (products: string) => ['payments', 'quote', products] as const,
    one: (id: string) => ['payments', 'one', id] as const,
    own: ['payments', 'own'],
    pages: ['payments', 'page'],
    page: (filter: object) => ['payments', 'page', filter] as const,
    registry: ['payments', 'registry'],
  },
  petitions: {
    all: ['petitions'],
    one: (id: string) => ['petitions', 'one', id] as const,
    pages: ['petitions', 'page'],
    page: (filter: object) => ['petitions', 'page', filter] as const,
    own: ['petitions', 'own'],
    road: ['petitions', 'road'],
    counts: ['petitions', 'counts'],
    waitingTimes: ['petitions', 'waiting-times'],
    receipt: (code: string) => ['petitions', 'receipt', code] as const,
    declaration: (id: string) => ['petitions', 'declaration', id] as const,
  },
  processes: { list: ['processes', 'list'] },
  administrators: { invitations: ['administrators', 'invitations'] },
  profiles: {
    team: ['profiles', 'team'],
    invitation: (token: string) => ['profiles', 'invitation', token] as const,
  },
  search: { found: (words: string) => ['search', 'found', words] as const },
  /** Everything that a hospital sees of its candidates: a change of a candidacy invalidates all of it. */
  selection: {
    all: ['selection'],
    candidates: (filter: object) => ['selection', 'candidates', filter] as const,
    boards: ['selection', 'board'],
    board: (filter: object) => ['selection', 'board', filter] as const,
    candidacy: (id: string) => ['selection', 'candidacy', id] as const,
    remaining: (offerId: string) => ['selection', 'remaining', offerId] as const,
    person: (doctorId: string) => ['selection', 'person', doctorId] as const,
    notes: (candidacyId: string) => ['selection', 'notes', candidacyId] as const,
    contact: (candidacyId: string) => ['selection', 'contact', candidacyId] as const,
    documentRequests: (candidacyId: string) => ['selection', 'document-requests', candidacyId] as const,
    interviews: (candidacyId: string) => ['selection', 'interviews', candidacyId] as const,
    busy: (candidacyId: string, range: object) => ['selection', 'busy', candidacyId, range] as const,
  },
  settings: {
    public: ['settings', 'public'],
    about: ['settings', 'about'],
    service: ['settings', 'service'],
    prices: ['settings', 'prices'],
    rejectionReasons: ['settings', 'rejection-reasons'],
    holidays: ['settings', 'holidays'],
    paperWeights: ['settings', 'paper-weights'],
    passport: ['settings', 'passport'],
  },
  users: {
    all: ['users'],
    page: (filter: object) => ['users', 'page', filter] as const,
    one: (id: string) => ['users', 'one', id] as const,
    sessions: (id: string) => ['users', 'sessions', id] as const,
  },
} as const;
