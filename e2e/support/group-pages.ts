import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { accounts, type Group } from './accounts.ts';

type Item = {
  id: string;
  status?: string;
  person?: { id: string } | null;
  offer?: { id: string; name: string };
  next?: { key?: string };
};
type Api = (path: string) => Promise<Item[]>;

type GroupPages = {
  email: string;
  /** Words that speak to somebody whom the product addresses in another way. */
  strangeWords: RegExp;
  /** That no word may be cut in two by the end of a line, on a tablet and on a phone. */
  wholeWords?: true;
  /** Pages that hold no one thing. */
  paths: readonly string[];
  /** Other addresses, which name one thing or a part of a page. */
  things: (api: Api) => Promise<string[]>;
};

/**
 * Words that only speak to somebody called tú. What the specification settles word by word has none of them but
 * "Debes"; texts that people wrote themselves may have any.
 */
const informal = /(?<![\p{L}/])(tus?|tú|ti|contigo|puedes|tienes|quieres|podrás|tendrás|tuyos?|tuyas?)(?!\p{L})/iu;
/** And those that only speak to somebody called usted. */
const formal =
  /(?<![\p{L}/])(usted|ustedes|podrá usted|escriba|elija|indique|seleccione|compruebe|revise|introduzca)(?!\p{L})/iu;

/** What the demo brings: what another test has made may be gone when its page opens. */
const isOfDemo = ({ id }: Item) => id.startsWith('01900000-');

/** Reads lists as somebody, to find what the addresses of their pages name; what the demo brings comes first. */
export const listsOf = (request: APIRequestContext, token: string): Api => {
  return async (path) => {
    const response = await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status(), path).toBe(200);
    const { items } = (await response.json()) as { items: Item[] };
    return items.toSorted((a, b) => Number(isOfDemo(b)) - Number(isOfDemo(a)));
  };
};

const pagesOfAdministrators: Pick<GroupPages, 'paths' | 'things'> = {
  paths: [
    ...['/dashboard', '/users', '/petitions', '/offers', '/payments'],
    ...['/audit', '/service', '/reports', '/account', '/hospitals'],
  ],
  things: async (api) => {
    const [offer] = await api('/offers/managed?view=toApprove');
    const [user] = await api('/users?group=notCertifiedDoctor');
    const [member] = await api('/users?group=recruiter');
    const [hospital] = await api('/hospitals');
    const [petition] = await api('/petitions');
    return [
      ...[`/users/${user?.id}`, `/users/${member?.id}`, `/petitions/${petition?.id}`, `/offers/${offer?.id}`],
      ...[`/hospitals?hospital=${hospital?.id}`, '/account?tab=settings', '/account?tab=security'],
    ];
  },
};

/** Whose pages are opened, and which: with something on them, and what stands on them in every state. */
export const groupPages: Record<string, GroupPages> = {
  'a hospital': {
    email: 'hospital@fonendo.test',
    strangeWords: informal,
    paths: ['/dashboard', '/offers', '/users', '/candidates', '/process', '/profiles', '/account'],
    things: async (api) => {
      const [candidate] = await api('/selection/candidates');
      const offer = `/offers/${candidate?.offer?.id}`;
      return [
        ...[offer, `${offer}/candidates`, `${offer}/candidates?view=table`],
        ...['/candidates?view=calendar', `/candidates/${candidate?.person?.id}`],
        ...['/account?tab=hospital', '/account?tab=notifications'],
      ];
    },
  },
  'a hospital with its candidacies': {
    email: 'recruiter@fonendo.test',
    strangeWords: informal,
    paths: [],
    things: async (api) => {
      const open = await api('/selection/candidates?limit=100');
      const ended = await api('/selection/candidates?limit=100&status=accepted,discarded,withdrawn');
      // Who opens one that nobody has seen takes it from the tests that count those.
      const unseen = (await api('/selection/candidates?limit=100&unseen=true')).map(({ id }) => id);
      const seen = [...open, ...ended].filter(({ id }) => !unseen.includes(id));
      const states = Object.groupBy(seen, ({ status, next }) => `${status} ${next?.key}`);
      return Object.values(states).map((alike) => `/candidate/${alike?.[0]?.id}`);
    },
  },
  'a doctor': {
    email: 'doctor@fonendo.test',
    strangeWords: formal,
    wholeWords: true,
    paths: [
      ...['/dashboard', '/offers', '/offers/own', '/profile', '/homologation-info', '/journey'],
      ...['/account', '/account/cv'],
    ],
    things: async (api) => {
      const [offer] = await api('/offers');
      const own = await api('/candidacies/mine?limit=100');
      const states = Object.groupBy(own, ({ status, next }) => `${status} ${JSON.stringify(next)}`);
      return [
        ...[`/offers/${offer?.id}`, '/offers/own?view=calendar'],
        ...['/account?tab=documents', '/account?tab=cv', '/account?tab=payments'],
        ...['/account?tab=security', '/account?tab=privacy', '/account?tab=notifications'],
        ...Object.values(states).map((alike) => `/candidate/${alike?.[0]?.id}`),
      ];
    },
  },
  'a doctor whose degree is not recognised yet': {
    email: 'doctor.tramite@fonendo.test',
    strangeWords: formal,
    wholeWords: true,
    paths: ['/dashboard', '/homologations', '/homologation-info', '/journey'],
    things: async (api) => {
      const [petition] = await api('/petitions');
      return [`/petitions/${petition?.id}`];
    },
  },
  'a doctor who begins': {
    email: 'doctor.nuevo@fonendo.test',
    strangeWords: formal,
    wholeWords: true,
    paths: ['/dashboard', '/offers', '/account'],
    things: async (api) => {
      const [petition] = await api('/petitions');
      // Theirs is the only one, so the list shows it at once and takes its name.
      return ['/homologations', `/petitions/${petition?.id}`];
    },
  },
  'an administrator': { email: 'admin@fonendo.test', strangeWords: informal, ...pagesOfAdministrators },
  // An administrator's pages; these have more on them for who may invite and change other administrators.
  'a superadministrator': {
    email: 'superadmin@fonendo.test',
    strangeWords: informal,
    paths: ['/dashboard', '/users', '/service', '/account'],
    things: async (api) => {
      const [administrator] = await api('/users?group=admin');
      return [`/users/${administrator?.id}`, '/account?tab=settings', '/account?tab=privacy'];
    },
  },
};

export const addressesOf = async ({ paths, things }: GroupPages, api: Api): Promise<string[]> => [
  ...paths,
  ...(await things(api)),
];

/** The paths that are opened above as the demo account of a group. */
export const pathsOf = (group: Group): readonly string[] =>
  Object.values(groupPages).flatMap(({ email, paths }) => (email === accounts[group] ? paths : []));

/** What anybody may open. */
export const publicPages = [
  ...['/', '/login', '/signup', '/forgot-password', '/faq', '/legal', '/terms', '/deleted-account', '/no/such/page'],
];

/** A tab for each address, three at a time: what takes the time is waiting until a page is quiet. */
export async function openTabs(
  context: BrowserContext,
  addresses: readonly string[],
  look: (tab: Page, address: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses];
  const open = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const tab = await context.newPage();
      await look(tab, address);
      await tab.close();
    }
  };
  await Promise.all([open(), open(), open()]);
}
