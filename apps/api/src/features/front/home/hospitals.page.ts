import { publicListPath } from '@fonendo/domain/offers/public-address';
import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import type { FindableCount } from '../../doctors/doctors.public.ts';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { renderPage } from '../frame/page.ts';
import type { FrontContext } from '../front.context.ts';
import { doctorFigures } from './doctor-figures.ts';
import { questionList, stepList, twoLists } from './parts.ts';
import { incoming } from './pulse.ts';
import { hospitalsTexts } from './texts.ts';

type Parts = { doctors: readonly FindableCount[]; locale: Locale };

/** What Fonendo is for hospitals. */
export function hospitalsPage(context: FrontContext, { doctors, locale }: Parts): Html {
  const t = hospitalsTexts[locale];
  const { steps, seeing, questions } = t;
  return renderPage(context, {
    ...{ locale, section: 'hospitals', path: '/inicio/hospitales', title: t.title, description: t.lead },
    body: html`<section class="panel paper hero-panel"><div class="wide two">
<div class="words"><h1>${t.heading}</h1><p>${t.lead}</p><p class="actions"><a class="button light" href="/signup?role=hospital">${t.publish}</a><a href="${publicListPath({}, locale)}">${t.offers} ${icons.arrow}</a></p></div>
${incoming}
${exampleCard(locale)}
</div></section>
${doctorFigures(doctors, context.now(), locale)}
${stepList(steps, [steps.published, steps.documents, steps.interview, steps.accepted])}
${twoClocks(locale)}
${twoLists(seeing, [seeing.degree, seeing.experience, seeing.availability, seeing.documents], [seeing.age, seeing.nationality, seeing.record, seeing.salary])}
${questionList(questions, [questions.cost, questions.underway, questions.seen, questions.team, questions.review])}
<section class="band ground closing"><div class="wide"><h2>${t.closing}</h2><a class="button primary" href="/signup?role=hospital">${t.account}</a></div></section>`,
  });
}

/** A fragment of the product; it says that its people are examples. */
function exampleCard(locale: Locale): Html {
  const t = hospitalsTexts[locale];
  const people = [
    ['LM', 'Lucía Marín', 'Medicina Familiar y Comunitaria', 9, t.recognised, t.fitHigh, t.today],
    ['VR', 'Valentina Restrepo', 'Medicina general', 7, t.underway, t.fitHigh, t.from],
    ['JO', 'Javier Ortega', 'Medicina de Urgencias', 12, t.recognised, t.fitMiddle, t.today],
    ['AS', 'Adaeze Sow', 'Medicina general', 4, t.underway, t.fitMiddle, t.unknown],
  ] as const;
  const rows = people.map(
    ([initials, name, speciality, years, state, fit, says]) =>
      html`<li><span class="avatar" aria-hidden="true">${initials}</span><div><strong>${name}</strong><span>${fill(t.exampleYears, { speciality, years })}</span><span class="${state === t.recognised ? 'sure' : ''}">${state}</span></div><p><b>${fit}</b><span class="${says === t.today ? 'sure' : ''}">${says}</span></p></li>`,
  );
  const { candidates, interviews, offer } = t.exampleTabs;
  return html`<figure class="card example"><div class="of"><strong>${t.exampleOffer}</strong><span>${t.exampleHospital}</span><em>${t.exampleOpen}</em></div>
<figcaption><span class="tabs" aria-hidden="true"><b>${candidates}</b><span>${interviews}</span><span>${offer}</span></span>${t.example}</figcaption><ul>${lines(rows)}</ul></figure>`;
}

/** A week of the calendar in two zones, as an example. */
function twoClocks(locale: Locale): Html {
  const t = hospitalsTexts[locale].clocks;
  const days = [t.wednesday, t.thursday, t.friday];
  const free = html`<td><span class="unseen">${t.free}</span></td>`;
  const busy = html`<td class="busy">${t.busy}</td>`;
  const slot = (kind: 'proposed' | 'confirmed', here: string, there: string) =>
    html`<td><div class="slot ${kind}"><b>${here}</b><span>${fill(t[kind], { there })}</span></div></td>`;
  const rows = [
    ['15:00', '09:00', [slot('proposed', '15:00–15:45', '9:00'), free, busy]],
    ['16:00', '10:00', [free, slot('confirmed', '16:30–17:15', '10:30'), busy]],
    ['17:00', '11:00', [free, free, slot('proposed', '17:00–17:45', '11:00')]],
  ] as const;
  const drawn = rows.map(
    ([here, there, cells]) => html`<tr><th scope="row">${here}</th><td class="there">${there}</td>${lines(cells)}</tr>`,
  );
  return html`<section class="band ground"><div class="wide split"><div><h2>${t.heading}</h2><p class="lead">${t.text}</p></div><div class="card week" role="region" aria-label="${t.caption}" tabindex="0"><table><caption class="unseen">${t.caption}</caption><thead><tr><th scope="col">${t.here}<span>UTC+1</span></th><th scope="col" class="there">${t.there}<span>UTC−5</span></th>${lines(days.map((day) => html`<th scope="col">${day}</th>`))}</tr></thead><tbody>${lines(drawn)}</tbody></table></div></div></section>`;
}
