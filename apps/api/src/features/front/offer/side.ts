import { publicHospitalPath } from '@fonendo/domain/offers/public-address';
import { communities } from '@fonendo/domain/reference/communities';
import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import type { Html } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { counted, dayIn, frontTexts, termsIn } from '../frame/texts.ts';
import { placeMap } from '../map/spain-map.ts';
import type { PublicOffer } from '../public-offers.repository.ts';

type Parts = { offer: PublicOffer; salary: string; address: string; isFree: boolean; locale: Locale };

/** What it pays, the way to apply, how to share it, and who offers it. */
export function offerSide(parts: Parts): Html {
  const { offer, salary, locale } = parts;
  const t = frontTexts[locale].offer;
  return html`<aside class="side" aria-label="${t.place}">
<div class="card pay">
<p class="salary"><strong>${salary}</strong><span>${t.grossYear}</span></p>
${offer.status === 'closed' ? html`<p class="fine">${fill(t.closed, { day: dayIn(offer.closedAt ?? new Date(0), locale) })}</p>` : applying(parts)}
${offer.status === 'closed' ? '' : html`<dl class="fine known"><div><dt>${t.closing}</dt><dd>${t.closingNone}</dd></div></dl>`}
${sharing(parts)}
</div>
${hospitalCard(offer, locale)}
</aside>`;
}

/** Leads to the product's own page of the offer: a visitor signs in or registers first, and comes back to it. */
function applying({ offer, isFree, locale }: Parts): Html {
  const t = frontTexts[locale].offer;
  return html`<div class="apply"><a class="button primary large" href="/offers/${offer.id}">${t.apply}</a></div>
<p class="fine">${isFree ? t.consequenceFree : t.consequence}</p>`;
}

function sharing({ offer, address, locale }: Parts): Html {
  const t = frontTexts[locale].offer;
  const text = `${offer.name}, ${offer.hospital.name}: ${address}`;
  const mail = `mailto:?subject=${encodeURIComponent(offer.name)}&body=${encodeURIComponent(text)}`;
  return html`<details class="share"><summary>${icons.share}${t.share}</summary>
<a href="${mail}">${t.byMail}</a>
<a href="https://wa.me/?text=${encodeURIComponent(text)}" rel="noopener nofollow" target="_blank">${t.byWhatsapp}</a>
<label>${t.address}<input type="text" readonly value="${address}"></label>
</details>`;
}

function hospitalCard({ hospital, community, ofHospital }: PublicOffer, locale: Locale): Html {
  const t = frontTexts[locale].offer;
  const { sector } = termsIn(locale).detail;
  const size = counted(t.employees_one, t.employees_other, hospital.employees, locale);
  const link = html`<a href="${publicHospitalPath(hospital, locale)}">${counted(t.ofHospital_one, t.ofHospital_other, ofHospital, locale)} ${icons.arrow}</a>`;
  return html`<div class="card place">
<div class="at"><div><strong>${hospital.city}</strong><p>${communities[community].name}</p></div>${placeMap(community)}</div>
<div><strong>${hospital.name}</strong><p>${sector[hospital.sector]}. ${size}.</p>${ofHospital > 0 ? link : ''}</div>
</div>`;
}
