import { publicListPath, publicOfferPath } from '@fonendo/domain/offers/public-address';
import { type Locale, locales } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { describeSalary } from '../offers/offers.public.ts';
import { type Html, lines } from './frame/html.ts';
import { frontTexts } from './frame/texts.ts';
import type { FrontContext } from './front.context.ts';
import { headingOf } from './list/list.page.ts';
import { feedAddress, type Listed, listAddress } from './list/list-address.ts';
import {
  countPublicOffers,
  type ListedOffer,
  listPublicAddresses,
  listPublicPlaces,
} from './public-offers.repository.ts';

/** What search engines may read: the public pages, not the application behind the login. */
export const robotsText = ({ publicUrl }: FrontContext): string => `User-agent: *
Disallow: /api/
Disallow: /*?redirect=
Disallow: /dev/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;

/** In both languages; a sitemap may have 50,000 addresses. */
const offersOfSitemap = 5_000;

/** The list of lists. */
export async function sitemapIndex({ db, publicUrl }: FrontContext): Promise<string> {
  const pages = Math.ceil((await countPublicOffers(db)) / offersOfSitemap);
  const names = ['pages', ...Array.from({ length: pages }, (_, index) => String(index + 1))];
  const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

/** One list of addresses; null where there is none of that name. */
export async function sitemapPart(context: FrontContext, name: string): Promise<string | null> {
  if (name === 'pages') return addresses(context, await fixedPaths(context));
  const page = /^[1-9]\d{0,3}$/.test(name) ? Number(name) : null;
  if (page === null) return null;
  const rows = await listPublicAddresses(context.db, { offset: (page - 1) * offersOfSitemap, limit: offersOfSitemap });
  if (rows.length === 0) return null;
  return addresses(
    context,
    rows.map((row) => ({ path: publicOfferPath(row, 'es'), changedAt: row.updatedAt })),
  );
}

type Address = { path: string; changedAt: Date | null };

async function fixedPaths({ db }: FrontContext): Promise<Address[]> {
  const places = await listPublicPlaces(db);
  const communities = [...new Set(places.map(({ community }) => community))];
  const paths = [
    '/inicio',
    '/inicio/hospitales',
    publicListPath({}, 'es'),
    ...communities.map((community) => publicListPath({ community }, 'es')),
    ...places.map((place) => publicListPath(place, 'es')),
  ];
  return paths.map((path) => ({ path, changedAt: null }));
}

/** Each page in both languages, naming the other. Addresses hold nothing that XML would read otherwise. */
function addresses({ publicUrl }: FrontContext, found: readonly Address[]): string {
  const text = found.map(({ path, changedAt }) => {
    const urls = locales.map((locale) => ({ locale, url: `${publicUrl}${publicPath(path, locale)}` }));
    const others = urls
      .map(({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`)
      .join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return urls.map(({ url }) => `<url><loc>${url}</loc>${changed}${others}</url>`).join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${text.join('\n')}
</urlset>`;
}

/** The newest offers of a list, for readers of feeds. */
export function atomFeed(
  { publicUrl, now }: FrontContext,
  { listed, items, locale }: { listed: Listed; items: readonly ListedOffer[]; locale: Locale },
): Html {
  const t = frontTexts[locale];
  const absolute = (path: string) => `${publicUrl}${path}`;
  const entries = items.map((offer) => {
    const address = absolute(publicOfferPath(offer, locale));
    const said = `${offer.hospital.name}, ${offer.hospital.city}. ${describeSalary(offer, locale)} ${t.offer.gross}.`;
    return html`<entry><id>urn:uuid:${offer.id}</id><title>${offer.name}</title><link href="${address}"/><updated>${offer.publishedAt}</updated><author><name>${offer.hospital.name}</name></author><summary>${said}</summary></entry>`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><id>${absolute(feedAddress(listed, locale))}</id><title>${fill(t.list.feed, { heading: headingOf(listed, locale) })}</title><updated>${items[0]?.publishedAt ?? now().toISOString()}</updated><link rel="self" href="${absolute(feedAddress(listed, locale))}"/><link href="${absolute(listAddress({ ...listed, page: 1 }, locale))}"/>
${lines(entries)}
</feed>`;
}
