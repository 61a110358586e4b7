import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '../../../source-folder.ts';

/** Written into the page, which asks for nothing: `npm run font` makes the file. */
const font = readFileSync(join(sourceFolder, 'features/demo/sandbox-gateway/inter-western.woff2')).toString('base64');

/** The style of the sandbox's page. It represents another company's site and fetches nothing from the product. */
export const checkoutCss = `
@font-face { font-family: 'Inter Variable'; font-weight: 400 700; font-display: block;
  src: url('data:font/woff2;base64,${font}') format('woff2'); }
:root { color-scheme: light dark; --canvas: #F6F9F9; --surface: #FFFFFF; --line: #E3EAEC; --ink: #10242B;
  --soft: #51666E; --fill: #07726B; --fill-hover: #005F59; --on-fill: #FFFFFF; --field: #7A9098; --link: #07726B;
  --warn: #8F5B00; --warn-tint: #FDF3DC; --ring: #0C857D; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0C1518; --surface: #121E22; --line: #22343A; --ink: #E6F0F1; --soft: #93A8AE;
    --fill: #4CB3AB; --fill-hover: #6FCFC7; --on-fill: #06201E; --field: #5F767E; --link: #6FCFC7;
    --warn: #F0C267; --warn-tint: #35280A; --ring: #4CB3AB; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; align-items: center;
  justify-content: center; gap: 16px; padding: 24px 16px; background: var(--canvas); color: var(--ink);
  font: 15px/22px 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  -webkit-font-smoothing: antialiased; }
main { width: 100%; max-width: 440px; padding: 0 32px 28px; overflow: hidden; border-radius: 12px; background: var(--surface);
  box-shadow: 0 0 0 1px var(--line), 0 1px 2px rgb(16 36 43 / 6%), 0 8px 24px rgb(16 36 43 / 6%); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin: 0 -32px 24px; padding: 16px 32px;
  border-bottom: 1px solid var(--line); }
.brand { flex: 1; display: flex; align-items: center; gap: 10px; font-weight: 640; letter-spacing: -0.012em; }
.brand svg { flex: none; color: var(--link); }
.badge { display: inline-flex; align-items: center; gap: 8px; min-height: 24px; padding: 1px 9px; border-radius: 6px;
  background: var(--warn-tint); color: var(--warn); font-size: 12.5px; font-weight: 600; }
.badge::before { content: ''; flex: none; width: 8px; height: 8px; border-radius: 50%;
  border: 1.5px solid currentColor; }
h1 { margin: 0 0 8px; font-size: 18px; line-height: 26px; font-weight: 620; letter-spacing: -0.012em;
  overflow-wrap: anywhere; }
.amount { margin: 0; font-size: 44px; line-height: 48px; font-weight: 640; letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums; }
.seller, .note { margin: 0; color: var(--soft); font-size: 13px; line-height: 20px; }
.seller { margin-top: 8px; }
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 24px 0 20px; }
.actions form:first-child { grid-column: 1 / -1; }
.note { padding-top: 16px; border-top: 1px solid var(--line); }
form { margin: 0; }
button, .back { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 0; border-radius: 8px;
  font: inherit; font-size: 15px; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.pay, .back { background: var(--fill); color: var(--on-fill); }
.pay:hover, .back:hover { background: var(--fill-hover); }
.fail { background: transparent; color: var(--ink); box-shadow: inset 0 0 0 1px var(--field); }
.cancel { background: transparent; color: var(--ink); box-shadow: inset 0 0 0 1px var(--field); }
.fail:hover, .cancel:hover { background: var(--canvas); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.back { margin-top: 24px; }
@media (max-width: 480px) { main { padding: 0 20px 24px; } .bar { margin: 0 -20px 20px; padding: 14px 20px; }
  .amount { font-size: 36px; line-height: 44px; } .actions { grid-template-columns: 1fr; } }
`;
