import { limits } from '@fonendo/domain/shared/limits';
import { defaultLocale, type Locale, localeCookie, locales } from '@fonendo/domain/shared/locale';
import i18next, {
  type BackendModule,
  type DefaultNamespace,
  type Namespace as Namespaces,
  type ParseKeys,
  type ParseKeysWithoutVariables,
} from 'i18next';
import { initReactI18next } from 'react-i18next';

/** One catalogue per namespace, loaded with the first screen that needs it. */
const catalogues = {
  es: {
    core: () => import('@fonendo/messages/es/shared/core').then(({ core }) => core),
    ui: () => import('@fonendo/messages/es/shared/ui').then(({ ui }) => ui),
    auth: () => import('@fonendo/messages/es/auth/auth').then(({ auth }) => auth),
    gallery: () => import('@fonendo/messages/es/gallery/gallery').then(({ gallery }) => gallery),
    access: () => import('@fonendo/messages/es/auth/access').then(({ access }) => access),
    contact: () => import('@fonendo/messages/es/contact').then(({ contact }) => contact),
    mailbox: () => import('@fonendo/messages/es/demo/mailbox').then(({ mailbox }) => mailbox),
    signup: () => import('@fonendo/messages/es/auth/signup').then(({ signup }) => signup),
    account: () => import('@fonendo/messages/es/account').then(({ account }) => account),
    contracts: () => import('@fonendo/messages/es/contracts/contracts').then(({ contracts }) => contracts),
    payments: () => import('@fonendo/messages/es/payments/payments').then(({ payments }) => payments),
    documents: () => import('@fonendo/messages/es/documents').then(({ documents }) => documents),
    users: () => import('@fonendo/messages/es/users/users').then(({ users }) => users),
    administrators: () =>
      import('@fonendo/messages/es/users/administrators').then(({ administrators }) => administrators),
    audit: () => import('@fonendo/messages/es/audit/audit').then(({ audit }) => audit),
    health: () => import('@fonendo/messages/es/health').then(({ health }) => health),
    bounces: () => import('@fonendo/messages/es/bounces').then(({ bounces }) => bounces),
    reports: () => import('@fonendo/messages/es/conversations/reports').then(({ reports }) => reports),
    cv: () => import('@fonendo/messages/es/cv/cv').then(({ cv }) => cv),
    person: () => import('@fonendo/messages/es/users/person').then(({ person }) => person),
    doctors: () => import('@fonendo/messages/es/doctors/doctors').then(({ doctors }) => doctors),
    hospitals: () => import('@fonendo/messages/es/hospitals/hospitals').then(({ hospitals }) => hospitals),
    profiles: () => import('@fonendo/messages/es/profiles').then(({ profiles }) => profiles),
    candidates: () => import('@fonendo/messages/es/selection/candidates').then(({ candidates }) => candidates),
    candidacies: () => import('@fonendo/messages/es/candidacies/candidacies').then(({ candidacies }) => candidacies),
    candidateNotes: () =>
      import('@fonendo/messages/es/candidacies/candidate-notes').then(({ candidateNotes }) => candidateNotes),
    conversations: () =>
      import('@fonendo/messages/es/conversations/conversations').then(({ conversations }) => conversations),
    quickAnswers: () =>
      import('@fonendo/messages/es/conversations/quick-answers').then(({ quickAnswers }) => quickAnswers),
    contacts: () => import('@fonendo/messages/es/candidacies/contacts').then(({ contacts }) => contacts),
    firstDay: () => import('@fonendo/messages/es/candidacies/first-day').then(({ firstDay }) => firstDay),
    documentRequests: () =>
      import('@fonendo/messages/es/document-requests/document-requests').then(
        ({ documentRequests }) => documentRequests,
      ),
    dashboards: () => import('@fonendo/messages/es/dashboards/dashboards').then(({ dashboards }) => dashboards),
    directory: () => import('@fonendo/messages/es/doctors/directory').then(({ directory }) => directory),
    palette: () => import('@fonendo/messages/es/search').then(({ palette }) => palette),
    petitions: () => import('@fonendo/messages/es/petitions/petitions').then(({ petitions }) => petitions),
    processes: () => import('@fonendo/messages/es/processes/processes').then(({ processes }) => processes),
    processSteps: () => import('@fonendo/messages/es/processes/process-steps').then(({ processSteps }) => processSteps),
    managedOffers: () =>
      import('@fonendo/messages/es/offers/managed-offers').then(({ managedOffers }) => managedOffers),
    homologations: () =>
      import('@fonendo/messages/es/petitions/homologations').then(({ homologations }) => homologations),
    legalClock: () => import('@fonendo/messages/es/petitions/legal-clock').then(({ legalClock }) => legalClock),
    checklist: () => import('@fonendo/messages/es/petitions/checklist').then(({ checklist }) => checklist),
    journey: () => import('@fonendo/messages/es/petitions/journey').then(({ journey }) => journey),
    road: () => import('@fonendo/messages/es/petitions/road').then(({ road }) => road),
    ministryActs: () => import('@fonendo/messages/es/petitions/ministry-acts').then(({ ministryActs }) => ministryActs),
    selection: () => import('@fonendo/messages/es/selection/selection').then(({ selection }) => selection),
    offers: () => import('@fonendo/messages/es/offers/offers').then(({ offers }) => offers),
    interviews: () => import('@fonendo/messages/es/interviews/interviews').then(({ interviews }) => interviews),
    notifications: () => import('@fonendo/messages/es/notifications').then(({ notifications }) => notifications),
    secondFactor: () => import('@fonendo/messages/es/auth/second-factor').then(({ secondFactor }) => secondFactor),
    publicPages: () => import('@fonendo/messages/es/public-pages').then(({ publicPages }) => publicPages),
  },
  en: {
    core: () => import('@fonendo/messages/en/shared/core').then(({ core }) => core),
    ui: () => import('@fonendo/messages/en/shared/ui').then(({ ui }) => ui),
    auth: () => import('@fonendo/messages/en/auth/auth').then(({ auth }) => auth),
    gallery: () => import('@fonendo/messages/en/gallery/gallery').then(({ gallery }) => gallery),
    access: () => import('@fonendo/messages/en/auth/access').then(({ access }) => access),
    contact: () => import('@fonendo/messages/en/contact').then(({ contact }) => contact),
    mailbox: () => import('@fonendo/messages/en/demo/mailbox').then(({ mailbox }) => mailbox),
    signup: () => import('@fonendo/messages/en/auth/signup').then(({ signup }) => signup),
    account: () => import('@fonendo/messages/en/account').then(({ account }) => account),
    contracts: () => import('@fonendo/messages/en/contracts/contracts').then(({ contracts }) => contracts),
    payments: () => import('@fonendo/messages/en/payments/payments').then(({ payments }) => payments),
    documents: () => import('@fonendo/messages/en/documents').then(({ documents }) => documents),
    users: () => import('@fonendo/messages/en/users/users').then(({ users }) => users),
    administrators: () =>
      import('@fonendo/messages/en/users/administrators').then(({ administrators }) => administrators),
    audit: () => import('@fonendo/messages/en/audit/audit').then(({ audit }) => audit),
    health: () => import('@fonendo/messages/en/health').then(({ health }) => health),
    bounces: () => import('@fonendo/messages/en/bounces').then(({ bounces }) => bounces),
    reports: () => import('@fonendo/messages/en/conversations/reports').then(({ reports }) => reports),
    cv: () => import('@fonendo/messages/en/cv/cv').then(({ cv }) => cv),
    person: () => import('@fonendo/messages/en/users/person').then(({ person }) => person),
    doctors: () => import('@fonendo/messages/en/doctors/doctors').then(({ doctors }) => doctors),
    hospitals: () => import('@fonendo/messages/en/hospitals/hospitals').then(({ hospitals }) => hospitals),
    profiles: () => import('@fonendo/messages/en/profiles').then(({ profiles }) => profiles),
    candidates: () => import('@fonendo/messages/en/selection/candidates').then(({ candidates }) => candidates),
    candidacies: () => import('@fonendo/messages/en/candidacies/candidacies').then(({ candidacies }) => candidacies),
    candidateNotes: () =>
      import('@fonendo/messages/en/candidacies/candidate-notes').then(({ candidateNotes }) => candidateNotes),
    conversations: () =>
      import('@fonendo/messages/en/conversations/conversations').then(({ conversations }) => conversations),
    quickAnswers: () =>
      import('@fonendo/messages/en/conversations/quick-answers').then(({ quickAnswers }) => quickAnswers),
    contacts: () => import('@fonendo/messages/en/candidacies/contacts').then(({ contacts }) => contacts),
    firstDay: () => import('@fonendo/messages/en/candidacies/first-day').then(({ firstDay }) => firstDay),
    documentRequests: () =>
      import('@fonendo/messages/en/document-requests/document-requests').then(
        ({ documentRequests }) => documentRequests,
      ),
    dashboards: () => import('@fonendo/messages/en/dashboards/dashboards').then(({ dashboards }) => dashboards),
    directory: () => import('@fonendo/messages/en/doctors/directory').then(({ directory }) => directory),
    palette: () => import('@fonendo/messages/en/search').then(({ palette }) => palette),
    petitions: () => import('@fonendo/messages/en/petitions/petitions').then(({ petitions }) => petitions),
    processes: () => import('@fonendo/messages/en/processes/processes').then(({ processes }) => processes),
    processSteps: () => import('@fonendo/messages/en/processes/process-steps').then(({ processSteps }) => processSteps),
    managedOffers: () =>
      import('@fonendo/messages/en/offers/managed-offers').then(({ managedOffers }) => managedOffers),
    homologations: () =>
      import('@fonendo/messages/en/petitions/homologations').then(({ homologations }) => homologations),
    legalClock: () => import('@fonendo/messages/en/petitions/legal-clock').then(({ legalClock }) => legalClock),
    checklist: () => import('@fonendo/messages/en/petitions/checklist').then(({ checklist }) => checklist),
    journey: () => import('@fonendo/messages/en/petitions/journey').then(({ journey }) => journey),
    road: () => import('@fonendo/messages/en/petitions/road').then(({ road }) => road),
    ministryActs: () => import('@fonendo/messages/en/petitions/ministry-acts').then(({ ministryActs }) => ministryActs),
    selection: () => import('@fonendo/messages/en/selection/selection').then(({ selection }) => selection),
    offers: () => import('@fonendo/messages/en/offers/offers').then(({ offers }) => offers),
    interviews: () => import('@fonendo/messages/en/interviews/interviews').then(({ interviews }) => interviews),
    notifications: () => import('@fonendo/messages/en/notifications').then(({ notifications }) => notifications),
    secondFactor: () => import('@fonendo/messages/en/auth/second-factor').then(({ secondFactor }) => secondFactor),
    publicPages: () => import('@fonendo/messages/en/public-pages').then(({ publicPages }) => publicPages),
  },
};

