import type { Measured } from './measure.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The least that a page has to reach; SEO only where search engines may come. */
export type Bars = Partial<Record<Category, number>>;

export type Row = Measured & { name: string; address: string; bars: Bars; load: number };

export function writePage(rows: readonly Row[], runs: number, now: Date): string {
  const head = [
    ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
    ...['first paint, s', 'largest paint, s', 'blocking, ms', 'shift', 'KB', 'requests', 'load'],
  ];
  const table = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows.map(cells)];
  return `# Lighthouse

Written by \`npm run lighthouse\` on ${now.toISOString().slice(0, 10)}: a phone on a slow line, both simulated, each page in a browser that
holds nothing of it, ${runs === 1 ? 'one visit each' : `the middle one of ${runs} visits by its performance`}. Bold is below its bar: 98, 100, 100 and 100 on the
public pages; 95, 100 and 100 on the others. Lighthouse takes the times of the processor from the machine it runs on, so
the performance falls with the load of the last minute, which stands in the last column: two cores serve, render and measure.

${table.map((line) => `| ${line.join(' | ')} |`).join('\n')}

${rows
  .filter(({ findings }) => findings.length > 0)
  .map(({ name, findings }) => `- \`${name}\`: ${findings.join(', ')}`)
  .join('\n')}
`;
}

function cells({ name, bars, scores, ...row }: Row): string[] {
  const judged = categories.map((category) => {
    const bar = bars[category];
    return bar !== undefined && scores[category] < bar ? `**${scores[category]}**` : String(scores[category]);
  });
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return [
    ...[`\`${name}\``, ...judged, seconds(row.paint), seconds(row.largestPaint), row.blocking.toFixed(0)],
    ...[row.shift.toFixed(3), (row.bytes / 1000).toFixed(0), String(row.requests), row.load.toFixed(1)],
  ];
}
