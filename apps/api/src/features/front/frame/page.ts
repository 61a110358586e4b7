import { type Locale, locales, localeTags } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { html, raw } from 'hono/html';
import { pictureSize } from '../../../pdf/picture/draw-picture.port.ts';
import type { FrontContext } from '../front.context.ts';
import { type Html, lines } from './html.ts';
import { pageFoot, pageHead, type Section } from './navigation.ts';
import { frontTexts } from './texts.ts';

export type Page = {
  locale: Locale;
  title: string;
  description: string;
  /** The address without its language. Search engines take it for the page's own. */
  path: string;
  section: Section | null;
  /** For what changes too often, or says too little, to be found by itself. */
  isHidden?: boolean;
  /** Structured data, serialised. */
  data?: string | undefined;
  /** The address of the Atom feed that follows the page. */
  feed?: string | undefined;
  /** What is shown where the address of the page is shared. */
  picture?: { path: string; alt: string } | undefined;
  body: Html;
};

/** A whole page. It is complete without JavaScript, and has none. */
export function renderPage(context: FrontContext, page: Page): Html {
  const { locale, title, path, body } = page;
  const { files } = context;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Fonendo</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${files.style}">
${descriptions(context, page)}
</head>
<body>
<a class="skip" href="#content">${frontTexts[locale].nav.skip}</a>
${pageHead(page.section, locale, path)}
<main id="content" tabindex="-1">
${body}
</main>
${pageFoot(context.seller, locale)}
</body>
</html>`;
}

/** For search engines, and for the preview of a link that somebody is sent. */
function descriptions({ publicUrl }: FrontContext, page: Page): Html {
  const { locale, title, description, path, isHidden = false, data, feed, picture } = page;
  const address = (language: Locale) => `${publicUrl}${publicPath(path, language)}`;
  return html`<meta name="description" content="${description}">
${isHidden ? html`<meta name="robots" content="noindex, follow">` : html`<link rel="canonical" href="${address(locale)}">`}
${isHidden ? '' : lines(locales.map((language) => html`<link rel="alternate" hreflang="${language}" href="${address(language)}">`))}
${isHidden ? '' : html`<link rel="alternate" hreflang="x-default" href="${address('es')}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="Fonendo">
<meta property="og:locale" content="${localeTags[locale].replace('-', '_')}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address(locale)}">
${picture ? pictureTags(`${publicUrl}${picture.path}`, picture.alt) : html`<meta name="twitter:card" content="summary">`}
${feed ? html`<link rel="alternate" type="application/atom+xml" title="${title}" href="${publicUrl}${feed}">` : ''}
${data ? html`<script type="application/ld+json">${raw(data)}</script>` : ''}`;
}

const pictureTags = (address: string, alt: string): Html => html`<meta property="og:image" content="${address}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${pictureSize.width}">
<meta property="og:image:height" content="${pictureSize.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`;
