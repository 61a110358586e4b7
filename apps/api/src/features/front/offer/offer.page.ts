import { jobPosting, serialised } from '@fonendo/domain/offers/job-posting';
import { publicListPath, publicOfferPath } from '@fonendo/domain/offers/public-address';
import { isFree } from '@fonendo/domain/payments/pricing';
import { communities } from '@fonendo/domain/reference/communities';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import { statutoryNote } from '@fonendo/domain/reference/statutory-posts';
import type { Settings } from '@fonendo/domain/settings/settings';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Locale } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { describeSalary } from '../../offers/offers.public.ts';
import { type Html, lines, paragraphs } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { renderPage } from '../frame/page.ts';
import { ageIn, counted, dayIn, frontTexts, numberIn, termsIn } from '../frame/texts.ts';
import type { FrontContext } from '../front.context.ts';
import type { PublicOffer } from '../public-offers.repository.ts';
import { pictureAlt, pictureOf, picturePath, versionOf } from './picture.ts';
import { placeOf } from './place.ts';
import { offerSide } from './side.ts';

type Parts = { offer: PublicOffer; path: string; settings: Settings; locale: Locale };

/** One offer for readers without an account; if it is closed, the page says so and shows similar ones. */
export function offerPage(context: FrontContext, { offer, path, settings, locale }: Parts): Html {
  const t = frontTexts[locale].offer;
  const terms = termsIn(locale);
  const { hospital } = offer;
  const isClosed = offer.status === 'closed';
  const now = context.now();
  const address = `${context.publicUrl}${publicPath(path, locale)}`;
  const salary = describeSalary(offer, locale);
  const resembling = similarOffers(offer, locale);
  const picture = pictureOf(offer, salary, locale);
  const words = { name: offer.name, city: hospital.city, hospital: hospital.name };
  return renderPage(context, {
    ...{ locale, path, section: 'offers', isHidden: isClosed },
    title: fill(t.title, words),
    description: fill(t.description, {
      ...words,
      salary,
      terms: `${terms.contractType[offer.contractType]}, ${workingDay(offer, locale).toLocaleLowerCase(locale)}`,
    }),
    picture: isClosed ? undefined : { path: picturePath(offer, versionOf(picture), locale), alt: pictureAlt(picture) },
    data: isClosed ? undefined : serialised(jobPosting(offer, address)),
    body: html`<article class="offer wide">
<nav class="crumbs" aria-label="${t.breadcrumb}"><a href="${publicListPath({}, locale)}">${frontTexts[locale].nav.offers}</a><a href="${publicListPath({ community: offer.community }, locale)}">${communities[offer.community].name}</a><a href="${publicListPath({ community: offer.community, speciality: offer.speciality }, locale)}">${shortSpeciality(offer.speciality)}</a></nav>
<div class="sides">
<div class="main">
<div class="hospital"><span class="initials" aria-hidden="true">${initialsOf(hospital.name)}</span><div><strong>${hospital.name}</strong><span>${placeOf(offer)}</span></div></div>
<h1>${offer.name}</h1>
${isClosed ? closedNotice(offer, locale) : ''}
${facts(offer, salary, now, locale)}
<section><h2>${t.post}</h2><div class="prose">${paragraphs(offer.description)}</div></section>
${isClosed ? resembling : ''}
<section><h2>${t.asked}</h2><ul class="asked">${lines(asked(offer, locale).map((text) => html`<li>${icons.check}${text}</li>`))}</ul></section>
${signing(offer, now, locale)}
${selection(offer, locale)}
</div>
${offerSide({ offer, salary, address, isFree: isFree('offersAccess', settings), locale })}
</div>
</article>
${isClosed ? '' : resembling}`,
  });
}

const shortSpeciality = (speciality: string) => speciality.replace(/ \(.*\)$/, '');

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

const workingDay = ({ workingDay: day }: Pick<PublicOffer, 'workingDay'>, locale: Locale): string => {
  const { workingDay: names, workingDayAlone } = termsIn(locale);
  return (workingDayAlone as Partial<Record<typeof day, string>>)[day] ?? names[day];
};

function closedNotice({ closedAt }: PublicOffer, locale: Locale): Html {
  const t = frontTexts[locale].offer;
  return html`<div class="closed" role="status"><strong>${fill(t.closed, { day: dayIn(closedAt ?? new Date(0), locale) })}</strong><p>${t.closedHelp}</p></div>`;
}