type Namespace = keyof typeof catalogues.es;

type Catalogues = { [Name in Namespace]: Awaited<ReturnType<(typeof catalogues.es)[Name]>> };

/** The text of a key, or both where it has a singular and a plural. */
type TextAt<Tree, Key> = Key extends keyof Tree
  ? Tree[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? TextAt<Tree[Head], Rest>
      : never
    : Tree[`${Key & string}_${'one' | 'other'}` & keyof Tree];

type GapsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | GapsIn<Rest> : never;

type FirstOf<Ns> = Ns extends readonly [infer First, ...unknown[]] ? First : Ns;

type TextOf<Ns, Key> = Key extends `${infer Named}:${infer Own}`
  ? TextAt<Catalogues[Named & Namespace], Own>
  : TextAt<Catalogues[FirstOf<Ns> & Namespace], Key>;

/** What fills the gaps of a text. */
type Values<Ns, Key> = {
  [Name in GapsIn<TextOf<Ns, Key>>]: Name extends 'count' ? number : string | number;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: Catalogues;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
  /** Tried before the signatures of i18next, which make the compiler work out far more (docs/decisions/0053). */
  interface TFunctionNonStrict<Ns extends Namespaces = DefaultNamespace, KPrefix = undefined> {
    (key: ParseKeysWithoutVariables<Ns, KPrefix>): string;
    <Key extends ParseKeys<Ns>>(key: Key, values: Values<Ns, Key>): string;
  }
}

const lazyCatalogues: BackendModule = {
  type: 'backend',
  init() {},
  read: (locale, namespace) => catalogues[locale as Locale][namespace as Namespace](),
};

/** In the language that public/first.js has chosen, before the first paint. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale,
      // At once: the routes load their texts meanwhile, and would take the fallback's.
      initAsync: false,
      ns: ['core', 'ui'],
      defaultNS: 'core',
      supportedLngs: locales,
      // Both have every text, so nobody needs a second catalogue.
      fallbackLng: false,
      partialBundledLanguages: true,
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    });
  // i18next continues without texts if they fail to load, but a page of bare keys is useless.
  if (!i18next.hasResourceBundle(currentLocale(), 'core')) throw new Error('The texts could not be loaded');
  keepLanguage(currentLocale());
  i18next.on('languageChanged', keepLanguage);
}

/** For readers of the page, and by the cookie for the server and the next visit. */
function keepLanguage(language: string): void {
  document.documentElement.lang = language;
  const seconds = limits.localeCookieDays * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies answers later and is not in every browser
  document.cookie = `${localeCookie}=${language}; path=/; max-age=${seconds}; samesite=lax`;
}

/** For a route's loader: loads the texts of a screen together with its code. */
export const loadTexts = (...namespaces: Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces);

export function currentLocale(): Locale {
  return locales.find((locale) => locale === i18next.resolvedLanguage) ?? defaultLocale;
}
