import { type Community, communities } from '@fonendo/domain/reference/communities';
import {
  centres,
  cityRadius,
  inDrawingOrder,
  insetLine,
  mapSize,
  outlines,
  toneOf,
} from '@fonendo/domain/reference/spain-map';
import type { Locale } from '@fonendo/domain/shared/locale';
import { html } from 'hono/html';
import { type Html, lines } from '../frame/html.ts';
import { counted, frontTexts, numberIn } from '../frame/texts.ts';

type Counts = readonly { value: string; count: number }[];
type Parts = {
  counts: Counts;
  chosen?: readonly Community[] | undefined;
  /** Where a community leads: on a list, to the same list there, or without it if it is chosen. */
  addressOf: (community: Community) => string;
  locale: Locale;
};

/** Each community that has offers is a link with its name and their number. The same stands beside it as a list. */
export function spainMap({ counts, chosen = [], addressOf, locale }: Parts): Html {
  const t = frontTexts[locale].list;
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  const areas = inDrawingOrder(chosen).map((code) => {
    const count = countOf.get(code) ?? 0;
    const shape = html`${areaOf(code, `tone-${toneOf(count)}${chosen.includes(code) ? ' chosen' : ''}`)}`;
    if (count === 0) return shape;
    const [x, y] = centres[code];
    const said = `${communities[code].name}: ${counted(t.found_one, t.found_other, count, locale)}`;
    return html`<a href="${addressOf(code)}" aria-label="${said}"${chosen.includes(code) ? html` aria-current="true"` : ''}><title>${said}</title>${shape}<text x="${x}" y="${y}" class="on-${toneOf(count)}">${numberIn(count, locale)}</text></a>`;
  });
  const legend = [t.tone0, t.tone1, t.tone2, t.tone3, t.tone4].map(
    (name, tone) => html`<li><span class="tone-${tone}"></span>${name}</li>`,
  );
  return html`<div class="map">${drawing(html`aria-label="${t.byCommunity}" role="group"`, lines(areas))}<ul class="legend" aria-hidden="true">${lines(legend)}</ul><p class="source">${t.mapSource}</p></div>`;
}

const placeMaps = new Map<Community, Html>();

/** Where an offer is: one community among the others. The same for every offer there, so each is drawn once. */
export function placeMap(community: Community): Html {
  const drawn = placeMaps.get(community) ?? drawPlace(community);
  placeMaps.set(community, drawn);
  return drawn;
}

function drawPlace(community: Community): Html {
  const areas = inDrawingOrder([community]).map((code) => areaOf(code, code === community ? 'here' : 'tone-0'));
  return html`<div class="map small">${drawing(html`aria-hidden="true"`, lines(areas))}</div>`;
}

function areaOf(code: Community, name: string): Html {
  const outline = outlines[code];
  const [x, y] = centres[code];
  return outline
    ? html`<path class="${name}" d="${outline}"/>`
    : html`<circle class="${name}" cx="${x}" cy="${y}" r="${cityRadius}"/>`;
}

const drawing = (attributes: Html, areas: Html): Html =>
  html`<svg viewBox="0 0 ${mapSize.width} ${mapSize.height}" ${attributes}><path class="inset" d="${insetLine}"/>${areas}</svg>`;