function facts(offer: PublicOffer, salary: string, now: Date, locale: Locale): Html {
  const t = frontTexts[locale].offer;
  const terms = termsIn(locale);
  const rows = [
    ['salary', t.salary, `${salary} ${t.gross}`],
    ['speciality', t.speciality, offer.speciality],
    ['contract', t.contract, terms.contractType[offer.contractType]],
    ['day', t.workingDay, terms.workingDay[offer.workingDay]],
    ['experience', t.experience, experience(offer, locale)],
    ['vacancies', t.vacancies, numberIn(offer.vacancies, locale)],
    ['published', t.published, ageIn(offer.publishedAt, now, locale)],
  ] as const;
  return html`<dl class="facts" aria-label="${t.facts}">${lines(
    rows.map(([key, name, value]) => html`<div class="fact-${key}"><dt>${name}</dt><dd>${value}</dd></div>`),
  )}</dl>`;
}

function experience({ yearsOfExperience: years }: PublicOffer, locale: Locale): string {
  const t = frontTexts[locale].offer;
  return years === 0 ? t.experienceNone : counted(t.years_one, t.years_other, years, locale);
}

function asked({ speciality, yearsOfExperience: years }: PublicOffer, locale: Locale): string[] {
  const t = frontTexts[locale].offer;
  return [
    t.degree,
    ...(speciality === generalMedicine ? [] : [fill(t.specialist, { speciality })]),
    years === 0 ? t.notExperienced : counted(t.experienced_one, t.experienced_other, years, locale),
  ];
}

/** What a degree allows, and for statutory posts the rule of nationality. The same for everybody. */
function signing(offer: PublicOffer, now: Date, locale: Locale): Html {
  const t = frontTexts[locale].offer;
  const rows = [
    ['done', t.recognised, t.recognisedHelp],
    ['half', t.underway, t.underwayHelp],
    ['open', t.notBegun, html`${t.notBegunHelp} <a href="${publicPath('/inicio', locale)}#camino">${t.findRoad}</a>`],
  ] as const;
  const note = statutoryNote(offer, madridDate(now));
  return html`<section><h2>${t.sign}</h2><p class="lead">${t.signHelp}</p>
<dl class="card states">${lines(rows.map(([state, name, help]) => html`<div><dt><span class="state-${state}" aria-hidden="true">${state === 'done' ? icons.check : ''}</span>${name}</dt><dd>${help}</dd></div>`))}</dl>
${note ? statutory(offer, note.exemptUntil, locale) : ''}</section>`;
}

function statutory({ community }: PublicOffer, exemptUntil: string | null, locale: Locale): Html {
  const { statutory: t } = termsIn(locale).detail;
  const { name } = communities[community];
  const rule = exemptUntil
    ? fill(t.exempt, { community: name, until: dayIn(exemptUntil, locale) })
    : fill(t.notExempt, { community: name });
  return html`<div class="note"><strong>${t.title}</strong><p>${t.rule} ${rule}</p></div>`;
}

/** All ahead: the same line as inside, dotted. */
function selection({ steps }: PublicOffer, locale: Locale): Html {
  const t = frontTexts[locale].offer;
  if (steps.length === 0) return html``;
  const items = steps.map(({ name, mandatory, type, durationMinutes }) => {
    const kind = mandatory ? t.mandatory : t.optional;
    const length = type === 'interview' ? ` · ${fill(t.minutes, { minutes: durationMinutes })}` : '';
    return html`<li><strong>${name}</strong><span>${kind}${length}</span></li>`;
  });
  return html`<section><h2>${t.selection}</h2><ol class="ahead">${lines(items)}</ol></section>`;
}

function similarOffers({ similar }: PublicOffer, locale: Locale): Html {
  const t = frontTexts[locale].offer;
  if (similar.length === 0) return html``;
  const items = similar.map(
    (offer) =>
      html`<li><a href="${publicOfferPath(offer, locale)}"><strong>${offer.name}</strong><span>${offer.hospital.name} · ${offer.hospital.city}</span><span><b>${describeSalary(offer, locale)}</b> ${t.gross}</span></a></li>`,
  );
  return html`<section class="similar"><div class="wide"><h2>${t.similar}</h2><ul class="card">${lines(items)}</ul></div></section>`;
}
