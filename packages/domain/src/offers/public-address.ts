import { type Community, communities, communityCodes } from '../reference/communities.ts';
import { specialities } from '../reference/specialities.ts';
import { searchable } from '../search/searchable.ts';
import type { Locale } from '../shared/locale.ts';
import { publicPath } from '../shared/public-path.ts';

const mostOfSlug = 80;

/** Words of a text as an address holds them: `Médico/a de urgencias` is `medico-a-de-urgencias`. */
export function slugOf(text: string): string {
  const words = searchable(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const slug = words.join('-');
  if (slug.length <= mostOfSlug) return slug;
  return slug.slice(0, slug.lastIndexOf('-', mostOfSlug) > 0 ? slug.lastIndexOf('-', mostOfSlug) : mostOfSlug);
}

const ended = /^(.*?)-?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const named = ({ id, name }: { id: string; name: string }) => [slugOf(name), id].filter(Boolean).join('-');

export const publicOfferPath = (offer: { id: string; name: string }, locale: Locale): string =>
  publicPath(`/empleo/${named(offer)}`, locale);

export const publicHospitalPath = (hospital: { id: string; name: string }, locale: Locale): string =>
  publicPath(`/hospitales/${named(hospital)}`, locale);

/** The id at the end of such an address; the words before it may have changed since. */
export const idInAddress = (segment: string): string | null => ended.exec(segment)?.[2]?.toLowerCase() ?? null;

const communityBySlug = new Map(communityCodes.map((code) => [slugOf(communities[code].name), code]));
const specialityBySlug = new Map<string, string>(specialities.map((name) => [slugOf(name), name]));
/** Each page names several of these. */
const slugOfPlace = new Map([...communityBySlug].map(([slug, code]) => [code, slug]));
const slugOfSpeciality = new Map([...specialityBySlug].map(([slug, name]) => [name, slug]));

export const communityOfSlug = (slug: string): Community | null => communityBySlug.get(slug) ?? null;

export const specialityOfSlug = (slug: string): string | null => specialityBySlug.get(slug) ?? null;

/** The list of open offers, of a community and of a speciality there. */
export function publicListPath(place: { community?: Community; speciality?: string }, locale: Locale): string {
  const { community, speciality } = place;
  if (!community) return publicPath('/empleo', locale);
  const path = `/empleo/${slugOfPlace.get(community)}`;
  return publicPath(speciality ? `${path}/${slugOfSpeciality.get(speciality) ?? slugOf(speciality)}` : path, locale);
}
