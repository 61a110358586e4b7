import {
  communityOfSlug,
  idInAddress,
  publicHospitalPath,
  publicOfferPath,
  specialityOfSlug,
} from '@fonendo/domain/offers/public-address';
import type { Settings } from '@fonendo/domain/settings/settings';
import { defaultLocale, type Locale, locales } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { RequestEnv } from '../../http/request-context.ts';
import { createRouter, declareRoute } from '../../http/route.ts';
import { countFindable, type FindableCount } from '../doctors/doctors.public.ts';
import { describeSalary } from '../offers/offers.public.ts';
import { readWaits, type Waits } from '../petitions/petitions.public.ts';
import { readSettings } from '../settings/settings.public.ts';
import { answer, answerPicture } from './answer.ts';
import { atomFeed, robotsText, sitemapIndex, sitemapPart } from './feeds.ts';
import type { FrontContext } from './front.context.ts';
import { doctorsPage } from './home/doctors.page.ts';
import { hospitalsPage } from './home/hospitals.page.ts';
import { readRoadAnswers } from './home/road-finder.ts';
import { waitsFile } from './home/waits.ts';
import { keptFigures } from './kept-figures.ts';
import { hospitalPage } from './list/hospital.page.ts';
import { listPage } from './list/list.page.ts';
import { type Listed, listAddress, offersOnPage, readListQuery } from './list/list-address.ts';
import { readList } from './list/read-list.ts';
import { offerPage } from './offer/offer.page.ts';
import { pictureOf, picturePath, versionOf } from './offer/picture.ts';
import {
  findPicturedOffer,
  findPublicHospital,
  findPublicOffer,
  listPublicOffers,
} from './public-offers.repository.ts';

/** Read by anybody, without a session: what hospitals open to everybody, and what belongs to nobody. */
const page = <Path extends string>(path: Path, params: z.ZodObject = z.object({})) =>
  declareRoute(
    { access: 'public', reach: 'common' },
    {
      method: 'get',
      path,
      request: { params, query: z.looseObject({}) },
      responses: { 200: { description: 'A page', content: { 'text/html': { schema: z.string() } } } },
    },
  );

const segment = z.string().max(300);
const one = z.object({ first: segment });
const two = z.object({ first: segment, second: segment });

type Asked = Context<RequestEnv>;

const segmentOf = (c: Asked, name: 'first' | 'second'): string => c.req.param(name) ?? '';

/** The pages that need no account, each in both languages under an address of its own. */
export function frontRoutes(context: FrontContext) {
  const router = createRouter();
  router.openapi(page('/robots.txt'), (c) => answer(c, robotsText(context), 'text/plain'));
  router.openapi(page('/sitemap.xml'), async (c) => answer(c, await sitemapIndex(context), 'application/xml'));
  router.openapi(page('/sitemaps/{first}', one), async (c) => {
    const [, name] = /^(\w+)\.xml$/.exec(segmentOf(c, 'first')) ?? [];
    const text = name && (await sitemapPart(context, name));
    if (!text) throw new ApiError('NotFound');
    return answer(c, text, 'application/xml');
  });
  const figures = {
    waits: keptFigures(context.now, () => readWaits(context)),
    doctors: keptFigures(context.now, () => countFindable(context.db)),
    settings: keptFigures(context.now, () => readSettings(context.db)),
  };
  for (const locale of locales) {
    addHome(router, context, figures, locale);
    addOffers(router, context, figures, locale);
  }
  return router;
}

type Figures = {
  waits: () => Promise<Waits>;
  doctors: () => Promise<FindableCount[]>;
  settings: () => Promise<Settings>;
};

function addHome(
  router: ReturnType<typeof createRouter>,
  context: FrontContext,
  figures: Figures,
  locale: Locale,
): void {
  router.openapi(page(publicPath('/inicio', locale)), async (c) => {
    const [settings, offers, waits] = await Promise.all([
      readSettings(context.db),
      readList(context, { page: 1 }),
      figures.waits(),
    ]);
    const answers = readRoadAnswers(c.req.query());
    return answer(c, doctorsPage(context, { answers, settings, offers, waits, locale }));
  });
  router.openapi(page(publicPath('/inicio/plazos.csv', locale)), async (c) =>
    answer(c, waitsFile(await figures.waits(), locale), 'text/csv'),
  );
  router.openapi(page(publicPath('/inicio/hospitales', locale)), async (c) =>
    answer(c, hospitalsPage(context, { doctors: await figures.doctors(), locale })),
  );
}

