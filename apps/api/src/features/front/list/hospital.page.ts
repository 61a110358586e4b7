import { publicHospitalPath } from '@fonendo/domain/offers/public-address';
import { communities } from '@fonendo/domain/reference/communities';
import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { type Html, paragraphs } from '../frame/html.ts';
import { renderPage } from '../frame/page.ts';
import { counted, frontTexts, termsIn } from '../frame/texts.ts';
import type { FrontContext } from '../front.context.ts';
import type { ListedOffer, PublicHospital } from '../public-offers.repository.ts';
import { offerRows } from './list.page.ts';

type Parts = { hospital: PublicHospital; items: readonly ListedOffer[]; locale: Locale };

/** A hospital and what it offers now. */
export function hospitalPage(context: FrontContext, { hospital, items, locale }: Parts): Html {
  const t = frontTexts[locale];
  const { sector } = termsIn(locale).detail;
  const place = `${hospital.city}, ${communities[hospital.community].name}`;
  const size = counted(t.offer.employees_one, t.offer.employees_other, hospital.employees, locale);
  return renderPage(context, {
    ...{ locale, section: 'offers', path: publicHospitalPath(hospital, 'es') },
    title: `${hospital.name}, ${hospital.city}`,
    description: `${hospital.name}, ${place}. ${sector[hospital.sector]}. ${t.list.description}`,
    isHidden: items.length === 0,
    body: html`<div class="ground"><div class="wide hospital-page">
<h1>${hospital.name}</h1>
<p class="lead">${place}. ${sector[hospital.sector]}. ${size}.</p>
<div class="prose">${paragraphs(hospital.description)}</div>
<h2>${items.length > 0 ? fill(t.list.headingHospital, { hospital: hospital.name }) : t.list.leadNone}</h2>
${items.length > 0 ? offerRows(items, context.now(), locale) : ''}
</div></div>`,
  });
}
