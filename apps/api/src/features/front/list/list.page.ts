import { publicOfferPath } from '@fonendo/domain/offers/public-address';
import { type Community, communities, communityCodes } from '@fonendo/domain/reference/communities';
import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';
import type { Locale } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { describeSalary } from '../../offers/offers.public.ts';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { renderPage } from '../frame/page.ts';
import { ageIn, counted, frontTexts, numberIn, termsIn } from '../frame/texts.ts';
import type { FrontContext } from '../front.context.ts';
import { spainMap } from '../map/spain-map.ts';
import { provinceOf } from '../offer/place.ts';
import type { ListedOffer } from '../public-offers.repository.ts';
import { chosenFilters, filterList } from './filters.ts';
import { feedAddress, isWholePlace, type Listed, listAddress, offersOnPage } from './list-address.ts';
import type { PublicList } from './read-list.ts';

type Parts = { listed: Listed; found: PublicList; locale: Locale };

export function listPage(context: FrontContext, { listed, found, locale }: Parts): Html {
  const t = frontTexts[locale].list;
  const heading = headingOf(listed, locale);
  const whole = isWholePlace(listed);
  const feed = feedAddress(listed, locale);
  return renderPage(context, {
    ...{ locale, feed, section: 'offers', title: heading },
    description: `${heading}. ${t.description}`,
    path: listAddress(listed, 'es'),
    isHidden: !whole || found.items.length === 0,
    body: html`<div class="ground"><div class="list wide-list">
<h1>${heading}</h1>
<p class="lead">${leadOf(listed, found.facets, locale)}</p>
${searchForm(listed, locale)}
<div class="parts">
${filterList(listed, found.facets, locale)}
<div class="found" id="ofertas">
<div class="above"><h2>${foundOf(listed, found.facets.total, locale)}</h2><span>${t.newest}</span><a class="button secondary to-map" href="#mapa">${t.seeMap}</a><a class="button secondary to-filters" href="#filtros">${t.filters}</a></div>
${chosenFilters(listed, locale)}
${found.understood.length > 0 ? html`<p class="fine">${fill(t.understood, { understood: found.understood.map(({ understood }) => understood).join(' ') })}</p>` : ''}
${found.items.length > 0 ? offerRows(found.items, context.now(), locale) : nothing(locale)}
${pageLinks(listed, found.facets.total, locale)}
</div>
${aside(listed, found, feed, locale)}
</div>
</div></div>`,
  });
}

export function headingOf({ community, speciality }: Listed, locale: Locale): string {
  const t = frontTexts[locale].list;
  const [place, another] = community ?? [];
  if (!place || another) return t.heading;
  const [field, further] = speciality ?? [];
  const name = communities[place].name;
  return field && !further ? fill(t.headingOf, { speciality: field, place: name }) : fill(t.headingIn, { place: name });
}

function leadOf(listed: Listed, { total, community }: PublicList['facets'], locale: Locale): string {
  const t = frontTexts[locale].list;
  if (total === 0) return t.leadNone;
  if (isMoreThanCounted(total)) return fill(t.leadMany, { total: numberIn(exactCount, locale) });
  if (listed.community?.length || total < 2) return counted(t.lead_one, t.lead_other, total, locale);
  const places = counted(t.places_one, t.places_other, community.length, locale);
  return fill(t.leadPlaces, { total: numberIn(total, locale), places });
}

function foundOf({ community }: Listed, total: number, locale: Locale): string {
  const t = frontTexts[locale].list;
  const found = isMoreThanCounted(total)
    ? fill(t.foundMany, { total: numberIn(exactCount, locale) })
    : counted(t.found_one, t.found_other, total, locale);
  const [place, another] = community ?? [];
  return place && !another ? fill(t.foundIn, { found, place: communities[place].name }) : found;
}

/** A form that asks by its address; the other filters go along. */
function searchForm(listed: Listed, locale: Locale): Html {
  const t = frontTexts[locale].list;
  const { community, search = '' } = listed;
  const [chosen] = community ?? [];
  const kept = (['speciality', 'contractType', 'workingDay', 'salaryMin', 'maxExperience'] as const).flatMap((name) => {
    const value = listed[name];
    if (value === undefined) return [];
    return [html`<input type="hidden" name="${name}" value="${Array.isArray(value) ? value.join(';') : value}">`];
  });
  const options = communityCodes.map(
    (code) => html`<option value="${code}" ${code === chosen ? 'selected' : ''}>${communities[code].name}</option>`,
  );
  return html`<form class="search" method="get" action="${listAddress({}, locale)}" role="search">
<label class="words">${icons.search}<span class="unseen">${t.search}</span><input type="search" name="search" maxlength="100" value="${search}" placeholder="${t.search}"></label>
<label class="where">${icons.pin}<span class="unseen">${t.community}</span><select name="community"><option value="">${t.anyCommunity}</option>${lines(options)}</select></label>
${lines(kept)}
<button class="button primary" type="submit">${t.submit}</button>
</form>`;
}

