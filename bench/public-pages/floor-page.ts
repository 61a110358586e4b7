import { jobPosting, serialised } from '@fonendo/domain/offers/job-posting';
import { publicHospitalPath, publicListPath, publicOfferPath } from '@fonendo/domain/offers/public-address';
import { type Community, communities, communityCodes } from '@fonendo/domain/reference/communities';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { statutoryNote } from '@fonendo/domain/reference/statutory-posts';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Locale } from '@fonendo/domain/shared/locale';
import { fill } from '@fonendo/messages/fill';
import { icons } from '../../apps/api/src/features/front/frame/icons.ts';
import { ageIn, counted, dayIn, frontTexts, numberIn, termsIn } from '../../apps/api/src/features/front/frame/texts.ts';
import { placeMap } from '../../apps/api/src/features/front/map/spain-map.ts';
import { pictureAlt, pictureOf, picturePath, versionOf } from '../../apps/api/src/features/front/offer/picture.ts';
import { placeOf } from '../../apps/api/src/features/front/offer/place.ts';
import type { PublicOffer } from '../../apps/api/src/features/front/public-offers.repository.ts';
import { describeSalary } from '../../apps/api/src/features/offers/salary.ts';

type Frame = { publicUrl: string; before: string; style: string; head: string[]; foot: string };

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string) =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark) : text;

