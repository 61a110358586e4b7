import { publicListPath } from '@fonendo/domain/offers/public-address';
import type { Locale } from '@fonendo/domain/shared/locale';
import { html } from 'hono/html';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { renderPage } from '../frame/page.ts';
import type { FrontContext } from '../front.context.ts';
import { questionList, stepList, twoLists } from './parts.ts';
import { hospitalsTexts } from './texts.ts';

/** What Fonendo is for hospitals. */
export function hospitalsPage(context: FrontContext, locale: Locale): Html {
  const t = hospitalsTexts[locale];
  const { steps, seeing, questions } = t;
  return renderPage(context, {
    ...{ locale, section: 'hospitals', path: '/inicio/hospitales', title: t.title, description: t.lead },
    body: html`<section class="panel hero-panel"><div class="wide two">
<div class="words"><h1>${t.heading}</h1><p>${t.lead}</p><p class="actions"><a class="button light" href="/signup?role=hospital">${t.publish}</a><a href="${publicListPath({}, locale)}">${t.offers} ${icons.arrow}</a></p></div>
${exampleCard(locale)}
</div></section>
${stepList(steps.heading, [steps.published, steps.documents, steps.interview, steps.accepted])}
<section class="band ground"><div class="wide"><h2>${t.clocks.heading}</h2><p class="lead">${t.clocks.text}</p></div></section>
${twoLists(seeing, [seeing.degree, seeing.experience, seeing.availability, seeing.documents], [seeing.age, seeing.nationality, seeing.record, seeing.salary])}
${questionList(questions, [questions.cost, questions.underway, questions.seen, questions.team, questions.review])}
<section class="band ground closing"><div class="wide"><h2>${t.closing}</h2><a class="button primary" href="/signup?role=hospital">${t.account}</a></div></section>`,
  });
}

/** A fragment of the product; it says that its people are examples. */
function exampleCard(locale: Locale): Html {
  const t = hospitalsTexts[locale];
  const people = [
    ['LM', 'Lucía Marín', 'Medicina Familiar y Comunitaria', t.recognised, t.today],
    ['VR', 'Valentina Restrepo', 'Medicina general', t.underway, t.underway],
    ['AS', 'Adaeze Sow', 'Medicina general', t.underway, t.unknown],
  ] as const;
  const rows = people.map(
    ([initials, name, field, state, says]) =>
      html`<li><span class="avatar" aria-hidden="true">${initials}</span><div><strong>${name}</strong><span>${field}</span><span>${state}</span></div><b>${says}</b></li>`,
  );
  return html`<figure class="card example"><figcaption>${t.example}</figcaption><ul>${lines(rows)}</ul></figure>`;
}
