import { type Account, offerId, petitionId } from './fill/accounts.ts';
import { busyOfferNumber } from './fill/selection.ts';
import type { Sizes } from './fill/sizes.ts';

/** One kind of request that people make all day. */
export type Work = {
  name: string;
  /** Null where nobody has to sign in. */
  as: Account | null;
  /** Fewer at once than usual, where one answer keeps a core busy for long. */
  connections?: number;
  /** Left out of the load of the quick run. */
  quick?: false;
  /** Paths of the product, asked for in turn; those of the floor where they differ. */
  paths: readonly string[];
  floorPaths?: readonly string[];
  /** What both have to find alike: identifiers, and figures up to the bound of an exact total. */
  alike: readonly string[];
  /** Requests per second, as a share of the floor's. */
  shareBar?: number;
  /** Time at the largest size, as a multiple of the smallest; none where the reader's own rows grow with the product. */
  growthBar?: number;
  /** Milliseconds at the median, at the largest size: the bar of the lists that have one. */
  medianBarMs?: number;
};

/** The deep page: the product goes on after a cursor, the floor after the row that the cursor stands for. */
export type DeepPage = { cursor: string; after: string };

const listBar = 1.5;
const facetsBar = 2;
const medianBarMs = 50;
const heavy = 8;
const filters = `community=ES-MD&speciality=${encodeURIComponent('Cardiología')}&contractType=permanent`;

export function workOf(sizes: Sizes, { cursor, after }: DeepPage): Work[] {
  const some = (count: number, of: number, path: (n: number) => string) =>
    Array.from({ length: count }, (_, index) => path(1 + ((index * 37) % of)));
  return [
    {
      name: 'health',
      as: null,
      paths: ['/health'],
      alike: ['status'],
      shareBar: 0.5,
      growthBar: listBar,
      quick: false,
    },
    { name: 'session', as: 'doctor', paths: ['/auth/session'], alike: ['email'], shareBar: 0.6, growthBar: listBar },
    {
      ...{ name: 'offers, three filters', as: 'doctor', paths: [`/offers?${filters}`] },
      ...{ alike: ['items[].id', 'total'], shareBar: 0.6, growthBar: listBar },
    },
    {
      ...{ name: 'offers, page 500', as: 'doctor', paths: [`/offers?cursor=${encodeURIComponent(cursor)}`] },
      floorPaths: [`/offers?after=${encodeURIComponent(after)}`],
      ...{ alike: ['items[].id'], shareBar: 0.6, growthBar: listBar },
    },
    {
      ...{ name: 'offers, no filter', as: 'doctor', paths: ['/offers'] },
      ...{ alike: ['items[].id', 'total'], growthBar: listBar, quick: false },
    },
    {
      ...{ name: 'offers, a common word', as: 'doctor', paths: ['/offers?search=guardias'] },
      ...{ alike: ['items[].id', 'total'], growthBar: listBar },
    },
    {
      ...{ name: 'one offer', as: 'doctor', paths: some(500, sizes.offers, (n) => `/offers/${offerId(n)}`) },
      ...{ alike: ['id', 'name'], shareBar: 0.5, growthBar: listBar },
    },
    {
      ...{ name: 'facets', as: 'doctor', paths: ['/offers/facets'] },
      ...{ alike: ['total'], growthBar: facetsBar },
    },
    {
      ...{ name: 'facets, a common word', as: 'doctor', paths: ['/offers/facets?search=guardias'] },
      ...{ alike: ['total'], growthBar: facetsBar, quick: false, connections: heavy },
    },
    {
      ...{ name: 'notifications', as: 'doctor', paths: ['/notifications'] },
      ...{ alike: ['items[].id', 'unread'], growthBar: listBar },
    },
    {
      ...{ name: 'users', as: 'administrator', paths: ['/users'] },
      ...{ alike: ['items[].id', 'total'], growthBar: listBar, medianBarMs },
    },
    {
      ...{ name: 'petitions queue', as: 'administrator', paths: ['/petitions?status=Pending'] },
      ...{ alike: ['items[].id', 'total'], growthBar: listBar, medianBarMs },
    },
    {
      name: 'one petition',
      as: 'administrator',
      paths: some(100, sizes.petitions, (n) => `/petitions/${petitionId(n)}`),
      ...{ alike: ['id', 'reference'], growthBar: listBar },
    },
    {
      ...{ name: 'candidates of an offer (board)', as: 'recruiter' },
      paths: [`/selection/board?offer=${offerId(busyOfferNumber(sizes))}`],
      ...{ alike: ['offer.id', 'open'], growthBar: listBar, medianBarMs, connections: heavy },
    },
    {
      ...{ name: 'dashboard of a hospital', as: 'recruiter', paths: ['/dashboards/hospital'] },
      ...{ alike: ['pipeline[].count'], growthBar: listBar, medianBarMs },
    },
    {
      ...{ name: 'dashboard of the largest hospital', as: 'largeRecruiter', paths: ['/dashboards/hospital'] },
      ...{ alike: ['pipeline[].count'], medianBarMs, quick: false },
    },
    {
      ...{ name: 'dashboard of administrators', as: 'administrator', paths: ['/dashboards/administrator'] },
      ...{ alike: ['petitions.inHand[].count'], growthBar: listBar, medianBarMs },
    },
    {
      ...{ name: 'search over everything', as: 'administrator', paths: ['/search?q=zambrano'] },
      ...{ alike: [], growthBar: listBar, medianBarMs },
    },
  ];
}
