import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Category, categories } from './page.ts';

const run = promisify(execFile);

/**
 * Fetched by npm on first use and kept in its cache: with everything it brings it is 186 MB, which nobody who installs
 * the repository should have to load (docs/decisions/0111).
 */
const program = 'lighthouse@13.5.0';

export type Measured = {
  scores: Record<Category, number>;
  /** Milliseconds, except for the layout shift. */
  paint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
  requests: number;
  /** What keeps a score below 100, as the report names it. */
  findings: string[];
};

type Audit = {
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: { transferSize?: number }[] };
};
type Report = {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
};

type Visit = {
  /** Where the browser listens. */
  port: number;
  /** The session is in the storage, which is emptied otherwise. */
  keepsStorage: boolean;
  folder: string;
};

/** One visit as on a phone with a slow line, both simulated. */
export async function measure(url: string, { port, keepsStorage, folder }: Visit): Promise<Measured> {
  const file = join(folder, 'report.json');
  const options = [
    ...[`--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet'],
    ...[`--only-categories=${categories.join(',')}`, '--max-wait-for-load=60000'],
    ...(keepsStorage ? ['--disable-storage-reset'] : []),
  ];
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`;
  await run('npx', ['--yes', program, url, ...options], { env: { ...process.env, PATH: path }, timeout: 240_000 });
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return read(report);
}

function read({ audits, categories: found }: Report): Measured {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const sent = audits['network-requests']?.details?.items ?? [];
  const weighed = categories.flatMap((category) => found[category].auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round(found[category].score * 100)]),
    ) as Measured['scores'],
    paint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: sent.length,
    findings: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

/** The visit in the middle by its performance: its other figures belong to it. */
export function median(measured: readonly Measured[]): Measured {
  const sorted = measured.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
