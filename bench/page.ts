import type { Embedded } from './embedded.ts';
import { candidatesOfBusyOffer, ownCandidacies, ownOffers } from './fill/sizes.ts';
import type { Frames } from './frames.ts';
import type { Grown, Loaded } from './measure/measure.ts';
import { atLeast, atMost, growth, shareOf, summary, type Verdict } from './measure/verdicts.ts';
import type { Options } from './options.ts';

export type Resources = {
  restMb: { product: number; floor: number };
  loadMb: { product: number; floor: number };
  startMs: { product: number; floor: number };
  /** Null where it was not measured. */
  uploadsMb: number | null;
};

export type Report = {
  date: string;
  machine: string;
  versions: readonly string[];
  options: Options;
  sizes: readonly string[];
  /** Which program made the load. */
  generator: string;
  loaded: readonly Loaded[];
  grown: readonly Grown[];
  resources: Resources;
  embedded: readonly Embedded[];
  frames: readonly Frames[] | null;
};

/** What issue 15 asks of one process on PostgreSQL; uploads as decision 0007 has it. */
const bars = { restMb: 130, loadMb: 230, startMs: 1_200, uploadsMb: 300, taskMs: 50, embeddedMs: 100 };

export const thousands = (value: number): string => Math.round(value).toLocaleString('en-GB');
const percent = (share: number) => `${Math.round(share * 100)} %`;
const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
const bold = (verdict: Verdict) => (verdict === 'not met' ? '**not met**' : verdict === 'no bar' ? '' : verdict);
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export function writePage(report: Report): string {
  const { date, machine, versions, options, sizes, generator } = report;
  const { connections, rounds, roundMs, warmUpMs } = options;
  return `# Benchmarks

Written by \`npm run bench${options.everything ? '' : ' -- --quick'}\` on ${date}. Machines are shared and noisy: read the ratios, which come from
servers asked in turn within one run, and not the absolute figures. \`npm run bench -- --quick\` takes about two minutes.

- Machine: ${machine}
- Versions: ${versions.join(', ')}
- Data: ${sizes.join('; ')}
- Load: ${generator} on the same machine, ${connections} connections (8 for the heaviest answers), ${rounds} rounds of ${roundMs / 1000} s after ${warmUpMs / 1000} s of warm-up, product and floor in turn, medians

The floor (\`bench/floor.ts\`) is the least that could answer: node:http and pg with named statements on the product's own
tables. It checks token and session as the product does and finds the same rows and totals; it knows no permissions,
validates nothing and does not say what the reader may do. Before anything is measured both are asked once and have to agree.

## Requests per second

${loadTable(report)}

Processor time is that of the server's process and, after the plus, of PostgreSQL, for one request.

## Memory and start

${resourcesTable(report.resources)}

## The embedded database

${embeddedSection(report.embedded)}

## Growth

${growthSection(report)}
${framesSection(report.frames)}`;
}

function loadTable({ loaded }: Report): string {
  const rows = loaded.map(({ work, product, floor }) => {
    const [ours, least] = [summary(product), summary(floor)];
    const share = shareOf(product, floor);
    return [
      work.name,
      thousands(ours.requestsPerSecond),
      thousands(least.requestsPerSecond),
      percent(share),
      work.shareBar === undefined ? '' : percent(work.shareBar),
      bold(atLeast(share, work.shareBar)),
      `${ms(ours.apiMs)} + ${ms(ours.databaseMs)}`,
      `${ms(least.apiMs)} + ${ms(least.databaseMs)}`,
      ms(ours.p99Ms),
    ];
  });
  const head = ['work', 'product', 'floor', 'share', 'bar', ''];
  return table([...head, 'processor ms, product', 'floor', '99th percentile, ms'], rows);
}

function resourcesTable({ restMb, loadMb, startMs, uploadsMb }: Resources): string {
  const seconds = (value: number) => (value / 1000).toFixed(2);
  const row = (name: string, ours: number | null, least: string, bar: number, unit: (value: number) => string) => [
    name,
    ours === null ? 'not measured' : unit(ours),
    least,
    unit(bar),
    ours === null ? '' : bold(atMost(ours, bar)),
  ];
  return table(
    ['', 'product', 'floor', 'bar', ''],
    [
      row('memory at rest, MB', restMb.product, String(restMb.floor), bars.restMb, String),
      row('memory under load, MB', loadMb.product, String(loadMb.floor), bars.loadMb, String),
      row('memory with twenty uploads of 5 MB at once, MB', uploadsMb, '', bars.uploadsMb, String),
      row('start to the first answer, s', startMs.product, seconds(startMs.floor), bars.startMs, seconds),
    ],
  );
}

/** What `npm start` gives an office without a server of its own. */
function embeddedSection(embedded: readonly Embedded[]): string {
  const rows = embedded.map(({ work, requestsPerSecond, p50Ms, p95Ms }) => [
    ...[work, thousands(requestsPerSecond), ms(p50Ms), ms(p95Ms)],
    ...[`${bars.embeddedMs} ms`, bold(atMost(p95Ms, bars.embeddedMs))],
  ]);
  return `The data of the demo, 50 people at once, each of whom asks again as soon as there is an answer.

${table(['work', 'requests per second', 'median, ms', '95th percentile, ms', 'bar', ''], rows)}`;
}

const timesBar = (bar: number | undefined) => (bar === undefined ? '' : `${bar} x`);

/** One request at a time. With one size there is no growth to judge, and the lists are judged at that size. */
function growthSection({ grown, options }: Report): string {
  const several = options.sizes.length > 1;
  const sizes = options.sizes.map((size) => `${thousands(size)} offers, ms`);
  const rows = grown.map(({ work, product, floor }) => {
    const times = growth(product);
    const slowest = product.at(-1) ?? Number.NaN;
    return [
      work.name,
      ...product.map(ms),
      ms(floor.at(-1) ?? Number.NaN),
      ...(several ? [`${times.toFixed(1)} x`, timesBar(work.growthBar), bold(atMost(times, work.growthBar))] : []),
      work.medianBarMs === undefined ? '' : `${work.medianBarMs} ms`,
      bold(atMost(slowest, work.medianBarMs)),
    ];
  });
  const head = ['work', ...sizes, 'floor at the largest', ...(several ? ['growth', 'bar', ''] : []), 'bar', ''];
  const chart = several
    ? '![Time of one request at every size](images/benchmark-growth.svg)'
    : 'Measured at one size only: the figures of growth are missing.';
  return `From the request to the whole answer, one request at a time, the sizes in turn, medians of ${options.glances}. The last bar is that of
the named lists at the largest size. Growth is judged from a millisecond on. A product grows by more hospitals, so the
hospital whose people ask has ${ownOffers} offers and about ${thousands(ownCandidacies + candidatesOfBusyOffer)} candidacies at every size. The largest one has one in ten of all candidacies
(100,000 of 1,000,000): its own rows grow with the product, and it has the last bar alone.

${chart}

${table(head, rows)}
`;
}

function framesSection(frames: readonly Frames[] | null): string {
  if (frames === null) return '';
  const rows = frames.map(({ work, frames: drawn, processorMs, longestMs }) => [
    work,
    String(drawn),
    ms(processorMs),
    ms(longestMs),
    `${bars.taskMs} ms`,
    bold(atMost(processorMs, bars.taskMs)),
  ]);
  return `
## A board with 500 cards in a browser

The longest task of the page's main thread, from the browser's own trace; judged by the processor time, because the clock
counts whatever else the machine ran.

${table(['work', 'frames', 'longest task, processor ms', 'by the clock, ms', 'bar', ''], rows)}
`;
}
