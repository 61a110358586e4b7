import type { Grown } from './measure/measure.ts';
import { thousands } from './page.ts';

const width = 800;
const rowHeight = 24;
const left = 220;
const right = 60;
const top = 44;

/** The time of one request at every size: a row for each kind, a logarithmic scale, the floor beside the product. */
export function growthChart(grown: readonly Grown[], sizes: readonly number[]): string {
  const all = grown.flatMap(({ product, floor }) => [...product, ...floor]);
  const least = 10 ** Math.floor(Math.log10(Math.min(...all)));
  const most = 10 ** Math.ceil(Math.log10(Math.max(...all)));
  const x = (ms: number) => {
    const share = Math.log10(ms / least) / Math.log10(most / least);
    return Math.round((left + share * (width - left - right)) * 10) / 10;
  };
  const height = top + grown.length * rowHeight + 30;
  const decades = Array.from({ length: Math.round(Math.log10(most / least)) + 1 }, (_, index) => least * 10 ** index);
  const bottom = height - 26;
  const grid = decades.map(
    (ms) =>
      `<path class="grid" d="M${x(ms)} ${top - 8}V${bottom}"/><text class="quiet" x="${x(ms)}" y="${height - 8}" text-anchor="middle">${ms} ms</text>`,
  );
  const line = (name: string, times: readonly number[], y: number) => [
    `<path class="${name}" d="M${times.map((ms) => `${x(ms)} ${y}`).join('L')}"/>`,
    ...times.map((ms, index) => `<circle class="${name}" cx="${x(ms)}" cy="${y}" r="${2.5 + index}"/>`),
  ];
  const rows = grown.flatMap(({ work, product, floor }, index) => {
    const y = top + index * rowHeight + 8;
    return [
      `<text x="${left - 16}" y="${y + 4}" text-anchor="end">${work.name}</text>`,
      ...line('floor', floor, y + 4),
      ...line('product', product, y - 4),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Time of one request with ${sizes.map(thousands).join(', ')} offers">
<style>
text{font:12px system-ui,sans-serif;fill:#1f2937}.quiet{fill:#6b7280}.grid{stroke:#d1d5db}
path{fill:none;stroke-width:2}path.grid{stroke-width:1}
path.product{stroke:#0f766e}circle.product{fill:#0f766e}path.floor{stroke:#b45309}circle.floor{fill:#b45309}
@media (prefers-color-scheme:dark){text{fill:#e5e7eb}.quiet{fill:#9ca3af}.grid{stroke:#4b5563}
path.product{stroke:#2dd4bf}circle.product{fill:#2dd4bf}path.floor{stroke:#fbbf24}circle.floor{fill:#fbbf24}}
</style>
<circle class="product" cx="${left}" cy="14" r="4"/><text x="${left + 10}" y="18">product</text>
<circle class="floor" cx="${left + 90}" cy="14" r="4"/><text x="${left + 100}" y="18">floor</text>
<text class="quiet" x="${left + 160}" y="18">the larger the dot, the more offers: ${sizes.map(thousands).join(', ')}</text>
${[...grid, ...rows].join('\n')}
</svg>
`;
}
