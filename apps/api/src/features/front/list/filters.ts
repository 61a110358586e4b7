import { experienceChoices } from '@fonendo/domain/offers/search';
import { communities } from '@fonendo/domain/reference/communities';
import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';
import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { counted, frontTexts, numberIn, termsIn } from '../frame/texts.ts';
import { type Listed, listAddress } from './list-address.ts';
import type { PublicList } from './read-list.ts';

const groups = ['speciality', 'contractType', 'workingDay'] as const;

type Group = (typeof groups)[number];

/** What is shown before "see all". */
const shownAtOnce = 5;

/** Each option is a link to the list with it, or without it; options that would find nothing are left out. */
export function filterList(listed: Listed, facets: PublicList['facets'], locale: Locale): Html {
  const t = frontTexts[locale].list;
  const parts = groups.map((group) => {
    const options = facets[group].map(({ value, count }) => optionLink({ group, value, count }, listed, locale));
    if (options.length === 0) return html``;
    const rest = options.slice(shownAtOnce);
    return html`<section><h2>${t[group]}</h2><ul>${lines(options.slice(0, shownAtOnce))}</ul>${rest.length > 0 ? html`<details><summary>${fill(t.seeAll, { count: options.length })}</summary><ul>${lines(rest)}</ul></details>` : ''}</section>`;
  });
  const years = [0, 2, 5].filter((one) => (experienceChoices as readonly number[]).includes(one));
  const experience = years.map((most) => {
    const isChosen = listed.maxExperience === most;
    const { maxExperience: _, ...others } = listed;
    const target = listAddress({ ...others, ...(!isChosen && { maxExperience: most }), page: 1 }, locale);
    const name = most === 0 ? t.experienceNone : fill(t.experienceMax, { years: most });
    return html`<li><a href="${target}" rel="nofollow" ${isChosen ? html`aria-current="true"` : ''}><span class="box" aria-hidden="true"></span><span>${name}</span></a></li>`;
  });
  return html`<nav class="filters" id="filtros" aria-label="${t.filters}">${lines(parts)}<section><h2>${t.experience}</h2><ul>${lines(experience)}</ul></section><a class="button primary large" href="#ofertas">${showFound(facets.total, locale)}</a></nav>`;
}

/** On phones the filters are a sheet over the list; this closes it. */
function showFound(total: number, locale: Locale): string {
  const t = frontTexts[locale].list;
  return isMoreThanCounted(total)
    ? fill(t.showMany, { total: numberIn(exactCount, locale) })
    : counted(t.show_one, t.show_other, total, locale);
}

type Option = { group: Group; value: string; count: number };

function optionLink({ group, value, count }: Option, listed: Listed, locale: Locale): Html {
  const chosen = (listed[group] ?? []) as readonly string[];
  const isChosen = chosen.includes(value);
  const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value];
  const target = listAddress({ ...listed, [group]: next, page: 1 }, locale);
  return html`<li><a href="${target}" rel="nofollow" ${isChosen ? html`aria-current="true"` : ''}><span class="box" aria-hidden="true"></span><span>${nameOf(group, value, locale)}</span><span>${numberIn(count, locale)}</span></a></li>`;
}

function nameOf(group: Group | 'community', value: string, locale: Locale): string {
  const terms = termsIn(locale);
  const names: Record<Group | 'community', Readonly<Record<string, string>>> = {
    speciality: {},
    contractType: terms.contractType,
    workingDay: terms.workingDay,
    community: Object.fromEntries(Object.entries(communities).map(([code, { name }]) => [code, name])),
  };
  return names[group][value] ?? value;
}

/** What is chosen, each with a way to be rid of it. */
export function chosenFilters(listed: Listed, locale: Locale): Html {
  const t = frontTexts[locale].list;
  const chips = ([...groups, 'community'] as const).flatMap((group) => {
    const chosen = (listed[group] ?? []) as readonly string[];
    return chosen.map((value) => {
      const name = nameOf(group, value, locale);
      const left = chosen.filter((one) => one !== value);
      const target = listAddress({ ...listed, [group]: left, page: 1 }, locale);
      return html`<li><a href="${target}" rel="nofollow" aria-label="${fill(t.remove, { option: name })}">${name}${icons.close}</a></li>`;
    });
  });
  return chips.length === 0 ? html`` : html`<ul class="chips">${lines(chips)}</ul>`;
}
