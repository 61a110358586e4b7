import { errorStatuses } from '@fonendo/contract/shared/errors.schema';
import { apiErrors } from '@fonendo/messages/en/shared/api-errors';
import { html, raw } from 'hono/html';
import { brandMark } from '../../brand-mark.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { inlineSchemas } from '../openapi-inline.ts';
import { endpointSection } from './endpoint.section.ts';
import { type Endpoint, endpointsByTag } from './endpoints.ts';

/** The whole API on one page: plain HTML that needs no script, so it works under the strictest policy. */
export function referencePage(document: OpenApiDocument): string {
  const groups = endpointsByTag(inlineSchemas(document));
  return String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API reference · ${document.info.title}</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(brandMark)}" />
    <link rel="stylesheet" href="/api/docs/reference.css" />
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header>
      ${raw(brandMark)}
      <p><a href="/">${document.info.title}</a> <span>API reference</span></p>
      <a class="file" href="/api/openapi.json">openapi.json</a>
    </header>
    <div class="columns">
      <nav aria-label="Endpoints">${groups.map(tableOfContents)}</nav>
      <main id="content">
        <h1>API reference</h1>
        ${introduction(document.info.description ?? '')} ${errorSection()}
        ${groups.map(
          ({ tag, endpoints }) => html`<section aria-labelledby="${tag}">
            <h2 id="${tag}">${capitalised(tag)}</h2>
            ${endpoints.map(endpointSection)}
          </section>`,
        )}
      </main>
    </div>
  </body>
</html>`);
}

const introduction = (description: string) => html`<p class="lead">${description}</p>
  <p>
    Every path below is relative to the address of the product. Requests and answers are JSON in UTF-8. Where an endpoint
    is not open to anyone, send the token of a session: <code>Authorization: Bearer …</code>. Texts come in Spanish or
    English, by <code>Accept-Language</code>. Every answer carries its <code>X-Request-Id</code>.
  </p>`;

const errorSection = () => html`<section aria-labelledby="errors">
  <h2 id="errors">Errors</h2>
  <div class="card">
    <p>
      Every refusal has one shape, <code>{ code, message, fields? }</code>. The code is one of this list; the message is
      a sentence for people; <code>fields</code> maps every invalid field to a message key and its parameters.
    </p>
    <dl>
      ${Object.entries(errorStatuses).map(
        ([code, status]) => html`<div>
          <dt><code>${code}</code> <span class="type">${status}</span></dt>
          <dd>${apiErrors[code as keyof typeof errorStatuses]}</dd>
        </div>`,
      )}
    </dl>
  </div>
</section>`;

const tableOfContents = ({ tag, endpoints }: { tag: string; endpoints: Endpoint[] }) => html`<section>
  <h2><a href="#${tag}">${capitalised(tag)}</a></h2>
  <ul>
    ${endpoints.map(
      ({ id, method, path }) => html`<li>
        <a href="#${id}"><span class="method ${method}">${method}</span> <code>${path.replace(/^\/api/, '')}</code></a>
      </li>`,
    )}
  </ul>
</section>`;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
