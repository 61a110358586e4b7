import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** What is sent in another way, and why nobody is left without an answer. */
const others = {
  'features/offers/write/write-offer.screen.tsx': 'saved while it is written; its buttons go to the first wrong field',
  'features/offers/review/panel.tsx': 'one field, whose button waits for it',
  'features/doctors/recommend/recommend.form.tsx': 'its button waits for the choice, which the status names',
};

// A refused field gets a message and the focus because one component sees to it (form.tsx).
it('every form of the product is the one that leads to its first wrong field', () => {
  const found = globSync('**/*.tsx', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'platform/form/form.tsx')
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('<form'));
  expect(found.sort()).toEqual(Object.keys(others).sort());
});
