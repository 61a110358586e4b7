import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { minimumCases, type Waits } from '../../petitions/petitions.public.ts';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { numberIn } from '../frame/texts.ts';
import { homeTexts } from './texts.ts';

type Spread = Waits['byCountry'][number];

const daysOfMonth = 365.25 / 12;

/** RD 889/2022, art. 18.3. */
const legalMonths = 6;

/** `9,2`: a tenth of a month is about three days, and says no more than the figure knows. */
export const monthsIn = (days: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    days / daysOfMonth,
  );

/** What people really waited for, by country. Countries with few cases are left out, so that nobody is recognised. */
export function waitsBand(waits: Waits, chosen: string | undefined, locale: Locale): Html {
  const t = homeTexts[locale].waits;
  const { all, byCountry } = waits;
  const since = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const cases = minimumCases;
  const source = fill(t.source, { since: since.format(waits.since), cases });
  const said = all
    ? html`<p class="lead">${fill(t.lead, { total: numberIn(all.cases, locale) })}</p><p class="fine">${source}</p>`
    : html`<p class="lead">${fill(t.none, { cases })}</p>`;
  const shown = byCountry.length > 0;
  const download = html`<p class="fine"><a href="${publicPath('/inicio/plazos.csv', locale)}">${t.download} ${icons.arrow}</a></p>`;
  const alone =
    all && !shown
      ? html`<p class="lead">${fill(t.noneOfCountry, { cases, median: monthsIn(all.median, locale) })}</p>`
      : '';
  return html`<section class="band" id="plazos"><div class="wide split"><div><h2>${t.heading}</h2>${said}${shown ? download : ''}</div>${shown ? chart(byCountry, chosen, locale) : alone}</div></section>`;
}

/** A table whose second column is drawn; people who do not see the drawing read the same figures. */
function chart(spreads: readonly Spread[], chosen: string | undefined, locale: Locale): Html {
  const t = homeTexts[locale].waits;
  const longest = Math.max(legalMonths, ...spreads.map(({ p90 }) => p90 / daysOfMonth));
  const end = Math.ceil((longest + 0.5) / 3) * 3;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const rows = spreads.map((spread) => {
    const isChosen = spread.country === chosen;
    const months = (days: number) => monthsIn(days, locale);
    const words = fill(t.half, {
      from: months(spread.p25),
      to: months(spread.p75),
      least: months(spread.p10),
      most: months(spread.p90),
    });
    return html`<tr role="row" class="${isChosen ? 'chosen' : ''}"><th role="rowheader" scope="row">${names.of(spread.country) ?? spread.country}${isChosen ? html`<span class="unseen"> (${t.yours})</span>` : ''}</th><td role="cell">${bars(spread, end)}<span class="unseen">${words}</span></td><td role="cell"><b>${months(spread.median)}</b></td><td role="cell">${numberIn(spread.cases, locale)}</td></tr>`;
  });
  const ticks = Array.from({ length: end / 3 + 1 }, (_, index) => index * 3);
  const scale = ticks.map((month, index) => {
    const isLast = index === ticks.length - 1;
    return html`<span>${isLast ? fill(t.axis, { months: month }) : month}</span>`;
  });
  return html`<figure class="waits"><table role="table"><caption class="unseen">${t.caption}</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col"><span class="unseen">${t.country}</span></th><th role="columnheader" scope="col"><span class="unseen">${t.spread}. ${t.legalTerm}</span><svg class="spread" width="100%" height="100%" aria-hidden="true"><text x="${termAt(end)}%" y="60%">${t.legalTerm}</text></svg></th><th role="columnheader" scope="col">${t.median}</th><th role="columnheader" scope="col">${t.cases}</th></tr></thead>
<tbody role="rowgroup">${lines(rows)}</tbody></table>
<div class="scale" aria-hidden="true"><div>${lines(scale)}</div></div>
<figcaption class="key"><span class="key-half">${t.legendHalf}</span><span class="key-most">${t.legendMost}</span><span class="key-median">${t.legendMedian}</span></figcaption></figure>`;
}

const termAt = (end: number): number => Math.round((legalMonths / end) * 1000) / 10;

/** Thin: eight of ten; thick: the middle half; the mark: the median; dashed: the legal term. Percent of the scale. */
function bars({ p10, p25, median, p75, p90 }: Spread, end: number): Html {
  const at = (days: number) => Math.round((days / daysOfMonth / end) * 1000) / 10;
  const width = (from: number, to: number) => Math.round((at(to) - at(from)) * 10) / 10;
  const term = termAt(end);
  return html`<svg class="spread" width="100%" height="100%" aria-hidden="true"><line class="term" x1="${term}%" x2="${term}%" y1="0" y2="100%"/><line class="most" x1="${at(p10)}%" x2="${at(p90)}%" y1="50%" y2="50%"/><svg y="50%" overflow="visible"><rect class="half" x="${at(p25)}%" y="-6" width="${width(p25, p75)}%" height="12" rx="3"/><line class="median" x1="${at(median)}%" x2="${at(median)}%" y1="-9" y2="9"/></svg></svg>`;
}

/** The same figures as a file, for people who want to calculate with them; names without a comma or quotes. */
export function waitsFile({ byCountry }: Waits, locale: Locale): string {
  const { columns } = homeTexts[locale].waits;
  const fields = ['country', 'cases', 'p10', 'p25', 'median', 'p75', 'p90'] as const;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = byCountry.map((spread) => fields.map((field) => spread[field]).join(';'));
  return `${[fields.map((field) => quoted(columns[field])).join(';'), ...rows].join('\r\n')}\r\n`;
}
