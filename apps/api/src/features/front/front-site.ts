import { publicListPath } from '@fonendo/domain/offers/public-address';
import type { Locale } from '@fonendo/domain/shared/locale';
import { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { timeout } from 'hono/timeout';
import { assertEveryRouteDeclaresAccess } from '../../http/access/access-check.ts';
import { ApiError } from '../../http/api-error.ts';
import { compression } from '../../http/bodies/compression.ts';
import { type RequestEnv, requestContext } from '../../http/request-context.ts';
import { answer } from './answer.ts';
import type { Html } from './frame/html.ts';
import { renderPage } from './frame/page.ts';
import { frontTexts } from './frame/texts.ts';
import type { FrontContext } from './front.context.ts';
import { frontRoutes } from './front.routes.ts';

const own = /^\/(?:en\/)?(?:empleo|inicio|hospitales)(?:[/.]|$)|^\/(?:robots\.txt|sitemap\.xml|sitemaps\/.*)$/;

/** Whether an address is one of the public pages, and not the application. */
export const isFrontPath = (path: string): boolean => own.test(path);

/** The public pages: rendered here, without a session, for people and for search engines. */
export function createFront(context: FrontContext) {
  const site = new OpenAPIHono<RequestEnv>();
  site.onError((error, c) => {
    const isUnknown = error instanceof ApiError && error.status < 500;
    if (!isUnknown) context.log.error({ requestId: c.get('requestId'), err: error }, 'public page failed');
    const locale = c.req.path.startsWith('/en/') ? 'en' : 'es';
    return answer(c, errorPage(context, isUnknown, locale), 'text/html', isUnknown ? 404 : 503);
  });
  site.notFound((c) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? answer(c, errorPage(context, true, c.req.path.startsWith('/en/') ? 'en' : 'es'), 'text/html', 404)
      : c.text('Method not allowed', 405, { allow: 'GET, HEAD' }),
  );
  site.use(requestContext);
  site.use(compression);
  site.use(timeout(context.requestTimeoutMs));
  site.route('/', frontRoutes(context));
  assertEveryRouteDeclaresAccess(site);
  return site;
}

function errorPage(context: FrontContext, isUnknown: boolean, locale: Locale): Html {
  const t = frontTexts[locale].gone;
  const [title, text] = isUnknown ? [t.title, t.text] : [t.failed, t.failedText];
  return renderPage(context, {
    ...{ locale, title, description: text, section: null, isHidden: true, path: publicListPath({}, 'es') },
    body: html`<div class="wide nothing"><h1>${title}</h1><p class="lead">${text}</p><a class="button secondary" href="${publicListPath({}, locale)}">${t.offers}</a></div>`,
  });
}