function addOffers(
  router: ReturnType<typeof createRouter>,
  context: FrontContext,
  { settings }: Figures,
  locale: Locale,
): void {
  const at = <Path extends string>(path: Path) => publicPath(path, locale);
  router.openapi(page(at('/empleo')), (c) => showList(c, context, {}, locale));
  router.openapi(page(at('/empleo.atom')), (c) => showFeed(c, context, {}, locale));
  router.openapi(page(at('/empleo/{first}'), one), async (c) => {
    const first = segmentOf(c, 'first');
    const id = idInAddress(first);
    if (id) return showOffer(c, context, settings, id, locale);
    return showPlace(c, context, [first], locale);
  });
  router.openapi(page(at('/empleo/{first}/{second}'), two), (c) => {
    const [first, second] = [segmentOf(c, 'first'), segmentOf(c, 'second')];
    const id = idInAddress(first);
    if (id && second.endsWith('.png')) return showPicture(c, context, id, locale);
    return showPlace(c, context, [first, second], locale);
  });
  router.openapi(page(at('/hospitales/{first}'), one), async (c) => {
    const id = idInAddress(segmentOf(c, 'first'));
    const hospital = id && (await findPublicHospital(context.db, id));
    if (!hospital) throw new ApiError('NotFound');
    const own = publicHospitalPath(hospital, locale);
    if (c.req.path !== own) return c.redirect(own, 301);
    const items = await listPublicOffers(context.db, { hospitalId: hospital.id }, { offset: 0, limit: 100 });
    return answer(c, hospitalPage(context, { hospital, items, locale }));
  });
}

/** Under its present name; an address with another one leads there. A closed one is gone, and says what is like it. */
async function showOffer(
  c: Asked,
  context: FrontContext,
  readKept: Figures['settings'],
  id: string,
  locale: Locale,
): Promise<Response> {
  const offer = await findPublicOffer(context.db, id);
  if (!offer) throw new ApiError('NotFound');
  const path = publicOfferPath(offer, defaultLocale);
  const own = publicPath(path, locale);
  if (c.req.path !== own) return c.redirect(own, 301);
  const status = offer.status === 'closed' ? 410 : 200;
  const body = offerPage(context, { offer, path, settings: await readKept(), locale });
  return answer(c, body, 'text/html', status);
}

/** Of the same offers as the page. An address of what it said before leads to what it says now. */
async function showPicture(c: Asked, context: FrontContext, id: string, locale: Locale): Promise<Response> {
  const offer = await findPicturedOffer(context.db, id);
  if (!offer) throw new ApiError('NotFound');
  if (offer.status === 'closed') return answer(c, '', 'text/plain', 410);
  const picture = pictureOf(offer, describeSalary(offer, locale), locale);
  const version = versionOf(picture);
  const own = picturePath(offer, version, locale);
  if (c.req.path !== own) return c.redirect(own, 302);
  return answerPicture(c, version, () => context.drawPicture(picture, c.req.raw.signal));
}

/** `/empleo/galicia`, `/empleo/galicia/nefrologia`, and each followed by `.atom`. */
async function showPlace(c: Asked, context: FrontContext, segments: readonly string[], locale: Locale) {
  const isFeed = segments.at(-1)?.endsWith('.atom') ?? false;
  const [first = '', second] = segments.map((text) => text.replace(/\.atom$/, ''));
  const community = communityOfSlug(first);
  const speciality = second === undefined ? null : specialityOfSlug(second);
  if (!community || (second !== undefined && !speciality)) throw new ApiError('NotFound');
  const place: Partial<Listed> = { community: [community], ...(speciality && { speciality: [speciality] }) };
  return isFeed ? showFeed(c, context, place, locale) : showList(c, context, place, locale);
}

async function showList(c: Asked, context: FrontContext, place: Partial<Listed>, locale: Locale): Promise<Response> {
  const listed: Listed = { ...readListQuery(c.req.query()), ...place };
  const own = listAddress(listed, locale);
  // What the form asked for has an address that says it better.
  if (!place.community && listed.community?.length === 1) return c.redirect(own, 302);
  const found = await readList(context, listed);
  if (found.items.length === 0 && listed.page > 1) throw new ApiError('NotFound');
  return answer(c, listPage(context, { listed, found, locale }));
}

async function showFeed(c: Asked, context: FrontContext, place: Partial<Listed>, locale: Locale): Promise<Response> {
  const listed: Listed = { ...readListQuery(c.req.query()), ...place, page: 1 };
  const { items } = await readList(context, listed);
  return answer(c, atomFeed(context, { listed, items: items.slice(0, offersOnPage), locale }), 'application/atom+xml');
}
