import { experienceChoices, salaryBarOf, salaryBars, salaryScale } from '@fonendo/domain/offers/search';
import { communities } from '@fonendo/domain/reference/communities';
import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';
import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { describeEuros } from '../../offers/offers.public.ts';
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
    const name = experienceOf(most, locale);
    return filterLink({ target, name, isChosen }, locale);
  });
  return html`<nav class="filters" id="filtros" aria-label="${t.filters}">${lines(parts)}${salaryFilter(listed, facets, locale)}<section><h2>${t.experience}</h2><ul>${lines(experience)}</ul></section><a class="button primary large" href="#ofertas">${showFound(facets.total, locale)}</a></nav>`;
}

/** From these salaries on, in gross euros a year. */
const salarySteps = [40_000, 50_000, 60_000, 70_000] as const;

/** How salaries are spread, as a picture, and the offers whose range reaches a salary, as links. */
function salaryFilter(listed: Listed, { salaryMin: found }: PublicList['facets'], locale: Locale): Html {
  const t = frontTexts[locale].list;
  const countFrom = (least: number) =>
    found.reduce((sum, { value, count }) => (Number(value) >= least ? sum + count : sum), 0);
  const { salaryMin: chosen, ...others } = listed;
  const options = salarySteps
    .map((least) => ({ least, count: countFrom(least) }))
    .filter(({ least, count }) => count > 0 || least === chosen)
    .map(({ least, count }) => {
      const target = listAddress({ ...others, ...(least !== chosen && { salaryMin: least }), page: 1 }, locale);
      return filterLink({ target, name: salaryFrom(least, locale), isChosen: least === chosen, count }, locale);
    });
  if (options.length === 0) return html``;
  return html`<section><h2>${t.salary}</h2>${salaryBarsOf(found, chosen)}<ul>${lines(options)}</ul></section>`;
}

const salaryFrom = (least: number, locale: Locale): string =>
  fill(frontTexts[locale].list.salaryFrom, { salary: describeEuros(least, locale) });

function salaryBarsOf(found: PublicList['facets']['salaryMin'], chosen: number | undefined): Html {
  const bars = Array.from({ length: salaryBars }, () => 0);
  for (const { value, count } of found)
    bars[salaryBarOf(Number(value))] = (bars[salaryBarOf(Number(value))] ?? 0) + count;
  const most = Math.max(...bars, 1);
  const drawn = bars.map((count, index) => {
    const height = count === 0 ? 0 : Math.max(2, Math.round((count / most) * 28));
    const isBelow = chosen !== undefined && salaryScale.from + (index + 1) * salaryScale.step <= chosen;
    return html`<rect class="${isBelow ? 'below' : ''}" x="${index * 13}" y="${30 - height}" width="11" height="${height}" rx="2"/>`;
  });
  return html`<svg class="salaries" viewBox="0 0 ${salaryBars * 13 - 2} 32" aria-hidden="true">${lines(drawn)}<path d="M0 31H${salaryBars * 13 - 2}"/></svg>`;
}

type FilterLink = { target: string; name: string; isChosen: boolean; count?: number };

/** An option with its box; how many it would find where that is known. */
const filterLink = ({ target, name, isChosen, count }: FilterLink, locale: Locale): Html =>
  html`<li><a href="${target}" rel="nofollow" ${isChosen ? html`aria-current="true"` : ''}><span class="box" aria-hidden="true"></span><span>${name}</span>${count === undefined ? '' : html`<span>${numberIn(count, locale)}</span>`}</a></li>`;

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
  return filterLink({ target, name: nameOf(group, value, locale), isChosen, count }, locale);
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

function experienceOf(most: number, locale: Locale): string {
  const t = frontTexts[locale].list;
  return most === 0 ? t.experienceNone : fill(t.experienceMax, { years: most });
}

/** What is chosen, each with a way to be rid of it. */
export function chosenFilters(listed: Listed, locale: Locale): Html {
  const t = frontTexts[locale].list;
  const chip = (name: string, rest: Partial<Listed>) =>
    html`<li><a href="${listAddress({ ...rest, page: 1 }, locale)}" rel="nofollow" aria-label="${fill(t.remove, { option: name })}">${name}${icons.close}</a></li>`;
  const chips = ([...groups, 'community'] as const).flatMap((group) => {
    const chosen = (listed[group] ?? []) as readonly string[];
    return chosen.map((value) => {
      const left = chosen.filter((one) => one !== value);
      return chip(nameOf(group, value, locale), { ...listed, [group]: left });
    });
  });
  const { salaryMin, maxExperience } = listed;
  if (salaryMin !== undefined) chips.push(chip(salaryFrom(salaryMin, locale), { ...listed, salaryMin: undefined }));
  if (maxExperience !== undefined)
    chips.push(chip(experienceOf(maxExperience, locale), { ...listed, maxExperience: undefined }));
  return chips.length === 0 ? html`` : html`<ul class="chips">${lines(chips)}</ul>`;
}
