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
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { renderPage } from '../frame/page.ts';
import { counted, frontTexts, numberIn, salaryIn } from '../frame/texts.ts';
import type { FrontContext } from '../front.context.ts';
import type { PublicList } from '../list/read-list.ts';
import { spainMap } from '../map/spain-map.ts';
import { questionList, stepList, twoLists } from './parts.ts';
import { roadFinder } from './road-finder.ts';
import { homeTexts } from './texts.ts';

type Parts = { answers: RoadAnswers; settings: Settings; offers: PublicList; locale: Locale };

/** What Fonendo is for doctors: their road, the steps, the price, what is offered. */
export function doctorsPage(context: FrontContext, { answers, settings, offers, locale }: Parts): Html {
  const t = homeTexts[locale];
  const { doing, questions, steps } = t;
  const isAnswered = Object.values(answers).some((answer) => answer !== undefined);
  return renderPage(context, {
    ...{ locale, section: 'doctors', path: '/inicio', title: t.title, description: t.lead, isHidden: isAnswered },
    body: html`<div class="hero"><div class="wide two">
<div class="words"><h1>${t.heading}</h1><p class="lead">${t.lead}</p>${heroFacts(settings, offers, locale)}</div>
${roadFinder(answers, locale)}
</div></div>
${stepList(steps.heading, [steps.received, steps.validated, steps.cv, steps.sent, steps.resolved])}
${twoLists(doing, [doing.prepare, doing.submit, doing.watch, doing.truth], [doing.hurry, doing.promise, doing.apostille, doing.again])}
${receipt(settings, locale)}
${openOffersBand(offers, locale)}
${questionList(questions, [questions.silence, questions.meanwhile, questions.language, questions.speciality, questions.seen, questions.money])}
<section class="panel"><div class="wide"><h2>${t.closing.heading}</h2><p><a class="button light" href="${publicPath('/inicio', locale)}#camino">${t.closing.action}</a><a href="/signup?role=doctor">${t.closing.account} ${icons.arrow}</a></p></div></section>`,
  });
}

const eurosIn = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
    cents / 100,
  );

/** Only what is true of this installation now. */
function heroFacts(settings: Settings, { facets }: PublicList, locale: Locale): Html {
  const { facts: t } = homeTexts[locale];
  const { totalCents } = quote(['recognition'], settings, 'ES');
  const total = Math.min(facets.total, exactCount);
  const rows = [
    ...(totalCents > 0 ? [[eurosIn(totalCents, locale), t.price] as const] : []),
    [fill(t.months, { months: 6 }), t.term] as const,
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
    access === 0 ? [t.offersFree, t.offersFreeText] : [eurosIn(access, locale), t.offersPaidText],
  ] as const;
  const line = (name: string, amount: string, text?: string) =>
    html`<div><dt>${name}${text ? html`<span>${text}</span>` : ''}</dt><dd>${amount}</dd></div>`;
  return html`<section class="band ground" id="precios"><div class="wide split"><div><h2>${t.heading}</h2><dl class="points">${lines(points.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`))}</dl></div>
<div class="card receipt"><div class="title"><strong>${t.example}</strong><p class="fine">${t.exampleText}</p></div>
<dl>${line(t.recognition, eurosIn(baseCents, locale), t.recognitionText)}${taxCents > 0 ? line(fill(t.tax, { rate: numberIn(taxRate / 100, locale) }), eurosIn(taxCents, locale)) : ''}<div class="total"><dt>${t.total}</dt><dd>${eurosIn(totalCents, locale)}</dd></div></dl>
<dl class="apart">${line(t.fee, eurosIn(settings.stateFeeCents, locale), t.feeText)}${line(t.apostilles, t.apart, t.apostillesText)}</dl></div></div></section>`;
}

/** Left out where there is none. */
function openOffersBand({ facets, items }: PublicList, locale: Locale): Html {
  const t = homeTexts[locale].offers;
  if (facets.total === 0) return html``;
  const heading = isMoreThanCounted(facets.total)
    ? fill(t.headingMany, { total: numberIn(exactCount, locale) })
    : counted(t.heading_one, t.heading_other, facets.total, locale);
  const most = facets.community[0]?.count ?? 1;
  const places = facets.community.slice(0, 8).map(({ value, count }) => {
    const code = communityCodes.find((one) => one === value) ?? 'ES-MD';
    return html`<li><a href="${publicListPath({ community: code }, locale)}"><span>${communities[code].name}</span><meter min="0" max="${most}" value="${count}" aria-hidden="true"></meter><span>${numberIn(count, locale)}</span></a></li>`;
  });
  const newest = items
    .slice(0, 3)
    .map(
      (offer) =>
        html`<li><a href="${publicOfferPath(offer, locale)}"><strong>${offer.name}</strong><span>${offer.hospital.name} · ${offer.hospital.city}</span><span><b>${salaryIn(offer, locale)} €</b> ${frontTexts[locale].offer.gross}</span></a></li>`,
    );
  return html`<section class="band"><div class="wide"><div class="above"><h2>${heading}</h2><a href="${publicListPath({}, locale)}">${t.all} ${icons.arrow}</a></div><div class="by-place">${spainMap({ counts: facets.community, locale })}<ul class="bars">${lines(places)}</ul></div><div class="similar plain"><ul class="card">${lines(newest)}</ul></div></div></section>`;
}
