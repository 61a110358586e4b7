import type { Context } from 'hono';
import { z } from 'zod';
import type { Chunks } from './bodies/lazy-body.ts';
import { sendStream } from './bodies/send-file.ts';
import type { RequestEnv } from './request-context.ts';

/** Instants are written in the time of peninsular Spain; null is an empty cell. */
export type CsvValue = string | number | Date | null;

/** A heading and what stands below it. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => CsvValue];

export type CsvFile = { name: string; chunks: Chunks };

/** What a route that answers with `sendCsv` declares. */
export const csvAnswers = {
  200: { description: 'UTF-8 with its mark, semicolons', content: { 'text/csv': { schema: z.string() } } },
};

/** A CSV file that is written while it is sent: it is never in memory as a whole. */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: () => AsyncIterable<readonly Row[]>,
): CsvFile {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${utf8Mark}${csvLine(columns.map(([heading]) => heading))}`);
    for await (const rows of batches()) {
      yield Buffer.from(rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join(''));
    }
  }
  return { name, chunks };
}

export const sendCsv = (c: Context<RequestEnv>, { name, chunks }: CsvFile): Response =>
  sendStream(c, chunks, { name, mimeType: 'text/csv; charset=utf-8' });

/** The byte order mark by which spreadsheets recognise UTF-8. */
const utf8Mark = '\uFEFF';

/** One row, separated by semicolons as spreadsheets in Spain expect. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(written).join(';')}\r\n`;

function written(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? textCell(value) : madridTime(value);
}

/**
 * How formulas begin in current spreadsheets: also with full-width characters, and after blanks and line breaks, which
 * some of them skip.
 */
const likeFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Keeps a text that begins like a formula from being computed when somebody opens the file. */
function textCell(value: string): string {
  const harmless = likeFormula.test(value) ? `'${value}` : value;
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** As a spreadsheet sorts it: 2026-03-10 10:00:00. */
const madridTime = (instant: Date) =>
  instant
    .toTemporalInstant()
    .toZonedDateTimeISO('Europe/Madrid')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');
