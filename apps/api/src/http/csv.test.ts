import { describe, expect, test } from 'vitest';
import { csvFile, csvLine } from './csv.ts';

describe('a row for a spreadsheet', () => {
  test('separates by semicolons and quotes what would be read as more than one cell', () => {
    expect(csvLine(['Núria', '12 %', ''])).toBe('Núria;12 %;\r\n');
    expect(csvLine(['uno; dos', 'di "hola"', 'a\r\nb'])).toBe('"uno; dos";"di ""hola""";"a\r\nb"\r\n');
  });

  test('is one cell also where another separator is chosen on opening', () => {
    expect(csvLine(['Soler,=1+1', 'Soler\t=1+1'])).toBe('"Soler,=1+1";"Soler\t=1+1"\r\n');
  });

  test.each([
    ...['=HYPERLINK("https://evil.example")', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1', '\tx'],
    ...[' =1+1', '\u00A0=1+1', '＝1+1', '＋1', '－1', '＠SUM(A1)'],
  ])('%j is a text, not a formula', (value) => {
    const line = csvLine([value]);
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  });
});

describe('what is no text', () => {
  test('an instant is written as the clocks in Spain show it, in winter and in summer', () => {
    const instants = [new Date('2026-01-31T23:30:00.000Z'), new Date('2026-07-01T22:00:05.999Z')];
    expect(csvLine(instants)).toBe('2026-02-01 00:30:00;2026-07-02 00:00:05\r\n');
  });

  test('a number stays a number, also below zero, and nothing is an empty cell', () => {
    expect(csvLine([-3, 0, null])).toBe('-3;0;\r\n');
  });
});

test('a file begins with the mark of UTF-8 and its headings, and reads a batch when it is asked for', async () => {
  let read = 0;
  async function* batches() {
    for (const rows of [[{ name: 'Núria', days: 2 }], [{ name: '=1+1', days: null }]]) {
      read += 1;
      yield rows;
    }
  }
  const { name, chunks } = csvFile(
    'tabla.csv',
    [
      ['Nombre', (row: { name: string; days: number | null }) => row.name],
      ['Días', ({ days }) => days],
    ],
    batches,
  );
  const written: string[] = [];
  for await (const chunk of chunks(new AbortController().signal)) {
    expect(read).toBe(written.length);
    written.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk));
  }
  expect(name).toBe('tabla.csv');
  expect(written).toEqual(['\uFEFFNombre;Días\r\n', 'Núria;2\r\n', "'=1+1;\r\n"]);
});