export function offerRows(items: readonly ListedOffer[], now: Date, locale: Locale): Html {
  const t = frontTexts[locale].offer;
  const terms = termsIn(locale);
  return html`<ol class="card rows">${lines(
    items.map((offer) => {
      const facts = [
        terms.contractType[offer.contractType],
        terms.workingDay[offer.workingDay],
        counted(t.vacancies_one, t.vacancies_other, offer.vacancies, locale),
      ];
      return html`<li><a href="${publicOfferPath(offer, locale)}">
<span class="first"><strong>${offer.name}</strong><time datetime="${offer.publishedAt}">${ageIn(offer.publishedAt, now, locale)}</time></span>
<span class="soft">${offer.hospital.name} · ${provinceOf(offer.hospital)}</span>
<span><b>${describeSalary(offer, locale)}</b> ${t.gross}</span>
<span class="soft">${facts.join(' · ')}</span></a></li>`;
    }),
  )}</ol>`;
}

function nothing(locale: Locale): Html {
  const t = frontTexts[locale].list;
  return html`<div class="card none"><h3>${t.none}</h3><p>${t.noneHelp}</p><a class="button secondary" href="${listAddress({}, locale)}">${t.removeAll}</a></div>`;
}

/** The first, the last and those around the present one. */
function pageLinks(listed: Listed, total: number, locale: Locale): Html {
  const t = frontTexts[locale].list;
  const last = Math.ceil(total / offersOnPage);
  if (last <= 1) return html``;
  const { page } = listed;
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);
  const links = shown.map((one, index) => {
    const isGap = index > 0 && one - (shown[index - 1] ?? 0) > 1;
    const label = fill(t.page, { page: one });
    return html`${isGap ? html`<span aria-hidden="true">…</span>` : ''}<a href="${listAddress({ ...listed, page: one }, locale)}" aria-label="${label}" ${one === page ? html`aria-current="page"` : ''}>${one}</a>`;
  });
  const next =
    page < last
      ? html`<a class="next" rel="next" href="${listAddress({ ...listed, page: page + 1 }, locale)}">${t.next} ${icons.arrow}</a>`
      : '';
  return html`<nav class="pages" aria-label="${t.pages}">${lines(links)}${next}</nav>`;
}

function aside(listed: Listed, { facets, summary }: PublicList, feed: string, locale: Locale): Html {
  const t = frontTexts[locale].list;
  const chosen = listed.community ?? [];
  const [onlyPlace] = chosen;
  const addressOf = (code: Community) =>
    listAddress({ ...listed, community: chosen.includes(code) ? [] : [code], page: 1 }, locale);
  const items = facets.community.map(({ value, count }) => {
    const code = communityCodes.find((known) => known === value) ?? 'ES-MD';
    const isChosen = chosen.includes(code);
    return html`<li><a href="${addressOf(code)}" ${isChosen ? html`aria-current="true"` : ''}><span>${communities[code].name}</span><span>${numberIn(count, locale)}</span></a></li>`;
  });
  const figures = summary
    ? html`<p class="chosen-place">${onlyPlace && chosen.length === 1 ? communities[onlyPlace].name : t.wholeSpain}</p><dl class="summary"><div><dt>${t.openOffers}</dt><dd>${fill(summary.hospitals === 1 ? t.inHospitals_one : t.inHospitals_other, { total: numberIn(Math.min(facets.total, exactCount), locale), count: numberIn(summary.hospitals, locale) })}</dd></div><div><dt>${t.meanSalary}</dt><dd>${describeSalary(summary, locale)}</dd></div></dl>`
    : '';
  return html`<aside class="beside">
<section class="card places" id="mapa"><h2>${t.byCommunity}</h2>${spainMap({ counts: facets.community, chosen, addressOf, locale })}<details><summary>${t.asList}</summary><ul>${lines(items)}</ul></details>${figures}</section>
<section class="card hint">${icons.seal}<div><h2>${t.notRecognised}</h2><p>${t.notRecognisedHelp}</p><a href="${publicPath('/inicio', locale)}#camino">${t.notRecognisedLink}</a></div></section>
<section class="card hint">${icons.feed}<div><h2>${t.follow}</h2><p>${t.followHelp}</p><a href="${feed}">${t.atom}</a></div></section>
</aside>`;
}
