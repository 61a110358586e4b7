import type { BillingParty } from '@fonendo/domain/payments/pricing';
import { type Locale, locales } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { type Html, lines } from './html.ts';
import { icons, mark } from './icons.ts';
import { frontTexts } from './texts.ts';

const sections = { doctors: '/inicio', hospitals: '/inicio/hospitales', offers: '/empleo' } as const;

export type Section = keyof typeof sections;

const sectionNames = Object.keys(sections) as Section[];

/** The bar at the top: where one is, the other language, and the way in. */
export function pageHead(current: Section | null, locale: Locale, path: string): Html {
  const { nav } = frontTexts[locale];
  const other = locales.find((language) => language !== locale) ?? locale;
  const links = sectionNames.map(
    (name) =>
      html`<a href="${publicPath(sections[name], locale)}" ${name === current ? html`aria-current="page"` : ''}>${nav[name]}</a>`,
  );
  const language = html`<a class="language" href="${publicPath(path, other)}" hreflang="${other}" lang="${other}" title="${nav.otherLanguage}">${icons.globe}<span aria-hidden="true">${nav.otherLanguageShort}</span><span class="unseen">${nav.otherLanguage}</span></a>`;
  return html`<header class="head"><div class="wide">
<a class="logo" href="${publicPath(sections.doctors, locale)}">${mark}<span>Fonendo</span></a>
<nav class="sections" aria-label="${nav.label}">${lines(links)}</nav>
<div class="entry">${language}<a class="login" href="/">${nav.login}</a><a class="button secondary" href="/signup">${nav.signup}</a></div>
<details class="menu"><summary aria-label="${nav.menu}">${icons.menu}</summary><nav aria-label="${nav.menu}">${lines(links)}<a href="/signup">${nav.signup}</a>${language}</nav></details>
</div></header>`;
}

export function pageFoot(seller: BillingParty, locale: Locale): Html {
  const { footer } = frontTexts[locale];
  return html`<footer class="foot"><div class="wide">
<div class="columns">
<div class="who"><span class="logo">${mark}<span>Fonendo</span></span><p>${footer.who}</p></div>
<nav aria-label="${footer.doctors}"><p>${footer.doctors}</p><a href="${publicPath('/inicio', locale)}#camino">${footer.road}</a><a href="${publicPath('/inicio', locale)}#camino">${footer.papers}</a><a href="${publicPath('/inicio', locale)}#precios">${footer.prices}</a><a href="${publicPath('/empleo', locale)}">${footer.offers}</a></nav>
<nav aria-label="${footer.hospitals}"><p>${footer.hospitals}</p><a href="${publicPath('/inicio/hospitales', locale)}">${footer.how}</a><a href="/signup?role=hospital">${footer.publish}</a><a href="/?role=hospital">${footer.entry}</a></nav>
<nav aria-label="${footer.legal}"><p>${footer.legal}</p><a href="/legal">${footer.privacy}</a><a href="/terms">${footer.terms}</a><a href="/faq">${footer.questions}</a></nav>
</div>
<div class="fine"><span>${fill(footer.company, { name: seller.name, taxId: seller.taxId, city: seller.city })}</span><span>${footer.cookies}</span></div>
</div></footer>`;
}
