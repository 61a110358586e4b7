import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

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