/** The same page as the product's, in strings. What no offer changes is cut out of a page of the product once. */
export async function renderer(samples: Record<Locale, string>, isFree: boolean) {
  const frames = { es: await frameOf(samples.es), en: await frameOf(samples.en) };
  const { publicUrl } = frames.es;
  const maps = Object.fromEntries(communityCodes.map((code) => [code, String(placeMap(code))])) as Record<
    Community,
    string
  >;

  return (offer: PublicOffer, locale: Locale): string => {
    const { texts: t, nav } = { texts: frontTexts[locale].offer, nav: frontTexts[locale].nav };
    const terms = termsIn(locale);
    const frame = frames[locale];
    const { hospital, community, speciality } = offer;
    const now = new Date();
    const own = {
      es: `${publicUrl}${publicOfferPath(offer, 'es')}`,
      en: `${publicUrl}${publicOfferPath(offer, 'en')}`,
    };
    const salary = describeSalary(offer, locale);
    const words = { name: offer.name, city: hospital.city, hospital: hospital.name };
    const title = safe(fill(t.title, words));
    const alone =
      (terms.workingDayAlone as Record<string, string>)[offer.workingDay] ?? terms.workingDay[offer.workingDay];
    const description = safe(
      fill(t.description, {
        ...{ ...words, salary },
        terms: `${terms.contractType[offer.contractType]}, ${alone.toLocaleLowerCase(locale)}`,
      }),
    );
    const picture = pictureOf(offer, salary, locale);
    const image = `${publicUrl}${picturePath(offer, versionOf(picture), locale)}`;
    const place = communities[community].name;
    const text = encodeURIComponent(`${offer.name}, ${hospital.name}: ${own[locale]}`);
    const years = offer.yearsOfExperience;
    const facts = [
      ['salary', t.salary, `${salary} ${t.gross}`],
      ['speciality', t.speciality, speciality],
      ['contract', t.contract, terms.contractType[offer.contractType]],
      ['day', t.workingDay, terms.workingDay[offer.workingDay]],
      ['experience', t.experience, years === 0 ? t.experienceNone : counted(t.years_one, t.years_other, years, locale)],
      ['vacancies', t.vacancies, numberIn(offer.vacancies, locale)],
      ['published', t.published, ageIn(offer.publishedAt, now, locale)],
    ];
    const asked = [
      t.degree,
      ...(speciality === generalMedicine ? [] : [fill(t.specialist, { speciality })]),
      years === 0 ? t.notExperienced : counted(t.experienced_one, t.experienced_other, years, locale),
    ];
    const states = [
      ['done', t.recognised, t.recognisedHelp],
      ['half', t.underway, t.underwayHelp],
      [
        'open',
        t.notBegun,
        `${t.notBegunHelp} <a href="${locale === 'es' ? '' : '/en'}/inicio#camino">${t.findRoad}</a>`,
      ],
    ];
    const note = statutoryNote(offer, madridDate(now));
    const rule = terms.detail.statutory;
    const exempt = note?.exemptUntil
      ? fill(rule.exempt, { community: place, until: dayIn(note.exemptUntil, locale) })
      : fill(rule.notExempt, { community: place });
    const initials = hospital.name
      .split(/\s+/)
      .filter((word) => /^\p{Lu}/u.test(word))
      .slice(0, 2)
      .map((word) => word.charAt(0))
      .join('');
    const steps = offer.steps.map(
      ({ name, mandatory, type, durationMinutes }) =>
        `<li><strong>${safe(name)}</strong><span>${mandatory ? t.mandatory : t.optional}${type === 'interview' ? ` · ${fill(t.minutes, { minutes: durationMinutes })}` : ''}</span></li>`,
    );
    const similar = offer.similar.map(
      (one) =>
        `<li><a href="${publicOfferPath(one, locale)}"><strong>${safe(one.name)}</strong><span>${safe(one.hospital.name)} · ${safe(one.hospital.city)}</span><span><b>${describeSalary(one, locale)}</b> ${t.gross}</span></a></li>`,
    );
    return `${frame.before}<title>${title} · Fonendo</title>${frame.style}<meta name="description" content="${description}">
<link rel="canonical" href="${own[locale]}">
<link rel="alternate" hreflang="es" href="${own.es}"><link rel="alternate" hreflang="en" href="${own.en}">
<link rel="alternate" hreflang="x-default" href="${own.es}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Fonendo">
<meta property="og:locale" content="${locale === 'es' ? 'es_ES' : 'en_GB'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${own[locale]}">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${safe(pictureAlt(picture))}">
<meta name="twitter:card" content="summary_large_image">

<script type="application/ld+json">${serialised(jobPosting(offer, own[locale]))}</script>
</head>
${frame.head.join(publicOfferPath(offer, 'es'))}<article class="offer wide">
<nav class="crumbs" aria-label="${t.breadcrumb}"><a href="${publicListPath({}, locale)}">${nav.offers}</a><a href="${publicListPath({ community }, locale)}">${place}</a><a href="${publicListPath({ community, speciality }, locale)}">${speciality.replace(/ \(.*\)$/, '')}</a></nav>
<div class="sides">
<div class="main">
<div class="hospital"><span class="initials" aria-hidden="true">${initials}</span><div><strong>${safe(hospital.name)}</strong><span>${safe(placeOf(offer))}</span></div></div>
<h1>${safe(offer.name)}</h1>

<dl class="facts" aria-label="${t.facts}">${facts.map(([key, name, value]) => `<div class="fact-${key}"><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<section><h2>${t.post}</h2><div class="prose">${offer.description
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${safe(paragraph.trim())}</p>`)
      .join('')}</div></section>

<section><h2>${t.asked}</h2><ul class="asked">${asked.map((one) => `<li>${icons.check}${one}</li>`).join('')}</ul></section>
<section><h2>${t.sign}</h2><p class="lead">${t.signHelp}</p>
<dl class="card states">${states.map(([state, name, help]) => `<div><dt><span class="state-${state}" aria-hidden="true">${state === 'done' ? icons.check : ''}</span>${name}</dt><dd>${help}</dd></div>`).join('')}</dl>
${note ? `<div class="note"><strong>${rule.title}</strong><p>${safe(`${rule.rule} ${exempt}`)}</p></div>` : ''}</section>
${steps.length > 0 ? `<section><h2>${t.selection}</h2><ol class="ahead">${steps.join('')}</ol></section>` : ''}
</div>
<aside class="side" aria-label="${t.place}">
<div class="card pay">
<p class="salary"><strong>${salary}</strong><span>${t.grossYear}</span></p>
<div class="apply"><a class="button primary large" href="/offers/${offer.id}">${t.apply}</a></div>
<p class="fine">${isFree ? t.consequenceFree : t.consequence}</p>
<dl class="fine known"><div><dt>${t.closing}</dt><dd>${t.closingNone}</dd></div></dl>
<details class="share"><summary>${icons.share}${t.share}</summary>
<a href="mailto:?subject=${safe(encodeURIComponent(offer.name))}&amp;body=${safe(text)}">${t.byMail}</a>
<a href="https://wa.me/?text=${safe(text)}" rel="noopener nofollow" target="_blank">${t.byWhatsapp}</a>
<label>${t.address}<input type="text" readonly value="${own[locale]}"></label>
</details>
</div>
<div class="card place">
<div class="at"><div><strong>${safe(hospital.city)}</strong><p>${place}</p></div>${maps[community]}</div>
<div><strong>${safe(hospital.name)}</strong><p>${terms.detail.sector[hospital.sector]}. ${counted(t.employees_one, t.employees_other, hospital.employees, locale)}.</p><a href="${publicHospitalPath(hospital, locale)}">${counted(t.ofHospital_one, t.ofHospital_other, offer.ofHospital, locale)} ${icons.arrow}</a></div>
</div>
</aside>
</div>
</article>
${similar.length > 0 ? `<section class="similar"><div class="wide"><h2>${t.similar}</h2><ul class="card">${similar.join('')}</ul></div></section>` : ''}${frame.foot}`;
  };
}

async function frameOf(sample: string): Promise<Frame> {
  const page = await (await fetch(sample)).text();
  const path = new URL(sample).pathname.replace(/^\/en\//, '/');
  const between = (from: string, to: string) => page.slice(page.indexOf(from), page.indexOf(to));
  return {
    publicUrl: new URL(/rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? '').origin,
    before: page.slice(0, page.indexOf('<title>')),
    style: between('</title>', '<meta name="description"').slice('</title>'.length),
    head: between('<body>', '<article').split(path),
    foot: page.slice(page.indexOf('\n</main>')),
  };
}
