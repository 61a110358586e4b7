import { join } from 'node:path';
import { centres, cityRadius, inDrawingOrder, insetLine, mapSize, outlines } from '@fonendo/domain/reference/spain-map';
import { Resvg } from '@resvg/resvg-js';
import { sourceFolder } from '../../source-folder.ts';
import { type FontWeight, fontOf } from '../fonts.ts';
import { inks } from '../style.ts';
import { type OfferPicture, pictureSize } from './draw-picture.port.ts';
import { wrapped } from './wrapped.ts';

const { width, height } = pictureSize;
const margin = 72;
const textWidth = width - 2 * margin;
/** The map stands at the right of what is below the title. */
const mapWidth = 270;

const colours = { ...inks, canvas: '#F6F9F9', land: '#DFE8EA', coast: '#B9C8CC' } as const;

type Style = { size: number; weight: FontWeight; color: string; tracking?: number };

const fontFiles = ['Inter-Regular.ttf', 'Inter-SemiBold.ttf'].map((name) => join(sourceFolder, 'pdf/fonts', name));

/** The picture of an offer as PNG. For threads: it takes some 40 ms. */
export function layOutPicture(picture: OfferPicture): Buffer {
  const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' } };
  return new Resvg(pictureSvg(picture), options).render().asPng();
}

function pictureSvg({ title, hospital, place, community, salary, salaryNote }: OfferPicture): string {
  const heading = headingOf(title);
  const beside = textWidth - mapWidth - 24;
  const amount: Style = { size: 46, weight: 'strong', color: colours.teal, tracking: -1 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter">
<rect width="${width}" height="${height}" fill="${colours.canvas}"/>
<rect width="${width}" height="10" fill="${colours.teal}"/>
${brand()}
${heading.lines.map((line, index) => text(line, margin, heading.top + index * heading.leading, heading.style)).join('')}
${map(community)}
${oneLine(hospital, 446, { size: 32, weight: 'strong', color: colours.ink }, beside)}
${oneLine(place, 488, { size: 28, weight: 'regular', color: colours.soft }, beside)}
${text(salary, margin, 566, amount)}
${text(salaryNote, margin + widthIn(amount)(salary) + 16, 566, { size: 26, weight: 'regular', color: colours.soft })}
</svg>`;
}

/** Large where it fits into two lines, else smaller in three. */
function headingOf(title: string) {
  const styleOf = (size: number): Style => ({ size, weight: 'strong', color: colours.ink, tracking: size * -0.03 });
  const large = styleOf(76);
  const lines = wrapped(title, widthIn(large), textWidth, 3);
  const isShort = lines.length < 3 && !lines.at(-1)?.endsWith('…');
  if (isShort) return { lines, style: large, top: 232, leading: 86 };
  const small = styleOf(60);
  return { lines: wrapped(title, widthIn(small), textWidth, 3), style: small, top: 210, leading: 70 };
}

const brand =
  () => `<g transform="translate(${margin} 62) scale(1.75)"><rect width="32" height="32" rx="8.5" fill="${colours.teal}"/><g transform="translate(-.65 -.6)" fill="none" stroke="#FFFFFF" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M5 17.5H9.7L13.6 7.4L18.4 23.6C19.7 27.6 25.2 26.4 25.2 21.4V18.9"/><circle cx="25.2" cy="15.4" r="3.1"/></g></g>
${text('Fonendo', margin + 74, 103, { size: 36, weight: 'strong', color: colours.ink, tracking: -0.9 })}`;

function map(community: OfferPicture['community']): string {
  const areas = inDrawingOrder([community]).map((code) => {
    const fill = code === community ? colours.teal : colours.land;
    const [x, y] = centres[code];
    const outline = outlines[code];
    return outline
      ? `<path d="${outline}" fill="${fill}"/>`
      : `<circle cx="${x}" cy="${y}" r="${cityRadius}" fill="${fill}"/>`;
  });
  const scale = mapWidth / mapSize.width;
  const [left, top] = [width - margin - mapWidth + 14, height - mapSize.height * scale - 26];
  return `<g transform="translate(${left} ${top}) scale(${scale})" stroke="${colours.canvas}" stroke-width="1.6"><path d="${insetLine}" fill="none" stroke="${colours.coast}" stroke-width="1"/>${areas.join('')}</g>`;
}

const oneLine = (content: string, y: number, style: Style, most: number): string =>
  wrapped(content, widthIn(style), most, 1)
    .map((line) => text(line, margin, y, style))
    .join('');

const text = (content: string, x: number, y: number, { size, weight, color, tracking = 0 }: Style): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight === 'strong' ? 600 : 400}" letter-spacing="${tracking}" fill="${color}">${escaped(content)}</text>`;

const widthIn =
  ({ size, weight, tracking = 0 }: Style) =>
  (content: string): number => {
    const font = fontOf(weight);
    return (font.layout(content).advanceWidth / font.unitsPerEm) * size + tracking * [...content].length;
  };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without what XML does not allow at all, in which one letter would cost the whole picture. */
const escaped = (content: string): string =>
  content
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);
