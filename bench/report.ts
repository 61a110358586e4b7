import { cpus, release } from 'node:os';

export type Row = { server: string; requestsPerSecond: number[]; p99Milliseconds: number[] };

export type Report = {
  path: string;
  answerBytes: number;
  connections: number;
  roundSeconds: number;
  /** The bar's server comes first. */
  rows: readonly [Row, ...Row[]];
  api: Row;
  barPercent: number;
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Throughput of the API in percent of another server's, by their medians. */
export const percentOf = (api: Row, other: Row): number =>
  (100 * median(api.requestsPerSecond)) / median(other.requestsPerSecond);

export function table({ rows, api }: Report): string {
  const lines = [...rows, api].map((row) =>
    [
      row.server,
      thousands(median(row.requestsPerSecond)),
      row.requestsPerSecond.map(thousands).join(', '),
      median(row.p99Milliseconds).toFixed(1),
      row === api ? '' : `${percentOf(api, row).toFixed(0)} %`,
    ].join(' | '),
  );
  return [
    '| server | requests per second, median | each round | 99th percentile, ms | the API reaches |',
    '|---|---:|---|---:|---:|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

export function page(report: Report, versions: Record<string, string>, date: Date): string {
  const { path, answerBytes, connections, roundSeconds, api, barPercent, rows } = report;
  const software = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `# Benchmarks

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}. Machines are shared and noisy: read the ratios, which
come from servers loaded in turn within one run, and not the absolute figures.

- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}, ${process.platform} ${release()}
- Versions: ${software.join(', ')}
- Load: ${connections} connections, ${api.requestsPerSecond.length} rounds of ${roundSeconds} s per server in turn, after a warm-up; the load comes from the same machine

## The emptiest endpoint: \`GET ${path}\`

No data is read; the answer is ${answerBytes} bytes of JSON. The API runs as a process of its own on the embedded database,
with its log at \`info\`, written to a file.

${table(report)}

Bar: at least ${barPercent} % of the bare server that sends the same bytes. Reached: **${percentOf(api, rows[0]).toFixed(0)} %**.

The queue of petitions has a page of its own: [benchmarks-petitions.md](benchmarks-petitions.md); the doctors' search,
too: [benchmarks-offers.md](benchmarks-offers.md), and the dashboards: [benchmarks-dashboards.md](benchmarks-dashboards.md).
`;
}

const thousands = (value: number) => Math.round(value).toLocaleString('en-GB');
