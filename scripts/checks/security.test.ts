import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../repository.ts';

/** docs/security.md promises a test for all that it calls met; whether the paths exist is checked with all documents. */
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

const states = ['met', 'partly', 'not met', 'operator', 'none'];
const testPath = /`(apps|packages|e2e|scripts)\/[\w./-]+\.(test|spec)\.ts`|`scripts\/generate\.ts`/;

type Row = { requirement: string; state: string; where: string; proof: string };

const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, requirement = '', state = '', where = '', proof = '', ...rest] = line
      .split('|')
      .map((cell) => cell.trim());
    if (rest.length !== 1) throw new Error(`not four cells: ${line}`);
    return { requirement, state, where, proof };
  });

describe('the list of security requirements', () => {
  test('has all seventeen chapters', () => {
    const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    expect(rows.length).toBeGreaterThan(100);
  });

  test('names each requirement once', () => {
    const numbers = rows.map(({ requirement }) => requirement.split(' ')[0]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test.each(rows)('$requirement is $state, and says why', ({ state, where, proof }) => {
    expect(states).toContain(state);
    if (state === 'met') expect(proof).toMatch(testPath);
    if (state === 'partly' || state === 'not met') expect(proof.length).toBeGreaterThan(10);
    if (state === 'partly' || state === 'operator') expect(where).not.toBe('');
  });
});
