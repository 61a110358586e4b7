import { createHash } from 'node:crypto';
import { localeTags } from '@fonendo/domain/shared/locale';
import { sandbox as english } from '@fonendo/messages/en/demo/sandbox';
import { sandbox as spanish } from '@fonendo/messages/es/demo/sandbox';
import { fill } from '@fonendo/messages/fill';
import { html, raw } from 'hono/html';
import { type SandboxCheckout, sandboxChoices } from '../../../integrations/payments/sandbox-checkouts.port.ts';
import { checkoutCss } from './checkout.css.ts';

const texts = { es: spanish, en: english };

/** The page where a doctor pays in the sandbox. Plain HTML without scripts. */
export function renderCheckout(checkout: SandboxCheckout) {
  const text = texts[checkout.locale];
  const amount = new Intl.NumberFormat(localeTags[checkout.locale], {
    style: 'currency',
    currency: checkout.currency,
    useGrouping: 'always',
  }).format(checkout.amountCents / 100);
  const labels = { pay: fill(text.pay, { amount }), fail: text.fail, cancel: text.cancel };
  const actions = html`<div class="actions">
    ${sandboxChoices.map(
      (choice) => html`<form method="post" action="/api/sandbox-gateway/checkouts/${checkout.id}/${choice}">
        <button class="${choice}" type="submit">${labels[choice]}</button>
      </form>`,
    )}
  </div>`;
  const ended = html`<p class="seller">${text.ended}</p>
    <a class="back" href="${checkout.returnUrl}">${text.back}</a>`;
  return html`<!doctype html>
<html lang="${checkout.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<link rel="icon" href="data:,">
<style>${rawCss}</style>
</head>
<body>
<main>
<div class="bar"><span class="brand">${lock}${text.title}</span><span class="badge">${text.badge}</span></div>
<h1>${checkout.description}</h1>
<p class="amount">${amount}</p>
${checkout.state === 'open' ? html`<p class="seller">${text.seller}</p>${actions}` : ended}
${checkout.state === 'open' ? html`<p class="note">${text.note}</p>` : ''}
</main>
</body>
</html>`;
}

const lock = raw(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    '<rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/></svg>',
);

const rawCss = raw(checkoutCss);

const styleHash = createHash('sha256').update(checkoutCss).digest('base64');

/** Allows only its own style and buttons, which lead back to the product. */
export const checkoutPolicy = ({ returnUrl }: SandboxCheckout) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'font-src data:',
    'img-src data:',
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
