import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import type { FindableCount } from '../../doctors/doctors.public.ts';
import { type Html, lines } from '../frame/html.ts';
import { dayIn, numberIn } from '../frame/texts.ts';
import { hospitalsTexts } from './texts.ts';

/** With fewer people of a speciality somebody might be recognised. */
const leastPeople = 5;

const shownAtMost = 6;

const sumOf = ({ recognised, underWay }: FindableCount): number => recognised + underWay;

/**
 * Who would be found, by what decides: whether their degree is recognised. Where no speciality has enough people, all of them
 * together; left out where even these are too few.
 */
export function doctorFigures(doctors: readonly FindableCount[], now: Date, locale: Locale): Html {
  const t = hospitalsTexts[locale].doctors;
  const total = doctors.reduce((sum, one) => sum + sumOf(one), 0);
  if (total < leastPeople) return html``;
  const large = doctors
    .flatMap(({ speciality, ...counts }) => (speciality === null ? [] : [{ speciality, ...counts }]))
    .filter((one) => sumOf(one) >= leastPeople)
    .sort((a, b) => sumOf(b) - sumOf(a) || a.speciality.localeCompare(b.speciality, locale))
    .slice(0, shownAtMost);
  const together = {
    speciality: t.all,
    recognised: doctors.reduce((sum, { recognised }) => sum + recognised, 0),
    underWay: doctors.reduce((sum, { underWay }) => sum + underWay, 0),
  };
  const shown = large.length > 0 ? large : [together];
  const most = Math.max(...shown.map(sumOf));
  const rows = shown.map((one) => {
    const part = (count: number) => Math.round((count / most) * 1000) / 10;
    const bar = html`<svg class="people" width="100%" height="10" aria-hidden="true"><rect class="already" width="${part(one.recognised)}%" height="10" rx="2"/><rect class="soon" x="${part(one.recognised)}%" width="${part(one.underWay)}%" height="10" rx="2"/></svg>`;
    return html`<tr role="row"><th role="rowheader" scope="row">${one.speciality}</th><td role="cell">${bar}</td><td role="cell"><b>${numberIn(one.recognised, locale)}</b></td><td role="cell">${numberIn(one.underWay, locale)}</td></tr>`;
  });
  const heading = fill(t.heading, { total: numberIn(total, locale) });
  return html`<section class="band"><div class="wide split"><div><h2>${heading}</h2><p class="lead">${t.lead}</p><p class="fine">${fill(t.source, { day: dayIn(now, locale), least: leastPeople })}</p></div>
<figure class="waits people-table"><table role="table"><caption class="unseen">${t.caption}</caption><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${t.speciality}</th><th role="columnheader" scope="col"><span class="unseen">${t.bar}</span></th><th role="columnheader" scope="col">${t.recognised}</th><th role="columnheader" scope="col">${t.underWay}</th></tr></thead><tbody role="rowgroup">${lines(rows)}</tbody></table>
<figcaption class="key"><span class="key-already">${t.legendRecognised}</span><span class="key-soon">${t.legendUnderWay}</span></figcaption></figure></div></section>`;
}
