import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** What says by itself that a call failed, and why it does not have to wait for the network. */
const others = {
  'features/petitions/review/actions.tsx': 'reads a file',
  'features/petitions/review/conflict.ts': 'explains the failures of actions',
  'features/search/palette/use-palette-sections.tsx': 'reads which petition comes next',
  'features/selection/board/columns.tsx': 'reads more cards',
  'features/selection/candidacy/paper.tsx': 'reads a file',
};

// Actions and forms wait by themselves (use-action.ts, form.tsx); a button that calls the server on its own would fail
// at once where there is no network, and what was chosen would be forgotten (docs/decisions/0071).
it('every button that changes something waits for the network', () => {
  const found = globSync('features/**/*.{ts,tsx}', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => {
      const code = readFileSync(join(source, file), 'utf8');
      return code.includes('toastFailure(') && !/\b(useAction|withNetwork)\(/.test(code);
    });
  expect(found.sort()).toEqual(Object.keys(others).sort());
});
