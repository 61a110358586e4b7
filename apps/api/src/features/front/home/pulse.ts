import { html, raw } from 'hono/html';
import { type Html, lines } from '../frame/html.ts';

/** One heartbeat as the product draws it (apps/web/src/ui/pulse), between two flat ends that take what room there is. */
export const beat = raw(
  '<span class="beat" aria-hidden="true"><svg width="60" height="40" viewBox="0 0 60 40"><path d="M0 24h6q4-6 8 0h4l3 4 6-24 6 30 4-10h5q5-8 10 0h8"/></svg></span>',
);

/** The line that comes in from the edge of the window and leads to the card. */
export const incoming = raw(
  `<div class="incoming" aria-hidden="true">${String(beat).repeat(2)}<span class="node now"></span></div>`,
);

/** Everything still ahead. */
export const ahead = (steps: number): Html =>
  html`<div class="to-come" aria-hidden="true"><span class="node now"></span>${lines(Array.from({ length: steps }, () => html`<span class="dots"></span><span class="node"></span>`))}</div>`;
