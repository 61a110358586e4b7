import { publicListPath, publicOfferPath } from '@fonendo/domain/offers/public-address';
import { quote } from '@fonendo/domain/payments/pricing';
import type { RoadAnswers } from '@fonendo/domain/petitions/open-roads';
import { communities, communityCodes } from '@fonendo/domain/reference/communities';
import type { Settings } from '@fonendo/domain/settings/settings';
import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';
import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { describeSalary } from '../../offers/offers.public.ts';
import type { Waits } from '../../petitions/petitions.public.ts';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { renderPage } from '../frame/page.ts';
import { counted, frontTexts, numberIn } from '../frame/texts.ts';
import type { FrontContext } from '../front.context.ts';
import type { PublicList } from '../list/read-list.ts';
import { spainMap } from '../map/spain-map.ts';
import { questionList, stepList, twoLists } from './parts.ts';
import { ahead, incoming } from './pulse.ts';
import { roadFinder } from './road-finder.ts';
import { homeTexts } from './texts.ts';
import { monthsIn, waitsBand } from './waits.ts';

type Parts = { answers: RoadAnswers; settings: Settings; offers: PublicList; waits: Waits; locale: Locale };

/** What Fonendo is for doctors: their road, the steps, the price, what is offered. */
export function doctorsPage(context: FrontContext, { answers, settings, offers, waits, locale }: Parts): Html {
  const t = homeTexts[locale];
  const { doing, questions, steps } = t;
  const isAnswered = Object.values(answers).some((answer) => answer !== undefined);
  return renderPage(context, {
    ...{ locale, section: 'doctors', path: '/inicio', title: t.title, description: t.lead, isHidden: isAnswered },
    body: html`<div class="hero"><div class="wide two">
<div class="words"><h1>${t.heading}</h1><p class="lead">${t.lead}</p>${heroFacts({ settings, offers, waits, locale })}</div>
${incoming}
${roadFinder(answers, locale)}
</div></div>
${stepList(steps, [steps.received, steps.validated, steps.cv, steps.sent, steps.resolved])}
${waitsBand(waits, answers.degreeCountry, locale)}
${twoLists(doing, [doing.prepare, doing.submit, doing.watch, doing.truth], [doing.hurry, doing.promise, doing.apostille, doing.again])}
${receipt(settings, locale)}
${openOffersBand(offers, locale)}
${questionList(questions, [questions.silence, questions.meanwhile, questions.language, questions.speciality, questions.seen, questions.money])}
<section class="panel paper"><div class="wide"><h2>${t.closing.heading}</h2><p><a class="button light" href="${publicPath('/inicio', locale)}#camino">${t.closing.action}</a><a href="/signup?role=doctor">${t.closing.account} ${icons.arrow}</a></p>${ahead(4)}</div></section>`,
  });
}

const priceIn = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
    cents / 100,
  );

/** Only what is true of this installation now. */
function heroFacts({ settings, offers: { facets }, waits, locale }: Omit<Parts, 'answers'>): Html {
  const { facts: t } = homeTexts[locale];
  const { totalCents } = quote(['recognition'], settings, 'ES');
  const total = Math.min(facets.total, exactCount);
  const rows = [
    ...(totalCents > 0 ? [[priceIn(totalCents, locale), t.price] as const] : []),
    waits.all
      ? ([fill(t.waitMonths, { months: monthsIn(waits.all.median, locale) }), t.wait] as const)
      : ([fill(t.months, { months: 6 }), t.term] as const),
    ...(total > 0 ? [[numberIn(total, locale), total === 1 ? t.offers_one : t.offers_other] as const] : []),
  ];
  return html`<dl class="figures" aria-label="${t.label}">${lines(rows.map(([value, name]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>`;
}

/** All amounts from the settings; what is not ours stands below the tear line. */
function receipt(settings: Settings, locale: Locale): Html {
  const t = homeTexts[locale].prices;
  const { baseCents, taxCents, totalCents, taxRate } = quote(['recognition'], settings, 'ES');
  const access = settings.offersAccessPriceCents;
  const points = [
    [t.once, t.onceText],
    [t.withdraw, t.withdrawText],
    access === 0 ? [t.offersFree, t.offersFreeText] : [priceIn(access, locale), t.offersPaidText],
  ] as const;
  const line = (name: string, amount: string, text?: string) =>
    html`<div><dt>${name}${text ? html`<span>${text}</span>` : ''}</dt><dd>${amount}</dd></div>`;
  return html`<section class="band ground" id="precios"><div class="wide split"><div><h2>${t.heading}</h2><dl class="points">${lines(points.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`))}</dl></div>
<div class="card receipt"><div class="title"><strong>${t.example}</strong><p class="fine">${t.exampleText}</p></div>
<dl>${line(t.recognition, priceIn(baseCents, locale), t.recognitionText)}${taxCents > 0 ? line(fill(t.tax, { rate: numberIn(taxRate / 100, locale) }), priceIn(taxCents, locale)) : ''}<div class="total"><dt>${t.total}</dt><dd>${priceIn(totalCents, locale)}</dd></div></dl>
<dl class="apart">${line(t.fee, priceIn(settings.stateFeeCents, locale), t.feeText)}${line(t.apostilles, t.apart, t.apostillesText)}</dl></div></div></section>`;
}

/** How many communities are named before "see all". */
const placesAtOnce = 7;

/** Left out where there is none. */
function openOffersBand({ facets, items, summary }: PublicList, locale: Locale): Html {
  const t = homeTexts[locale].offers;
  if (facets.total === 0) return html``;
  const offers = isMoreThanCounted(facets.total)
    ? fill(t.headingMany, { total: numberIn(exactCount, locale) })
    : counted(t.heading_one, t.heading_other, facets.total, locale);
  const where = facets.community.length;
  const heading = fill(where === 1 ? t.places_one : t.places_other, { offers, count: where });
  const lead = summary
    ? fill(summary.hospitals === 1 ? t.lead_one : t.lead_other, {
        count: numberIn(summary.hospitals, locale),
        salary: describeSalary(summary, locale),
      })
    : '';
  const most = facets.community[0]?.count ?? 1;
  const places = facets.community.map(({ value, count }) => {
    const code = communityCodes.find((one) => one === value) ?? 'ES-MD';
    return html`<li><a href="${publicListPath({ community: code }, locale)}"><span>${communities[code].name}</span><meter min="0" max="${most}" value="${count}" aria-hidden="true"></meter><span>${numberIn(count, locale)}</span></a></li>`;
  });
  const newest = items
    .slice(0, 3)
    .map(
      (offer) =>
        html`<li><a href="${publicOfferPath(offer, locale)}"><strong>${offer.name}</strong><span>${offer.hospital.name} · ${offer.hospital.city}</span><span><b>${describeSalary(offer, locale)}</b> ${frontTexts[locale].offer.gross}</span></a></li>`,
    );
  return html`<section class="band"><div class="wide"><div class="above"><h2>${heading}</h2><a href="${publicListPath({}, locale)}">${t.all} ${icons.arrow}</a></div><p class="lead">${lead}</p><div class="by-place">${spainMap({ counts: facets.community, addressOf: (community) => publicListPath({ community }, locale), locale })}<div><ul class="bars">${lines(places.slice(0, placesAtOnce))}</ul>${places.length > placesAtOnce ? html`<details class="further"><summary>${fill(t.further, { count: where })}</summary><ul class="bars">${lines(places.slice(placesAtOnce))}</ul></details>` : ''}</div></div><div class="similar plain"><ul class="card">${lines(newest)}</ul></div></div></section>`;
}
