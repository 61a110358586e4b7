import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../..');
const own = 'ui/fields/date/';

/** The browser's own fields, the library's, and the product's without its placeholder while it loads. */
const others = [
  { what: 'a field of the browser', sign: /type(=|: ?)\{?["'](date|datetime-local|month|week)["']/ },
  { what: 'a field of the library', sign: /['"]@mantine\/dates/ },
  { what: 'the field without its placeholder', sign: /['"][^'"]*\/date-input\.tsx['"]/ },
];

function findOthers(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith(own) && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => others.filter(({ sign }) => sign.test(text)).map(({ what }) => `${path}: ${what}`));
}

test('the whole product has one date field', () => {
  const paths = globSync('**/*.{ts,tsx}', { cwd: source }).map((path) => path.replaceAll('\\', '/'));
  expect(paths.filter((path) => path.startsWith(own)).length).toBeGreaterThan(0);
  expect(findOthers(paths.map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') })))).toEqual([]);
});

test.each([
  '<TextField type="date" />',
  "<input type={'datetime-local'} />",
  "const field = { type: 'month' };",
  "import { DatePicker } from '@mantine/dates';",
  "import { DateInput } from '../../ui/fields/date/date-input.tsx';",
])('%s would be another', (text) => {
  expect(findOthers([{ path: 'features/offers/write/fields.tsx', text }])).toHaveLength(1);
});
