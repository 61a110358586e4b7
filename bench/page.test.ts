import { describe, expect, test } from 'vitest';
import { growthChart } from './chart.ts';
import type { Grown, Loaded } from './measure/measure.ts';
import type { Round } from './measure/verdicts.ts';
import { readOptions } from './options.ts';
import { type Report, writePage } from './page.ts';
import type { Work } from './work.ts';

const work = (name: string, bars: Partial<Work> = {}): Work => ({
  ...{ name, as: 'doctor', paths: ['/offers'], alike: [], growthBar: 1.5 },
  ...bars,
});
const round = (requestsPerSecond: number): Round => ({
  requestsPerSecond,
  ...{ apiMs: 0.5, databaseMs: 12.34, p50Ms: 3, p99Ms: 4 },
});
const loaded = (name: string, product: number, floor: number, bars?: Partial<Work>): Loaded => ({
  ...{ work: work(name, bars), product: [round(product)], floor: [round(floor)] },
});
const grown: Grown[] = [
  { work: work('offers', { medianBarMs: 50 }), product: [10, 12, 15], floor: [1, 1, 2] },
  { work: work('users', { medianBarMs: 50 }), product: [10, 30, 60], floor: [1, 1, 2] },
];

const report = (changes: Partial<Report> = {}): Report => ({
  ...{ date: '2026-11-16', machine: '2 × any', versions: ['Node 26'], sizes: ['20,000 offers'], generator: 'wrk' },
  options: readOptions([]),
  loaded: [
    loaded('offers', 600, 1000, { shareBar: 0.6 }),
    loaded('session', 100, 1000, { shareBar: 0.6 }),
    loaded('users', 1, 1000),
  ],
  grown,
  resources: {
    restMb: { product: 130, floor: 60 },
    loadMb: { product: 231, floor: 100 },
    startMs: { product: 1_900, floor: 200 },
    uploadsMb: null,
  },
  embedded: [
    { work: 'offers', requestsPerSecond: 800, p50Ms: 60, p95Ms: 99.5 },
    { work: 'one offer', requestsPerSecond: 400, p50Ms: 90, p95Ms: 130 },
  ],
  frames: null,
  ...changes,
});

const rowOf = (page: string, ...begins: string[]) =>
  page.split('\n').find((line) => line.startsWith(`| ${begins.join(' | ')}`)) ?? '';

describe('the page', () => {
  test('says of every bar whether it is met', () => {
    const page = writePage(report());
    expect(rowOf(page, 'offers', '600')).toBe(
      '| offers | 600 | 1,000 | 60 % | 60 % | met | 0.50 + 12.3 | 0.50 + 12.3 | 4.00 |',
    );
    expect(rowOf(page, 'session', '100')).toContain('| 10 % | 60 % | **not met** |');
    expect(rowOf(page, 'users', '1')).toContain('| 0 % |  |  |');
  });

  test('judges memory and start', () => {
    const page = writePage(report());
    expect(rowOf(page, 'memory at rest')).toContain('| 130 | 60 | 130 | met |');
    expect(rowOf(page, 'memory under load')).toContain('| 231 | 100 | 230 | **not met** |');
    expect(rowOf(page, 'memory with twenty')).toContain('| not measured |  | 300 |  |');
    expect(rowOf(page, 'start to')).toContain('| 1.90 | 0.20 | 1.20 | **not met** |');
  });

  test('judges how long people wait for the embedded database', () => {
    const page = writePage(report());
    expect(rowOf(page, 'offers', '800')).toBe('| offers | 800 | 60.0 | 99.5 | 100 ms | met |');
    expect(rowOf(page, 'one offer', '400')).toBe('| one offer | 400 | 90.0 | 130.0 | 100 ms | **not met** |');
  });

  test('judges growth, and the named lists at the largest size', () => {
    const page = writePage(report());
    expect(rowOf(page, 'offers', '10.0')).toContain('| 1.5 x | 1.5 x | met | 50 ms | met |');
    expect(rowOf(page, 'users', '10.0')).toContain('| 6.0 x | 1.5 x | **not met** | 50 ms | **not met** |');
    expect(page).toContain('images/benchmark-growth.svg');
  });

  test('says so where there is one size only', () => {
    const single = grown.map((row) => ({ ...row, product: [10], floor: [1] }));
    const page = writePage(report({ options: readOptions(['--quick']), grown: single }));
    expect(page).toContain('the figures of growth are missing');
    expect(page).not.toContain('benchmark-growth.svg');
    expect(rowOf(page, 'users', '10.0')).toBe('| users | 10.0 | 1.00 | 50 ms | met |');
  });

  test('has a section for the browser only where one was there', () => {
    expect(writePage(report())).not.toContain('in a browser');
    const frames = [{ work: 'scrolling', frames: 600, longestMs: 80, processorMs: 51 }];
    expect(rowOf(writePage(report({ frames })), 'scrolling')).toContain('| 51.0 | 80.0 | 50 ms | **not met** |');
  });
});

describe('the chart', () => {
  const chart = growthChart(grown, [20_000, 200_000, 1_000_000]);

  test('has a row for each kind and a dot for each size, of product and floor', () => {
    expect(chart.match(/<circle class="product"/g)).toHaveLength(1 + 2 * 3);
    expect(chart.match(/<circle class="floor"/g)).toHaveLength(1 + 2 * 3);
    expect(chart).toContain('>users</text>');
  });

  test('draws longer times further to the right, on a scale of whole decades', () => {
    const xs = [...chart.matchAll(/<circle class="product" cx="([\d.]+)"/g)].map(([, x]) => Number(x)).slice(-3);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect([...chart.matchAll(/>(\d+) ms</g)].map(([, ms]) => ms)).toEqual(['1', '10', '100']);
  });
});
