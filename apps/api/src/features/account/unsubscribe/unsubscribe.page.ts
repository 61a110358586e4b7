import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import { fill } from '@fonendo/messages/fill';
import { html, raw } from 'hono/html';
import { brandMark } from '../../../http/brand-mark.ts';
import type { Unsubscription } from './unsubscribe.ts';

const texts = { es: spanish.unsubscribe, en: english.unsubscribe };

const css = `
body { margin: 0; background: #f3f7f7; color: #12262b; font: 16px/24px Inter, system-ui, sans-serif; }
main { max-width: 480px; margin: 64px auto; padding: 32px 24px; background: #fff; border: 1px solid #dce6e7; border-radius: 12px; box-sizing: border-box; }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 24px; font-size: 18px; font-weight: 700; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; }
button, a { display: inline-block; min-height: 44px; font: inherit; font-weight: 600; color: #07726b; }
button { padding: 10px 24px; border: 0; border-radius: 8px; background: #07726b; color: #fff; cursor: pointer; }
@media (max-width: 560px) { main { margin: 16px; } }
@media (prefers-color-scheme: dark) {
  body { background: #0e1a1d; color: #e7eff0; }
  main { background: #15262a; border-color: #2b4045; }
  a { color: #5cc5bb; }
}`;

/** Plain HTML without scripts: opened from a mail, by anybody, on anything. */
export function renderUnsubscribe(
  { locale, families }: Unsubscription,
  { token, done }: { token: string; done: boolean },
) {
  const text = texts[locale];
  const kinds = new Intl.ListFormat(locale).format(families.map((family) => text.families[family]));
  const form = html`<form method="post" action="/api/mails/unsubscribe/${token}">
    <button type="submit">${text.button}</button>
  </form>`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${text.title}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(brandMark)}">
<style>${raw(css)}</style>
</head>
<body>
<main>
<p class="brand">${raw(brandMark)}Fonendo</p>
<h1>${done ? text.done : text.title}</h1>
<p>${fill(done ? text.doneBody : text.body, { kinds })}</p>
${done ? '' : form}
<p><a href="/account?tab=privacy">${text.settings}</a></p>
</main>
</body>
</html>`;
}
